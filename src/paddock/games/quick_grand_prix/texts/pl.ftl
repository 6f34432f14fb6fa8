# Quick Grand Prix po polsku. Nazwa karty zawiera jej dwie prędkości: S3 (2/4).

tagline = Dwa auta, dwie karty, sześć sekcji: jak szybko odważysz się pojechać, zanim kości wyrzucą cię szeroko? Wyścig w dziesięć minut, sezon w jeden wieczór.

### O co chodzi

ask-first-dealt = Kto dostaje pierwszą kartę?
ask-deal = Którą kartę rozdano zakrytą?
ask-turn-up = Którą kartę odkryto na środku?
ask-first-card = Pierwsza karta: { $card }, kość { $die }, { $place ->
        [9] koniec stawki
       *[other] { $place }. miejsce w kwalifikacjach
    }. Zostawić ją, odrzucić i dobrać inną czy zamienić z kartą na środku?
ask-second-card = Druga karta: { $card }, kość { $die }, { $place ->
        [9] koniec stawki
       *[other] { $place }. miejsce w kwalifikacjach
    }. Zostawić ją czy zamienić z kartą na środku?
ask-take-or-swap = Weź ze środka drugą kartę do { $card } albo najpierw zamień { $card } (wolno raz).
ask-take = Weź ze środka drugą kartę do { $card }.
ask-car-ahead = Pola startowe { $first } i { $second }: które auto zajmie lepsze?
ask-speeds = Sekcja { $section } z { $sections }, limit bezpieczeństwa { $limit }: prędkość albo pit stop dla każdego auta.
ask-speeds-drs = Sekcja { $section } z { $sections }, limit bezpieczeństwa { $limit }, DRS: prędkość albo pit stop dla każdego auta; do wyprzedzenia wystarczy równa prędkość.
ask-swap-after-stop = { $car } było w boksie: zamienić jedną kartę z kartą na środku?

### Co można zrobić i ile to kosztuje

do-first = { $seat } dostaje pierwszą kartę
do-deal = Rozdaj { $card }
do-turn = Odkryj { $card }
do-keep = Zostaw { $card }
do-discard = Odrzuć { $card } odkrytą i dobierz inną kartę, do zostawienia albo zamiany
do-swap = Oddaj { $given }, weź { $card }: kość { $die }, { $place ->
        [9] koniec stawki
       *[other] { $place }. miejsce w kwalifikacjach
    }
do-swap-late = Oddaj { $given }, weź { $card } (jedyna zamiana): kość { $die }, { $place ->
        [9] koniec stawki
       *[other] { $place }. miejsce w kwalifikacjach
    }
do-take = Weź { $card }: kość { $die }, { $place ->
        [9] koniec stawki
       *[other] { $place }. miejsce w kwalifikacjach
    }
do-ahead = { $car } startuje z pola { $first }, { $other } z pola { $second }
do-drive = { $car-a } { $total-a } ({ $a }){ $over-a ->
        [0] { "" }
       *[other] , { $over-a } ponad limit
    }; { $car-b } { $total-b } ({ $b }){ $over-b ->
        [0] { "" }
       *[other] , { $over-b } ponad limit
    }
do-drive-a-pits = { $car-a } robi pit stop; { $car-b } { $total-b } ({ $b }){ $over-b ->
        [0] { "" }
       *[other] , { $over-b } ponad limit
    }
do-drive-b-pits = { $car-a } { $total-a } ({ $a }){ $over-a ->
        [0] { "" }
       *[other] , { $over-a } ponad limit
    }; { $car-b } robi pit stop
do-drive-both-pit = { $car-a } i { $car-b } robią pit stop
do-stay = Zostaw obie karty
do-trade = Oddaj { $given }, weź { $card }: kość { $die }

### Dlaczego czegoś nie można

why-not-in-the-middle = Karta { $card } nie leży na środku.
why-no-second-discard = Odrzucić wolno tylko pierwszą kartę; drugą się zostawia albo zamienia.
why-swapped-already = Przy wybieraniu ze środka wolno zamienić raz i to już się stało: teraz weź kartę.
why-card-not-yours = Karty { $card } nie ma na ręce tego zespołu.
why-one-card-each = Każde auto potrzebuje własnej karty prędkości: jedna karta nie służy obu autom w tej samej sekcji.

### Co się dzieje: sezon

