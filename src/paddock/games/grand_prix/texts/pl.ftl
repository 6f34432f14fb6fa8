# Grand Prix po polsku. Bolidy mają numery, pola zapisuje się sektorem i pasem: 12b to pas b w sektorze 12; pas a jest
# wewnętrzny, p to aleja serwisowa, w to pobocze za murem. Liczba w nawiasie po nazwie karty to numer karty.

title-name = Grand Prix
tagline = Do dwudziestu dwóch bolidów w liniach i w cieniu aerodynamicznym: jedna karta porusza całą kolejkę. Pilnuj opon, pogody i alei serwisowej.

### Nazwy

name-driver-npc = NPC
name-seat-vermilion = Cynober
name-seat-cobalt = Kobalt
name-seat-viridian = Wirydian
name-seat-amber = Bursztyn
name-seat-slate = Łupek
name-seat-violet = Fiolet
name-seat-ivory = Alabaster
name-seat-teal = Turkus
name-seat-bronze = Brąz
name-seat-rose = Róż
name-seat-onyx = Onyks
name-card-clean-air = Czyste powietrze{ $mark }
name-card-challenge = Atak{ $mark }
name-card-overtake = Wyprzedzanie{ $mark }
name-card-weaving = Slalom{ $mark }
name-card-floor-it = Gaz do dechy{ $mark }
name-card-top-gear = Najwyższy bieg{ $mark }
name-card-conservative = Ostrożna jazda{ $mark }
name-card-solid-line = Zwarta linia{ $mark }
name-card-power-line = Mocna linia{ $mark }
name-card-inside-line = Wewnętrzna linia{ $mark }
name-card-outside-line = Zewnętrzna linia{ $mark }
name-card-charge = Szarża{ $mark }
name-card-chasing-the-race = W pogoni za stawką{ $mark }
name-card-late-brake = Późne hamowanie{ $mark }
name-card-oversteer = Nadsterowność{ $mark }
name-card-understeer = Podsterowność{ $mark }
name-card-fast-pace = Szybkie tempo{ $mark }
name-card-flat-out = Pełny gaz{ $mark }
name-card-follow-the-leader = Za liderem{ $mark }
name-card-out-in-front = Ucieczka{ $mark }
name-card-set-the-pace = Dyktowanie tempa{ $mark }
name-card-slingshot = Proca{ $mark }
name-event-blown-engine = Wybuch silnika
name-event-brake-failure = Awaria hamulców
name-event-collision = Kolizja
name-event-drive-through-penalty = Kara przejazdu przez boksy
name-event-engine-problems = Kłopoty z silnikiem
name-event-gear-box-failure = Awaria skrzyni biegów
name-event-hard-hit = Mocne uderzenie
name-event-mechanical-failure = Usterka mechaniczna
name-event-npc-retirement = Wycofanie NPC
name-event-serious-crash = Poważny wypadek
name-event-spin-off = Wypadnięcie z toru
name-event-spin-around = Obrót
name-event-strike-the-barrier = Uderzenie w barierę
name-event-suspension-difficulties = Kłopoty z zawieszeniem
name-event-suspension-stress = Przeciążone zawieszenie
name-event-stop-and-go-penalty = Kara stop and go
name-event-tire-test = Próba opon
name-event-tire-wear = Zużycie opon
name-event-traction-hazard = Śliska nawierzchnia
name-event-transmission-problems = Kłopoty ze skrzynią biegów
name-event-weather-change = Zmiana pogody
name-event-wheel-rub = Otarcie kół
name-event-wing-damage = Uszkodzone skrzydło
name-tyre-hard = twarde
name-tyre-soft = miękkie
name-tyre-wet = deszczowe
name-weather-dry = sucho
name-weather-wet = mokro

### O co pyta gra

ask-start-weather = Jaka jest pogoda na starcie?
ask-first-car = Który pierwszy bolid wylosowano z woreczka?
ask-other-car = Który bolid wylosowano z woreczka?
ask-tyres = Opony dla { $a } i { $b }, w tajemnicy. Każdy bolid musi raz w wyścigu zmienić je na inny rodzaj.
ask-tyres-wet = Opony dla { $a } i { $b }, w tajemnicy. Tor jest mokry: można wybrać także deszczowe.
ask-draw = Którą kartę wyścigową dobrano?
ask-discard = Odrzuć karty, których nie chcesz (na ręce: { $count }), albo zostaw resztę.
ask-act = Okrążenie { $lap } z { $laps }: zagraj kartę wyścigową dla bolidu (na ręce { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }).
ask-act-without-cards = Nie masz już kart: wyeliminuj lub wycofaj bolid albo nie rób w tej turze nic więcej.
ask-step = Ruch { $car }: { $mp ->
        [0] zostały darmowe ruchy na bok
        [one] został 1 punkt ruchu
        [few] zostały { $mp } punkty ruchu
       *[other] zostało { $mp } punktów ruchu
    }.
