# Quick Grand Prix po polsku. Nazwa karty zawiera jej dwie prędkości: S3 (2/4). Kolory są nazwami bolidów i zespołów,
# więc zdania są w rodzaju męskim.

title-name = Quick Grand Prix
tagline = Dwa bolidy, dwie karty, sześć sektorów: jak szybko odważysz się pojechać, zanim kości wyrzucą cię z toru? Wyścig w dziesięć minut, sezon w jeden wieczór.

### Nazwy

name-seat-red = Czerwony
name-seat-green = Zielony
name-seat-yellow = Żółty
name-seat-blue = Niebieski
name-car-red = Czerwony{ $mark }
name-car-green = Zielony{ $mark }
name-car-yellow = Żółty{ $mark }
name-car-blue = Niebieski{ $mark }
name-slot-red = Czerwony{ $mark }
name-slot-green = Zielony{ $mark }
name-slot-yellow = Żółty{ $mark }
name-slot-blue = Niebieski{ $mark }
name-slot-gap-red = luka (Czerwony{ $mark })
name-slot-gap-green = luka (Zielony{ $mark })
name-slot-gap-yellow = luka (Żółty{ $mark })
name-slot-gap-blue = luka (Niebieski{ $mark })
name-slot-SL = karta SL
name-circuit-monaco = Monako
name-speed-pit = pit stop
name-speed-S1 = S1:{ $mark }
name-speed-S2 = S2:{ $mark }
name-speed-S3 = S3:{ $mark }
name-speed-S4 = S4:{ $mark }
name-speed-S5 = S5:{ $mark }
name-speed-S6 = S6:{ $mark }
name-speed-S7 = S7:{ $mark }
name-speed-S8 = S8:{ $mark }
name-speed-S9 = S9:{ $mark }

### O co pyta gra

ask-first-dealt = Kto dostaje pierwszą kartę?
ask-deal = Którą kartę rozdano zakrytą?
ask-turn-up = Którą kartę odkryto na środku?
ask-first-card = Pierwsza karta: { $card }, kość { $die }, { $place ->
        [9] koniec stawki
       *[other] { $place }. miejsce w kwalifikacjach
    }. Zostawić ją, odrzucić i dobrać inną czy zamienić na kartę ze środka?
ask-second-card = Druga karta: { $card }, kość { $die }, { $place ->
        [9] koniec stawki
       *[other] { $place }. miejsce w kwalifikacjach
    }. Zostawić ją czy zamienić na kartę ze środka?
ask-take-or-swap = Masz { $card }. Weź ze środka drugą kartę albo najpierw zamień tę, którą masz (wolno raz).
ask-take = Masz { $card }. Weź ze środka drugą kartę.
ask-car-ahead = Pola startowe { $first } i { $second }: który bolid zajmie lepsze?
ask-speeds = Sektor { $section } z { $sections }, limit bezpieczeństwa { $limit }: prędkość albo pit stop dla każdego bolidu.
ask-speeds-drs = Sektor { $section } z { $sections }, limit bezpieczeństwa { $limit }, DRS: prędkość albo pit stop dla każdego bolidu; do wyprzedzenia wystarczy równa prędkość.
ask-swap-after-stop = { $car } wraca z boksów: zamienić jedną kartę na kartę ze środka?

### Co można zrobić i ile to kosztuje

do-first = { $seat } dostaje pierwszą kartę
do-deal = Rozdaj { $card }
do-turn = Odkryj { $card }
do-keep = Zostaw { $card }
do-discard = Odrzuć { $card } i dobierz inną kartę, do zostawienia albo zamiany
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
why-swapped-already = Przy wybieraniu ze środka wolno zamienić tylko raz i ta zamiana już była: teraz weź kartę.
why-card-not-yours = Ten zespół nie ma karty { $card }.
why-one-card-each = Każdy bolid potrzebuje własnej karty prędkości: w jednym sektorze ta sama karta nie służy obu.

### Co się dzieje: sezon