event-race-begins = Wyścig { $race }: { $circuit }.
event-wins-title = { $seat } wygrywa sezon, zdobywając { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
event-shares-title = { $seat } dzieli tytuł, zdobywając { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.

### Co się dzieje: dobór kart

event-deals-first = { $seat } dostaje pierwszą kartę.
event-is-dealt = { $seat } dostaje zakrytą kartę.
event-sees = Rozdano: { $card }.
event-turned-up = { $card } leży odkryta na środku.
event-keeps = { $seat } zostawia kartę.
event-discards = { $seat } odrzuca { $card }.
event-swaps = { $seat } oddaje { $given } i bierze { $taken } ze środka.
event-is-dealt-again = { $seat } dostaje drugą kartę.
event-keeps-second = { $seat } zostawia drugą kartę.
event-laid-out = { $count ->
        [0] Nie została żadna karta do wyłożenia.
        [one] Ostatnią kartę wyłożono odkrytą na środek.
        [few] Pozostałe { $count } karty wyłożono odkryte na środek.
       *[other] Pozostałych { $count } kart wyłożono odkrytych na środek.
    }
event-takes = { $seat } bierze { $card }.
event-swaps-late = { $seat } oddaje { $given } i bierze { $taken } przed wyborem drugiej karty.
event-left-over = { $count ->
        [one] Jedna karta zostaje na środku na zamiany po pit stopach.
        [few] { $count } karty zostają na środku na zamiany po pit stopach.
       *[other] { $count } kart zostaje na środku na zamiany po pit stopach.
    }

### Co się dzieje: pola startowe

event-reveals = { $seat } pokazuje { $card }.
event-starts-last = { $seat } ma kartę końca stawki: jedno auto startuje ostatnie.
event-puts-ahead = { $seat } ustawia { $car } z przodu.
event-lines-up = { $car } startuje z pola { $place }.
event-sl-in-front = Karta SL leży przed stawką; pierwszy limit bezpieczeństwa to { $limit }.

### Co się dzieje: sekcja

event-section-begins = Sekcja { $section }: limit bezpieczeństwa { $limit }.
event-drs-section = DRS działa w sekcji { $section }: wyprzedza się także przy równej prędkości.
event-drives = { $car } jedzie { $speed }: razem { $total }.
event-pits = { $car } zjeżdża do boksu i zostawia lukę.
event-fastest = { $car } jest najszybsze z { $total }, ponad limitem { $limit }, i musi sprawdzić przyczepność.
event-holds = { $car } utrzymuje się na drodze: kości obok (przed: { $ahead }, za: { $behind }) dają { $sum }, nie więcej niż { $difficulty }.
event-goes-wide = { $car } wyjeżdża szeroko: kości obok (przed: { $ahead }, za: { $behind }) dają { $sum }, więcej niż { $difficulty }; musi cofnąć się o { $back ->
        [one] { $back } miejsce
        [few] { $back } miejsca
       *[other] { $back } miejsc
    }.
event-drops-back = { $car } spada na miejsce { $place } i jedzie dalej z prędkością { $speed }.
event-is-damaged = { $car } jest uszkodzone: bez mocy silnika i z jednym wyprzedzeniem na sekcję aż do pit stopu.
event-passes = { $car } wyprzedza { $other }.
event-passes-gap = { $car } wyprzedza { $other }.
event-passes-with-drs = { $car } wyprzedza { $other } dzięki DRS.
event-is-held = { $car } zostaje za { $other }.
event-is-blocked = { $car } utyka za { $other }, którego karta jest zakryta.
event-has-passed-enough = { $car } ma za sobą { $limit ->
        [one] swoje jedyne wyprzedzenie
        [few] wszystkie { $limit } wyprzedzenia
       *[other] wszystkie { $limit } wyprzedzeń
    }.
event-round-ends = Wszystkie karty prędkości są zakryte: sekcja { $section } przejechana.
event-returns = { $car } wraca z boksu na miejsce { $place }.
event-returns-last = { $car } wraca z boksu na koniec stawki.
event-is-repaired = { $car } jest naprawione.
event-trades = { $seat } oddaje { $given } i bierze { $taken } w boksie.

### Co się dzieje: meta

event-leads-at-three = { $car } prowadzi po trzeciej sekcji: 1 punkt dodatkowy.
event-finishes = { $car } kończy na miejscu { $place }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
event-scores = { $seat } zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } w tym wyścigu, { $season } w sezonie.

### Co można wybrać przed startem

option-calendar-title = Kalendarz
option-calendar = Tory sezonu w kolejności wyścigów; ten sam może się powtórzyć.
option-teams-title = Zespoły
option-teams = Zespoły w kolejności miejsc: pierwsze miejsce prowadzi pierwszy zespół i tak dalej.
option-laps-title = Okrążenia
option-laps = Ile razy w wyścigu przejeżdża się sześć sekcji toru.
option-cars-title = Auta
option-cars = Moce silników i limity wyprzedzeń aut.
option-cars-printed = Tabela wydrukowana na karcie wyścigu.
option-cars-balanced = Nasza własna tabela, od +1 do +5, która wyrównuje cztery zespoły.
option-missing_die-title = Brakująca kość
option-missing_die = Co się liczy, gdy auto, które musi sprawdzić, nie ma z jednej strony karty prędkości.
option-missing_die-nearest = Liczy się następna karta prędkości w linii, za lukami i kartą SL; za końcami nie ma nic.
option-missing_die-zero = Liczy się tylko karta tuż obok; luka, karta SL i koniec linii liczą się jako 0.
option-missing_die-loop = Linia jest pierścieniem: przed pierwszym autem leży karta ostatniego i odwrotnie.
option-missing_die-spare = Na końcach linii liczy się kość karty ze środka (najwyższa, jeśli leży ich kilka).
option-deal_order-title = Kolejność rozdawania
option-deal_order = Kto dostaje karty po zespole z najmniejszą liczbą punktów.
option-deal_order-clockwise = Następne miejsca wokół stołu.
option-deal_order-ascending = Pozostałe zespoły od najmniejszej do największej liczby punktów.
option-leader_bonus-title = Premia dla prowadzącego
option-leader_bonus = Zasada domowa: jeden punkt więcej dla auta, które prowadzi po trzeciej sekcji.

### Do czego mogą prowadzić wybrane prędkości

preview-drive = { $car } jedzie { $total } (limit { $limit }), średnio na miejsce { $place }.
preview-wide = { $car } jedzie { $total } (limit { $limit }), wyjeżdża szeroko w { $wide } % tego, co mogą zrobić inni, średnio na miejsce { $place }.
preview-pit = { $car } zjeżdża do boksu, średnio wraca na miejsce { $place }.

### Rozdziały powtórki

chapter-section = Sekcja { $section }
chapter-end = Koniec sezonu