ask-step-in-line = Linia { $car } dojeżdża do rozwidlenia ({ $mp ->
        [one] został 1 punkt
        [few] zostały { $mp } punkty
       *[other] zostało { $mp } punktów
    }): który pas wybiera jej pierwszy bolid?
ask-push = { $car } jest popychany: na który pas?
ask-link = Za { $car } pasy się rozwidlają: kto jedzie za nim?
ask-late-brake = { $car } stanął tuż za innym bolidem: zamienić się z nim miejscami?
ask-drop-in = { $car } dogania stawkę w sektorze { $sector }: na którym pasie go postawić?
ask-soft-bonus = Wykorzystać miękkie opony { $car } i dostać { $mp ->
        [one] 1 punkt
        [few] { $mp } punkty
       *[other] { $mp } punktów
    } więcej za jedno zużycie opon?
ask-draw-event = Które zdarzenie dobrano?
ask-draw-number = Która karta zdarzenia podaje numer boksów?
ask-team-draw = Który zespół wylosowano z woreczka?
ask-pick = { $event }: pasują oba twoje bolidy. Którego to dotknie?
ask-victim = { $car } ma wypadek: który z twoich dwóch bolidów obok ucierpi?
ask-give = Daj znacznik ({ $wear }) jednemu ze swoich bolidów.
ask-weather-wet = Zaczyna padać, a { $car } ma opony { $tyre }: zjechać po deszczowe czy zostać na torze?
ask-weather-dry = Tor wysycha, a { $car } ma opony { $tyre }: zjechać po inne czy zostać na torze?
ask-pit = Czy któryś bolid zjeżdża do boksów?
ask-pit-restart = Czy któryś bolid zjeżdża do boksów przed restartem? Wystartuje za tymi, które zostaną na torze.
ask-serve = { $car } jest w boksach ({ $markers ->
        [one] 1 znacznik
        [few] { $markers } znaczniki
       *[other] { $markers } znaczników
    }): jak dotąd cofa się o { $back ->
        [one] 1 pole
        [few] { $back } pola
       *[other] { $back } pól
    }.

### Co można zrobić i ile to kosztuje

do-weather = Pogoda: { $weather }
do-grid = Z woreczka wyciągnięto { $car }
do-tyres = { $car-a }: { $a }, { $car-b }: { $b }
do-draw = { $card }
do-keep = Zostaw { $count ->
        [one] ostatnią kartę
        [few] { $count } karty
       *[other] { $count } kart
    }
do-discard = Odrzuć { $card } ({ $type ->
        [solo] Solo
        [line] Linia
        [pursuit] Pościg
       *[lead] Prowadzenie
    } { $speed }, wyjazd z boksów { $exit })
do-play = { $car }: { $card }, { $type ->
        [solo] Solo
        [line] Linia
        [pursuit] Pościg
       *[lead] Prowadzenie
    } { $speed } ({ $mp ->
        [one] 1 punkt
        [few] { $mp } punkty
       *[other] { $mp } punktów
    }{ $wear ->
        [none] { "" }
        [tyre] , +1 zużycie: opony
        [suspension] , +1 zużycie: zawieszenie
        [wing] , +1 zużycie: skrzydło
        [brakes] , +1 zużycie: hamulce
        [transmission] , +1 zużycie: skrzynia biegów
        [engine] , +1 zużycie: silnik
       *[body] , +1 zużycie: nadwozie
    }{ $calls ->
        [0] { "" }
        [one] , +1 incydent
        [few] , +{ $calls } incydenty
       *[other] , +{ $calls } incydentów
    })
do-play-npc = { $car }: { $card }, { $type ->
        [solo] Solo
        [line] Linia
        [pursuit] Pościg
       *[lead] Prowadzenie
    } { $speed } (punkty: { $mp })