event-race-begins = Wyścig { $race }: { $circuit }.
event-wins-title = { $seat } wygrywa sezon z dorobkiem { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
       *[other] { $points } punktów
    }.
event-shares-title = { $seat } dzieli tytuł z dorobkiem { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
       *[other] { $points } punktów
    }.

### Co się dzieje: dobór kart

event-deals-first = { $seat } dostaje pierwszą kartę.
event-is-dealt = { $seat } dostaje zakrytą kartę.
event-sees = Rozdano: { $card }.
event-turned-up = Na środku odkryto { $card }.
event-keeps = { $seat } zostawia kartę.
event-discards = { $seat } odrzuca { $card }.
event-swaps = { $seat } oddaje { $given } i bierze ze środka { $taken }.
event-is-dealt-again = { $seat } dostaje drugą kartę.
event-keeps-second = { $seat } zostawia drugą kartę.
event-laid-out = { $count ->
        [0] Nie została żadna karta do wyłożenia.
        [one] Ostatnia karta leży odkryta na środku.
        [few] Pozostałe { $count } karty leżą odkryte na środku.
       *[other] Pozostałych { $count } kart leży odkrytych na środku.
    }
event-takes = { $seat } bierze { $card }.
event-swaps-late = { $seat } przed wyborem drugiej karty oddaje { $given } i bierze { $taken }.
event-left-over = { $count ->
        [one] Jedna karta zostaje na środku na zamiany po pit stopach.
        [few] { $count } karty zostają na środku na zamiany po pit stopach.
       *[other] { $count } kart zostaje na środku na zamiany po pit stopach.
    }

### Co się dzieje: pola startowe

event-reveals = { $seat } pokazuje { $card }.
event-starts-last = { $seat } ma kartę końca stawki: jeden bolid startuje ostatni.
event-puts-ahead = { $seat } ustawia z przodu: { $car }.
event-lines-up = { $car } startuje z pola { $place }.
event-sl-in-front = Karta SL leży przed stawką; pierwszy limit bezpieczeństwa to { $limit }.

### Co się dzieje: sektor

event-section-begins = Sektor { $section }: limit bezpieczeństwa { $limit }.
event-drs-section = W sektorze { $section } działa DRS: wyprzedza się także przy równej prędkości.
event-drives = { $car } zagrywa { $speed }, razem { $total }.
event-pits = { $car } zjeżdża do boksów i zostawia lukę.
event-fastest = { $car } jest najszybszy ({ $total }), ponad limitem { $limit }: czeka go test przyczepności.
event-holds = { $car } utrzymuje się na torze: kości obok (z przodu { $ahead }, z tyłu { $behind }) dają { $sum }, nie więcej niż { $difficulty }.
event-goes-wide = { $car } wyjeżdża poza tor: kości obok (z przodu { $ahead }, z tyłu { $behind }) dają { $sum }, więcej niż { $difficulty }; spada o { $back ->
        [one] { $back } miejsce
        [few] { $back } miejsca
       *[other] { $back } miejsc
    }.
event-drops-back = { $car } spada na miejsce { $place } i jedzie dalej z prędkością { $speed }.
event-is-damaged = { $car } jest uszkodzony: do pit stopu jedzie bez mocy silnika i z jednym wyprzedzeniem na sektor.
event-passes = { $car } wyprzedza: { $other }.
event-passes-gap = { $car } mija: { $other }.
event-passes-with-drs = { $car } wyprzedza dzięki DRS: { $other }.
event-is-held = { $car } zostaje z tyłu; przed nim { $other }.
event-is-blocked = { $car } nie przejdzie; przed nim { $other } z zakrytą kartą.
event-has-passed-enough = { $car } wykorzystał { $limit ->
        [one] swoje jedyne wyprzedzenie
        [few] wszystkie { $limit } wyprzedzenia
       *[other] wszystkie { $limit } wyprzedzeń
    }.