do-play-from-pits = { $car } wyjeżdża z boksów: { $card } (punkty: { $mp }, solo, bez zużycia)
do-play-from-wall = { $car } wraca na tor: { $card } (punkty: { $mp }, solo, bez zużycia)
do-pass = Spasuj bolidem { $car }, który odpadł
do-eliminate = { $car } ma co najmniej sześć znaczników i odpada na miejscu { $place }
do-retire = Wycofaj { $car }: zajmie miejsce { $place }
do-wait = Nie rób w tej turze nic więcej
do-forward = W przód na { $space }
do-forward-pushing = W przód na { $space }, popychając { $other }
do-in = Do środka na { $space } ({ $cost ->
        [0] za darmo
        [one] 1 punkt
        [few] { $cost } punkty
       *[other] { $cost } punktów
    })
do-out = Na zewnątrz na { $space } ({ $cost ->
        [0] za darmo
        [one] 1 punkt
        [few] { $cost } punkty
       *[other] { $cost } punktów
    })
do-displace = Zepchnij { $other } z { $space } ({ $cost ->
        [0] za darmo
       *[other] punkty: { $cost }
    }{ $calls ->
        [0] { "" }
       *[other] , +1 incydent
    })
do-diagonal = Na ukos na { $space }
do-swap = Zamień się miejscami z { $other } ({ $space })
do-end = Zostań tutaj
do-push = Na { $space }
do-push-on = Na { $space }, gdzie popycha dalej { $other }
do-link = Za nim jedzie { $car }
do-link-nobody = Nikt za nim nie jedzie
do-late-brake = Zamień się miejscami z { $other }
do-stay-behind = Zostań z tyłu
do-drop-in = Na { $space }
do-boost = Wykorzystaj: punkty +{ $mp }, +1 zużycie opon
do-hold = Zachowaj na później
do-event = { $event }
do-number = { $event }
do-team = { $seat }
do-pick = { $car }
do-hit = { $car }
do-give = { $car }: +1 ({ $wear }), potem { $markers ->
        [one] 1 znacznik
        [few] { $markers } znaczniki
       *[other] { $markers } znaczników
    }
do-change = { $car } zjeżdża i zmienia opony na { $tyre } (pola w tył: { $back } albo tyle, ile kosztują naprawy, jeśli to więcej)
do-risk = Zostań na torze
do-risk-wet = { $car } zostaje na torze: { $calls ->
        [one] +1 incydent
        [few] +{ $calls } incydenty
       *[other] +{ $calls } incydentów
    }
do-risk-dry = { $car } zostaje na torze: +1 zużycie opon
do-pit = { $car } zjeżdża do boksów ({ $markers ->
        [0] bez znaczników
        [one] 1 znacznik
        [few] { $markers } znaczniki
       *[other] { $markers } znaczników
    }; wszystkie naprawy: { $back ->
        [one] 1 pole
        [few] { $back } pola
       *[other] { $back } pól
    } w tył)
do-pit-must-change = { $car } zjeżdża do boksów i może zaliczyć zmianę opon ({ $markers ->
        [0] bez znaczników
        [one] 1 znacznik
        [few] { $markers } znaczniki
       *[other] { $markers } znaczników
    }; wszystkie naprawy: { $back ->
        [one] 1 pole
        [few] { $back } pola
       *[other] { $back } pól
    } w tył)
do-stay-out = Zostań na torze
do-repair = Zdejmij 1 znacznik ({ $wear }): razem { $back ->
        [one] 1 pole
        [few] { $back } pola
       *[other] { $back } pól
    } w tył, zostanie { $left ->
        [0] 0
       *[other] { $left }
    }
do-fit = Załóż opony { $tyre }: razem { $back ->
        [one] 1 pole
        [few] { $back } pola
       *[other] { $back } pól
    } w tył
do-fit-soft = Załóż opony { $tyre }, z premią do wykorzystania: razem { $back ->
        [one] 1 pole
        [few] { $back } pola
       *[other] { $back } pól
    } w tył
do-go = Jedź: { $back ->
        [one] 1 pole
        [few] { $back } pola
       *[other] { $back } pól
    } w tył, do sektora { $sector }

### Co się przewiduje

told-cards = Dobrano: { $cards }.
told-grid = Pola startowe od pole position: { $cars }.
told-restart = Stawka się ustawia: { $cars }.
told-forming-up = Gęsiego: { $cars }.
told-move = { $car } dojeżdża na { $space }{ $pushing ->
        [0] { "" }
       *[other] , popychając { $pushed }
    }{ $following ->
        [0] { "" }
       *[other] { $pushing ->
            [0] ,
           *[other] ;
        } za nim { $followers }
    }.

preview-move = { $car } dojeżdża na { $space }, miejsce { $place }{ $others ->
        [0] { "" }
        [one] ; rusza jeszcze jeden bolid
        [few] ; ruszają jeszcze { $others } bolidy
       *[other] ; rusza jeszcze { $others } bolidów
    }.{ $ends ->
        [one] { "" }
        [few] { " " }Może skończyć na { $ends } polach.
       *[other] { " " }Może skończyć na { $ends } polach.
    }
preview-cut = Dróg jest więcej, niż dało się sprawdzić: krok po kroku może dojechać także na inne pola.
preview-stop-restart = { $car } { $markers ->
        [0] wznawia jazdę
        [one] traci 1 znacznik i wznawia jazdę
        [few] traci { $markers } znaczniki i wznawia jazdę
       *[other] traci { $markers } znaczników i wznawia jazdę
    } z { $space }, za wszystkimi, którzy zostają na torze{ $places ->
        [0] , bez straty miejsca.
        [one] , ze stratą jednego miejsca.
        [few] , ze stratą { $places } miejsc.
       *[other] , ze stratą { $places } miejsc.
    }
preview-stop = { $car } { $markers ->
        [0] wyjeżdża
        [one] traci 1 znacznik i wyjeżdża
        [few] traci { $markers } znaczniki i wyjeżdża
       *[other] traci { $markers } znaczników i wyjeżdża
    } na { $space }, { $back ->
        [0] bez cofania
        [one] 1 pole w tył
        [few] { $back } pola w tył
       *[other] { $back } pól w tył
    }{ $places ->
        [0] , bez straty miejsca.
        [one] , ze stratą jednego miejsca.
        [few] , ze stratą { $places } miejsc.
       *[other] , ze stratą { $places } miejsc.
    }
chapter-turn = Tura { $turn }
chapter-lap = Okrążenie { $lap }

### Dlaczego czegoś nie można

why-wets-only-in-wet = Deszczowe opony wolno wybrać tylko na mokrym torze.
why-card-not-yours = Tej karty nie masz na ręce.
why-must-act = Da się wykonać jedną z czterech akcji, więc trzeba ją wykonać.
why-not-your-car = O bolidzie { $car } nie decydujesz ty.
why-activated-already = { $car } był już w tej turze aktywowany.
why-pass-needs-car-out = { $car } jest jeszcze w wyścigu; pasuje się tylko bolidem, który odpadł.
why-not-six-markers = { $car } ma mniej niż sześć znaczników zużycia.
why-car-is-out = { $car } odpadł z wyścigu.
why-eliminate-instead = { $car } ma co najmniej sześć znaczników: zostaje wyeliminowany, a nie wycofany.
why-no-retirement = Przy tym stole nie wycofuje się bolidów.
why-must-pass = Bez kart musisz spasować bolidem, który odpadł.
why-six-markers = { $car } ma co najmniej sześć znaczników zużycia: nie może już jechać.
why-points-left = Trzeba wydać wszystkie punkty ruchu; { $mp ->
        [one] został 1
        [few] zostały { $mp }
       *[other] zostało { $mp }
    }.
why-line-keeps-lane = Linia, która już ruszyła, trzyma swój pas do końca segmentu.
why-card-forbids-lateral = Ta karta nie pozwala jechać na bok.
why-inner-lane-in-zone = W strefie bezpieczeństwa jest tylko pas wewnętrzny.
why-no-lane-there = Z tej strony nie ma pasa.
why-been-there = W jednym segmencie aktywny bolid nie może wjechać dwa razy na to samo pole.
why-displacement-costs = Wjazd z boku na inny bolid kosztuje dwa punkty, a { $mp ->
        [0] nie został żaden
       *[other] został tylko { $mp }
    }.