event-round-ends = Wszystkie karty prędkości są zakryte: sektor { $section } przejechany.
event-returns = { $car } wraca z boksów na miejsce { $place }.
event-returns-last = { $car } wraca z boksów na koniec stawki.
event-is-repaired = { $car } jest naprawiony.
event-trades = { $seat } oddaje w boksach { $given } i bierze { $taken }.

### Co się dzieje: meta

event-leads-at-three = { $car } prowadzi po trzecim sektorze: 1 punkt dodatkowy.
event-finishes = { $car } kończy na miejscu { $place }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
event-scores = { $seat } zdobywa w tym wyścigu { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }, w sezonie ma { $season }.

### Co można wybrać przed startem

option-calendar-title = Kalendarz
option-calendar = Tory sezonu w kolejności wyścigów; ten sam może się powtórzyć.
option-teams-title = Zespoły
option-teams = Zespoły w kolejności miejsc: pierwsze miejsce prowadzi pierwszy zespół i tak dalej.
option-laps-title = Okrążenia
option-laps = Ile razy w wyścigu przejeżdża się sześć sektorów toru.
option-cars-title = Bolidy
option-cars = Moce silników i limity wyprzedzeń.
option-cars-printed = Tabela wydrukowana na karcie wyścigu.
option-cars-balanced = Nasza własna tabela, od +1 do +5, która wyrównuje szanse czterech zespołów.
option-missing_die-title = Brakująca kość
option-missing_die = Co się liczy, gdy bolid, który przechodzi test, nie ma z jednej strony karty prędkości.
option-missing_die-nearest = Liczy się najbliższa karta prędkości w rzędzie, z pominięciem luk i karty SL; za końcami nie ma nic.
option-missing_die-zero = Liczy się tylko karta tuż obok; luka, karta SL i koniec rzędu dają 0.
option-missing_die-loop = Rząd jest pierścieniem: przed pierwszym bolidem leży karta ostatniego i odwrotnie.
option-missing_die-spare = Na końcach rzędu liczy się kość karty ze środka (najwyższa, jeśli leży ich kilka).
option-deal_order-title = Kolejność rozdawania
option-deal_order = Kto dostaje karty po zespole z najmniejszą liczbą punktów.
option-deal_order-clockwise = Kolejne miejsca wokół stołu.
option-deal_order-ascending = Pozostałe zespoły od najmniejszej do największej liczby punktów.
option-leader_bonus-title = Premia dla lidera
option-leader_bonus = Zasada domowa: dodatkowy punkt dla bolidu, który prowadzi po trzecim sektorze.

### Do czego mogą prowadzić wybrane prędkości

preview-drive = { $car } jedzie { $total } (limit { $limit }), średnio na miejsce { $place }.
preview-wide = { $car } jedzie { $total } (limit { $limit }), w { $wide } % przypadków wyjeżdża poza tor, średnio miejsce { $place }.
preview-pit = { $car } zjeżdża do boksów, wraca średnio na miejsce { $place }.

### Rozdziały powtórki

chapter-section = Sektor { $section }
chapter-end = Koniec sezonu

### Plansza w terminalu

board-race = wyścig { $race } z { $races }
board-finished = koniec
board-before = przed startem
board-lap = okrążenie { $lap } z { $laps }
board-section = sektor { $section } z { $sections }
board-difficulty = trudność { $difficulty }
board-car = bolid
board-engine = moc
board-pass = wypr.
board-grid = pole
board-limits = limity bezpieczeństwa
board-sl = karta SL
board-gap = luka:
board-in-pits = w boksach
board-damaged = uszkodzony
board-cards = karty: wolno/szybko, kość, miejsce w kwalifikacjach (KS: koniec stawki)
board-no-card = bez kart
board-answered = odpowiedź złożona
board-middle = środek
board-pile = stos
board-face-down = zakryte: { $count }
board-unknown = ? zakryta
board-back = KS
board-die = kość { $die }
board-season = sezon, wyścigi: { $done } z { $races }
board-podium = { $circuit }, podium