why-no-diagonal = Na ukos wolno jechać tylko z niektórymi kartami, raz i nigdy w linii.
why-diagonal-not-vacant = Na ukos jedzie się na wolne pole obok tego z przodu, nigdy do strefy bezpieczeństwa.
why-card-has-no-swap = Ta karta nie pozwala zamienić się miejscami.
why-no-swap-in-zone = W strefie bezpieczeństwa nikt nie zamienia się miejscami.
why-nobody-ahead = Tuż z przodu nie ma bolidu, z którym można by się zamienić.
why-not-ahead = To pole nie leży tuż z przodu.
why-card-binds-lane = Na rozwidleniu karta kieruje wszystkie bolidy w jedną stronę.
why-not-behind = Stamtąd nie prowadzi żaden pas do ostatniego bolidu w sznurze.
why-not-behind-next-car = Ten pas nie leży tuż za następnym bolidem.
why-car-not-tied = Ten bolid nie jest jednym z tych, które pasują po równo.
why-car-not-adjacent = Ten bolid nie jest obok wypadku.
why-own-car-in-race = Znacznik dostaje jeden z twoich własnych bolidów w wyścigu.
why-tyres-not-for-weather = Tych opon nie wolno założyć przy tej pogodzie.
why-spun-car-cannot-pit = Ten bolid się obrócił i w tej turze nie może korzystać z boksów.
why-not-to-be-pitted = Teraz nie decyduje się o tym bolidzie.
why-penalty-without-service = Przy karze nie wolno pracować przy bolidzie.
why-body-damage-stays = Uszkodzeń nadwozia nie da się naprawić.
why-no-such-wear = Bolid nie ma takiego znacznika.
why-tyres-changed = Opony już w tym postoju zmieniono.
why-other-type = Zmienić trzeba na inny rodzaj opon.

### Co się dzieje: przygotowanie

event-starts-dry = Wyścig zaczyna się na suchym torze.
event-starts-wet = Wyścig zaczyna się na mokrym torze.
event-lines-up = { $car } staje na pozycji startowej { $place }.
event-lines-up-second = { $car } staje na pozycji startowej { $place }, w odwrotnej kolejności do pierwszych bolidów.
event-lines-up-by-lot = { $car } zostaje wylosowany na pozycję startową { $place }.
event-moves-up = { $car }, zwycięzca poprzedniego wyścigu, przesuwa się do przodu i zamienia miejscami z { $other }.
event-has-first-player = { $seat } jest pierwszym graczem.
event-starts-on = { $car } startuje na oponach: { $tyre }.

### Co się dzieje: tura

event-turn-begins = Tura { $turn }: w wyścigu { $cars ->
        [one] jedzie jeden bolid
        [few] jadą { $cars } bolidy
       *[other] jedzie { $cars } bolidów
    }.
event-leads = { $car } prowadzi.
event-first-player = { $seat } zostaje pierwszym graczem.
event-draws = { $seat } dobiera do { $count ->
        [one] { $count } karty
        [few] { $count } kart
       *[other] { $count } kart
    }.
event-sees = Dobrano: { $card }.
event-reshuffles = Talia wyścigowa jest pusta: tasuje się karty odrzucone ({ $count }).
event-discards = { $seat } odrzuca { $card }.
event-keeps = { $seat } zostawia { $count ->
        [0] 0 kart
        [one] jedną kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
event-plays = { $seat } zagrywa { $card } dla { $car }.
event-plays-npc = { $seat } zagrywa { $card } dla neutralnego NPC { $car }.
event-plays-team-npc = { $seat } zagrywa { $card } dla własnego NPC { $car }.
event-passes = { $seat } pasuje bolidem { $car }.
event-stands-down = { $seat } nie robi w tej turze nic więcej.
event-phase-ends = Koniec fazy akcji; { $left ->
        [0] aktywowano wszystkie bolidy.
        [one] nie aktywowano jednego bolidu.
        [few] nie aktywowano { $left } bolidów.
       *[other] nie aktywowano { $left } bolidów.
    }

### Co się dzieje: ruch

event-sets-off = { $car } ma { $mp ->
        [one] 1 punkt ruchu.
        [few] { $mp } punkty ruchu.
       *[other] { $mp } punktów ruchu.
    }
event-sets-off-from-pits = { $car } rusza z prędkością wyjazdu z boksów i ma { $mp ->
        [one] 1 punkt ruchu.
        [few] { $mp } punkty ruchu.
       *[other] { $mp } punktów ruchu.
    }
event-leaves-board = { $car } schodzi z toru po ukończonym wyścigu.
event-moves = { $car } jedzie na { $space }.
event-sidesteps = { $car } zmienia pas na { $space }.
event-cuts-across = { $car } przecina na ukos na { $space }.
event-is-pushed = { $car } jest popchnięty na { $space }.
event-is-pushed-in-line = { $car } jest popchnięty w linii na { $space }.
event-is-pushed-aside = { $car } jest zepchnięty na { $space }.
event-gives-way = { $car } nie ma miejsca z boku i jedzie w przód na { $space }.
event-follows = { $car } jedzie za nim na { $space }.
event-follows-in-line = { $car } jedzie w linii na { $space }.
event-line-forms = { $car } tworzy linię; bolidów w linii: { $count }.
event-displaces = { $car } spycha { $other }.
event-close-call = Incydent: { $car }, ma ich już { $total }.
event-leaves-pits = { $car } wyjeżdża z alei serwisowej na { $space }.
event-comes-back = { $car } wraca na tor na { $space }.
event-overtakes = { $car } wyprzedza { $other } i jest na { $space }.
event-brakes-late = { $car } hamuje później niż { $other } i jest na { $space }.
event-catches-up = { $car } dogania stawkę w czystym powietrzu, na { $space }.
event-oversteers = { $car } zsuwa się do środka na { $space }.
event-understeers = { $car } zsuwa się na zewnątrz na { $space }.
event-uses-softs = { $car } wykorzystuje miękkie opony: punkty +{ $mp }.
event-takes-lead = { $car } obejmuje prowadzenie.
event-is-lapped = { $car } jest zdublowany.
event-unlaps = { $car } nie jest już zdublowany.
event-lap-begins = Zaczyna się okrążenie { $lap } z { $laps }.
event-crosses = { $car } mija metę na miejscu { $place }.

### Co się dzieje: zużycie i bolidy, które odpadają

event-is-slowed = { $car } jest wolniejszy przez zużycie: { $penalty } mniej, zostaje { $mp }.
event-takes-wear = { $car } bierze zużycie: { $wear } (razem { $total }).
event-takes-close-calls = { $car } dostaje { $count ->
        [one] incydent
        [few] { $count } incydenty
       *[other] { $count } incydentów
    }: razem { $total }.
event-loses-close-calls = { $car } traci { $count ->
        [one] swój incydent.
        [few] { $count } incydenty.
       *[other] { $count } incydentów.
    }
event-fits = { $car } dostaje opony { $tyre }.
event-retires = { $car } zostaje wycofany przez zespół.
event-is-eliminated = { $car } odpada; znaczników zużycia: { $wear }.
event-is-retired = { $car } wycofuje się z wyścigu.
event-crashes-out = { $car } odpada po wypadku.
event-is-taken-off = { $car } był zdublowany i schodzi z toru.
event-takes-position = { $car } kończy wyścig na miejscu { $place } ({ $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }).

### Co się dzieje: zdarzenia

event-event-drawn = Zdarzenie: { $event }.
event-no-event = { $event } nikogo nie dotyczy: zielona flaga.
event-is-drawn = { $seat } zostaje wylosowany; równych zespołów: { $teams }.
event-is-picked = { $seat } wskazuje { $car }.
event-number-drawn = Odkryto numer boksów { $number }.
event-all-pit-drawn = Odkryto kartę dla wszystkich NPC: dobiera się następną.
event-events-reshuffled = Talia zdarzeń jest pusta: tasuje się karty ({ $count }).
event-collide = Kolizję powoduje { $car }: { $count ->
        [one] uczestniczy jeden bolid
        [few] uczestniczą { $count } bolidy
       *[other] uczestniczy { $count } bolidów
    }.
event-crash = Poważny wypadek powoduje { $car }: { $count ->
        [one] uczestniczy jeden bolid
        [few] uczestniczą { $count } bolidy
       *[other] uczestniczy { $count } bolidów
    }.
event-hit-hard = { $car } mocno uderza: { $count ->
        [one] uczestniczy jeden bolid
        [few] uczestniczą { $count } bolidy
       *[other] uczestniczy { $count } bolidów
    }.
event-rub-wheels = { $car } ociera się kołami: { $count ->
        [one] uczestniczy jeden bolid
        [few] uczestniczą { $count } bolidy
       *[other] uczestniczy { $count } bolidów
    }.
event-strikes-barrier = { $car } uderza w barierę.
event-is-spared = { $car } wychodzi z tego cało.
event-spins-off = { $car } wypada z toru.
event-spins-around = { $car } obraca się i staje w alei serwisowej.
event-must-drive-through = { $car } musi przejechać przez boksy.
event-must-stop-and-go = { $car } dostaje karę stop and go.
event-must-repair = { $car } widzi czarną flagę z pomarańczowym kołem: trzeba naprawić wszystko.
event-engine-suffers = { $car } ma kłopoty z silnikiem.
event-transmission-suffers = { $car } ma kłopoty ze skrzynią biegów.
event-wing-is-damaged = { $car } uszkadza skrzydło.
event-suspensions-suffer = { $count ->
        [0] Żadne zawieszenie nie cierpi.
        [one] Cierpi jedno zawieszenie.
        [few] Cierpią { $count } zawieszenia.
       *[other] Cierpi { $count } zawieszeń.
    }
event-rain-begins = Zaczyna padać.
event-rain-ends = Tor wysycha.
event-will-change = { $car } zjedzie po opony { $tyre }.
event-stays-out = { $car } zostaje na torze na niewłaściwych oponach.
event-tyres-tested = { $count ->
        [0] Nikt nie ma niewłaściwych opon.
        [one] Jeden bolid ma niewłaściwe opony.
        [few] { $count } bolidy mają niewłaściwe opony.
       *[other] { $count } bolidów ma niewłaściwe opony.
    }
event-zone-is-set = Strefa bezpieczeństwa sięga od sektora { $start } do sektora { $end }.
event-zone-is-lifted = Koniec strefy bezpieczeństwa.
event-forms-up = { $car } ustawia się na { $space }.
event-is-shoved-on = { $car } jest popchnięty dalej na { $space }.

### Co się dzieje: boksy i restarty

event-npc-pits = { $car } zjeżdża według numeru i cofa się o { $back ->
        [one] { $back } pole.
        [few] { $back } pola.
       *[other] { $back } pól.
    }
event-npc-is-sent = { $car } musi zjechać do boksów i cofa się o { $back ->
        [one] { $back } pole.
        [few] { $back } pola.
       *[other] { $back } pól.
    }
event-pits = { $car } zjeżdża do boksów na { $space }.
event-is-called-in = { $car } musi się zatrzymać: { $order }.
event-is-repaired = { $car } pozbywa się znacznika ({ $wear }); { $left ->
        [0] nie został żaden
        [one] został jeden
        [few] zostały { $left }
       *[other] zostało { $left }
    }.
event-is-repaired-fully = { $car } jest całkowicie naprawiony.
event-is-released = { $car } cofa się o { $back ->
        [0] 0 pól
        [one] jedno pole
        [few] { $back } pola
       *[other] { $back } pól
    } na { $space }.
event-stays-out-of-pits = { $seat } zostaje na torze.
event-restart-is-called = Podwójna żółta flaga: stawka ustawia się za { $car }.
event-red-flag = Czerwona flaga: stawka ustawia się za { $car }, a całe zużycie prócz uszkodzeń nadwozia znika.
event-no-restart = Pól do mety: { $left }. Restartów już nie ma.
event-is-regridded = { $car } ustawia się na { $space }.
event-is-put-right = { $car } jest doprowadzony do porządku.
event-close-up = Stawka dojeżdża do siebie; { $count ->
        [one] jeden bolid po pit stopie staje
        [few] { $count } bolidy po pit stopie stają
       *[other] { $count } bolidów po pit stopie staje
    } na końcu.

### Co się dzieje: meta

event-chequered-flag = Koniec wyścigu: flagę w szachownicę pierwszy zobaczył { $car }.
event-race-is-stopped = W wyścigu nie ma już bolidu gracza: wyścig zamknięto.
event-is-disqualified = { $car } nie zmienił opon i jest zdyskwalifikowany.
event-finishes = { $car } kończy na miejscu { $place }: { $points ->
        [one] 1 punkt.
        [few] { $points } punkty.
       *[other] { $points } punktów.
    }
event-npc-finishes = { $car } zajmuje miejsce { $place }, dla nikogo.
event-scores = { $seat } zdobywa { $points ->
        [one] 1 punkt.
        [few] { $points } punkty.
       *[other] { $points } punktów.
    }
event-best-place-decides = { $seats ->
        [one] Inny zespół ma
        [few] { $seats } inne zespoły mają
       *[other] { $seats } innych zespołów ma
    } tyle samo punktów: wygrywa { $seat } dzięki najlepszemu miejscu, { $place }.
event-wins = { $seat } wygrywa z dorobkiem { $points ->
        [one] 1 punktu.
        [few] { $points } punktów.
       *[other] { $points } punktów.
    }

### Zużycie i obowiązki w boksach

name-wear-tyre = opony
name-wear-suspension = zawieszenie
name-wear-wing = skrzydło
name-wear-brakes = hamulce
name-wear-transmission = skrzynia biegów
name-wear-engine = silnik
name-wear-body = nadwozie
name-order-drive-through = kara przejazdu przez boksy
name-order-stop-and-go = kara stop and go
name-order-repair-all = naprawa wszystkiego
name-order-fit-hard = zmiana opon na twarde
name-order-fit-soft = zmiana opon na miękkie
name-order-fit-wet = zmiana opon na deszczowe
name-order-no-service = bez obsługi
name-order-engine-stop = długi postój z powodu silnika
name-order-transmission-stop = długi postój z powodu skrzyni biegów
name-order-wing-stop = postój z powodu skrzydła

### Co można wybrać przed startem

option-track = Tor, na którym odbywa się wyścig.
option-track-costa-dorada = Costa Dorada Ring: 60 sektorów, 3 okrążenia, zrównoważony.
option-track-hallin-forest = Hallin Forest: 66 sektorów, 3 okrążenia, płynny.
option-track-port-verity = Port Verity Street Circuit: 54 sektory, 3 okrążenia, ciasny.
option-track-aurelia = Aurelia Speed Park: 72 sektory, 3 okrążenia, szeroki i szybki.
option-laps = Liczba okrążeń; 0 to liczba przewidziana dla toru.
option-teams = Zespoły w kolejności miejsc; miejsca spoza listy dostają następny wolny zespół.
option-weather = Pogoda na starcie.
option-weather-dry = Sucho.
option-weather-wet = Mokro.
option-weather-random = Sucho albo mokro, decyduje los.
option-start_order = Jak losuje się pola startowe.
option-start_order-standard = Pierwsze bolidy z woreczka, drugie od pozycji 12 w odwrotnej kolejności, potem NPC.
option-start_order-mixed = Pierwsze bolidy z woreczka, potem wszystkie pozostałe razem.
option-start_order-random = Wszystkie 22 bolidy z jednego woreczka.
option-pit_order = W jakiej kolejności zjeżdżają bolidy graczy.
option-pit_order-turn = W kolejności tury, gracz z oboma bolidami.
option-pit_order-running = W kolejności na torze, najpierw lider.
option-running_order = Który pas jest z przodu w jednym sektorze.
option-running_order-inside = Pas najbliższy alei serwisowej.
option-running_order-next-corner = Pas po wewnętrznej następnego zakrętu.
option-previous_winner = Numer bolidu, który wygrał poprzedni wyścig: przesuwa się o jedną pozycję startową do przodu; 0, jeśli takiego nie ma.
option-fresh_sets = Rozstrzygnięcie: bolid może też założyć nowy komplet opon tego samego rodzaju (nie liczy się to jako zmiana).
option-red_flag_stops = Rozstrzygnięcie: pit stopy są możliwe także przy czerwonej fladze.
option-retirement = Sprawny bolid gracza można wycofać.

### Plansza w terminalu

board-lap = okrążenie { $lap } z { $laps }
board-turn = tura { $turn }
board-before = przed startem
board-wet = mokro
board-dry = sucho
board-finished = na mecie
board-zone = strefa bezpieczeństwa od sektora { $first } do { $last }
board-event = zdarzenie: { $event }
board-order = kolejność na torze (• jeszcze nieaktywowany)
board-npc = npc
board-npc-of = npc { $seat }
board-out = odpadł
board-lapped = dubl.
board-sheets = arkusze: opony (! trzeba zmienić, * premia zużyta), incydenty (inc), zużycie:
board-wears = t opony, s zawieszenie, w skrzydło, b hamulce, g skrzynia, e silnik, d nadwozie
board-no-tyres = opony niewybrane
board-calls = inc{ $count }
board-no-cards = brak kart na ręce
board-hand = ręka: rodzaj, prędkość/wyjazd z boksów, zużycie, incydent
board-solo = solo
board-line = linia
board-pursuit = pościg
board-lead = prow.
