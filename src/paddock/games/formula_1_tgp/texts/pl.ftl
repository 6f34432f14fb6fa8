# Formuła 1 TGP po polsku. PA to punkty aktywacji; K6, K10 i K3 to kostki o sześciu, dziesięciu i trzech wynikach.

title-name = Formuła 1 TGP
tagline = Poprowadź zespół przez sezon: licytuj silniki i kierowców, rozwijaj bolid i przechytrz rywali od kwalifikacji po ostatni pit stop.

### Nazwy

name-car-red = Czerwony{ $mark }
name-car-green = Zielony{ $mark }
name-car-yellow = Żółty{ $mark }
name-car-blue = Niebieski{ $mark }
name-circuit-barcelona = Barcelona
name-circuit-monaco = Monako
name-country-spain = Hiszpania
name-country-belgium = Belgia
name-country-italy = Włochy
name-facility-engine-factory = fabryka silników
name-step-E1 = Wytrzymałe podzespoły
name-step-E2 = Wyższe obroty
name-step-E3 = Ulepszona skrzynia biegów
name-step-E4 = Mapa momentu
name-facility-test-track = tor testowy
name-step-T1 = Zawieszenie I
name-step-T2 = Zawieszenie II
name-step-T3 = Hamulce karbonowe
name-step-T4 = Trening pit stopów
name-facility-cfd-computer = komputer CFD
name-step-C1 = Poprawione przednie skrzydło
name-step-C2 = Lżejsze podwozie
name-step-C3 = Program startowy
name-step-C4 = Nadwozie o małym oporze
name-facility-wind-tunnel = tunel aerodynamiczny
name-step-W1 = Poprawione tylne skrzydło
name-step-W2 = Podwójny dyfuzor
name-step-W3 = Kanały hamulcowe
name-step-W4 = Pakiet aero
name-card-qual-lap = Szybkie okrążenie
name-card-launch = Idealny start
name-card-flat-out = Na maksa
name-card-late-brake = Późne hamowanie
name-card-slipstream = W cieniu aerodynamicznym
name-card-shut-door = Zamknięte drzwi
name-card-team-orders = Polecenie zespołu
name-card-fast-stop = Błyskawiczny pit stop
name-card-save-tyres = Oszczędzanie opon
name-card-lean-mix = Uboga mieszanka
name-card-lucky = Szczęśliwy traf
name-seat-red = Czerwoni
name-seat-green = Zieloni
name-seat-yellow = Żółci
name-seat-blue = Niebiescy
name-tyre-soft = miękkie
name-tyre-hard = twarde
name-tyre-wet = deszczowe
name-tactic-line-change = ZMIANA LINII
name-tactic-full-ahead = CAŁA NAPRZÓD
name-status-absent = nie startuje
name-status-running = jedzie
name-status-retired = odpada
name-status-disqualified = dyskwalifikacja
name-lane-left = lewy
name-lane-right = prawy
name-parameter-top = prędkość max.
name-parameter-acceleration = przyspieszenie
name-parameter-driver = umiejętności
name-parameter-tyres = opony

### O co pyta gra

ask-roll-for-order = Kto działa pierwszy?
ask-lend-engine = Który silnik zastępuje na ten wyścig?
ask-lend-driver = Który kierowca zastępuje na ten wyścig?
ask-action = Przed wyścigiem { $circuit }: zostało { $left } PA. Co robi zespół?
ask-action-incomplete = Przed wyścigiem { $circuit }: zostało { $left } PA. Zespół nie jest jeszcze pełny. Co robi?
ask-turn-engine = Którą kartę silnika odkryto?
ask-turn-driver = Którą kartę kierowcy odkryto?
ask-offer = Pierwsza oferta.
ask-raise = Kolejna oferta.
ask-offer-engine = { $card }: moc { $power }, prędkość max. +{ $top }, przyspieszenie +{ $acceleration }, niezawodność { $reliability }. Oferta do { $purse } PA czy rezygnacja?
ask-offer-driver = { $card }: szybkość { $speed }, umiejętności { $skill }. Oferta do { $purse } PA czy rezygnacja?
ask-bid-engine = { $card }: moc { $power }, prędkość max. +{ $top }, przyspieszenie +{ $acceleration }, niezawodność { $reliability }. { $bidder } dają { $points } PA. Przebić (do { $purse } PA)?
ask-bid-driver = { $card }: szybkość { $speed }, umiejętności { $skill }. { $bidder } dają { $points } PA. Przebić (do { $purse } PA)?
ask-sealed-bid = Ile najwyżej daje każdy zespół?
ask-up-to-engine = { $card }: moc { $power }, prędkość max. +{ $top }, przyspieszenie +{ $acceleration }, niezawodność { $reliability }. Do ilu PA licytować (najwyżej { $purse })?
ask-up-to-driver = { $card }: szybkość { $speed }, umiejętności { $skill }. Do ilu PA licytować (najwyżej { $purse })?
ask-give-back = Która karta wraca?
ask-give-back-engine = { $card } wylicytowany, ale zespół ma jeden silnik: który wraca do stosu?
ask-give-back-driver = { $card } w zespole, ale miejsca są dwa: kto wraca do stosu?
ask-soft-wear = Jak szybko zużywają się w ten weekend miękkie opony?
ask-deal = Którą kartę taktyczną rozdano?
ask-setting = { $step }: jakie ustawienie na ten wyścig?
ask-split = Podziel moc silnika { $power } między prędkość max. (+{ $top }) i przyspieszenie (+{ $acceleration }).
ask-sheet = { $driver } ma { $points ->
        [one] { $points } punkt szybkości
        [few] { $points } punkty szybkości
        [many] { $points } punktów szybkości
       *[other] { $points } punktu szybkości
    } na wyścig o długości { $turns } tur: ile idzie na kwalifikacje i na ile tur tankować?
ask-flying-lap = Jak udało się okrążenie?
ask-qualifying-lap = Wszyscy mają już wyniki: zagrać „{ $card }”?
ask-roll-off = Kto wygrywa remis?
ask-weather = Jaka jest pogoda?
ask-tyres = Tor jest suchy, tur: { $turns }. Świeże opony miękkie mają wartość { $soft }, twarde { $hard }; trzeba użyć obu. Na których start?
ask-tyres-wet = Pada, tur: { $turns }. Deszczowe jadą pełnym ruchem; miękkie ({ $soft }) i twarde ({ $hard }) tracą na turę pól: { $lost }. Na których start?
ask-tactics = Połóż zakrytą taktykę startową: ZMIANA LINII omija bolidy, CAŁA NAPRZÓD jedzie o pole dalej, ale tylko prosto.
ask-launch = { $driver } zaraz rusza: zagrać „{ $card }”?
ask-start-roll = Jak udał się start?
ask-lane = { $driver } może skończyć ruch startowy na dowolnym pasie: na którym?
ask-burst = Czy opona pęka?
ask-event-roll = { $driver }, tura { $turn }: rzut wydarzeń teraz? Termin mija w turze { $last }.
ask-event-roll-wet = { $driver }, tura { $turn } w deszczu: rzut wydarzeń teraz? Termin mija w turze { $last }.
ask-push = { $driver } musi jechać { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
        [many] { $spaces } pól
       *[other] { $spaces } pola
    } i ma { $points ->
        [one] { $points } punkt szybkości
        [few] { $points } punkty szybkości
        [many] { $points } punktów szybkości
       *[other] { $points } punktu szybkości
    }: ile wydać?
ask-saving = { $driver } po ruchu (paliwo { $fuel }, opony { $tread ->
        [0] na polu „szybkość -1”
        [-1] na polu „D6 4+”
       *[other] { $tread }
    }): zagrać kartę, która oszczędza znacznik?
ask-lucky = { $driver } ma na kostce { $pips } ({ $first ->
        [mechanical] usterka
        [save-or-back] rzut na umiejętności albo { $amount } w tył
        [save-or-out] rzut na umiejętności albo koniec wyścigu
        [back] { $amount } w tył
        [spin] obrót i { $amount } w tył
        [tyres] opony { $amount }
        [move] ruch { $amount }
        [points] szybkość { $amount }
        [keep-tyres] opony bez zużycia
        [wing] złamane przednie skrzydło
        [out] koniec wyścigu
       *[nothing] nic się nie dzieje
    }{ $second ->
        [mechanical] { "" }, usterka
        [save-or-back] { "" }, rzut na umiejętności albo { $more } w tył
        [save-or-out] { "" }, rzut na umiejętności albo koniec wyścigu
        [back] { "" }, { $more } w tył
        [spin] { "" }, obrót i { $more } w tył
        [tyres] { "" }, opony { $more }
        [move] { "" }, ruch { $more }
        [points] { "" }, szybkość { $more }
        [keep-tyres] { "" }, opony bez zużycia
        [wing] { "" }, złamane przednie skrzydło
        [out] { "" }, koniec wyścigu
       *[nothing] { "" }
    }): zagrać „{ $card }” i rzucić jeszcze raz?
ask-event = Co się dzieje?
ask-mechanical = Jak poważna jest awaria?
ask-driver-test = Czy kierowca panuje nad bolidem?
ask-collision = Jak poważna jest kolizja?
ask-save = Czy kierowca się uratuje?
ask-attack = { $driver } jest tuż za bolidem ({ $other }) i musi wyprzedzać (zostało { $left ->
        [one] { $left } pole ruchu
        [few] { $left } pola ruchu
        [many] { $left } pól ruchu
       *[other] { $left } pola ruchu
    }): gdzie?
ask-attack-freely = { $driver } jest tuż za bolidem ({ $other }; zostało { $left ->
        [one] { $left } pole ruchu
        [few] { $left } pola ruchu
        [many] { $left } pól ruchu
       *[other] { $left } pola ruchu
    }): wyprzedzać i gdzie, czy odpuścić?
ask-shut-door = { $driver } wyprzedza, { $other } się broni; potrzeba { $need } lub więcej: zagrać „{ $card }”?
ask-attempt = Czy manewr się udał?
ask-slipstream = { $driver } ma { $pips }, a potrzeba { $need }: zagrać „{ $card }” i rzucić jeszcze raz?
ask-slipstream-contact = { $driver } ma jedynkę, czyli kontakt: zagrać „{ $card }” i rzucić jeszcze raz?
ask-stop = { $driver }: paliwo na { $fuel ->
        [one] { $fuel } turę
        [few] { $fuel } tury
        [many] { $fuel } tur
       *[other] { $fuel } tury
    }, opony { $tread ->
        [0] na polu „szybkość -1”
        [-1] na polu „D6 4+”
       *[other] { $tread }
    }, do mety { $left ->
        [one] { $left } tura
        [few] { $left } tury
        [many] { $left } tur
       *[other] { $left } tury
    }. Zjechać do boksów?
ask-stop-forced = { $driver } nie ma paliwa (opony { $tread ->
        [0] na polu „szybkość -1”
        [-1] na polu „D6 4+”
       *[other] { $tread }
    }, paliwo { $fuel }, do mety tur: { $left }) i musi zjechać. Zagrać „{ $card }”?
ask-service = Co robi załoga?
ask-service-soft = { $driver } ma paliwo na tur: { $fuel }, do mety tur: { $left }, a nie było jeszcze opon miękkich. Paliwo i opony (miękkie { $soft }, twarde { $hard })?
ask-service-hard = { $driver } ma paliwo na tur: { $fuel }, do mety tur: { $left }, a nie było jeszcze opon twardych. Paliwo i opony (miękkie { $soft }, twarde { $hard })?
ask-service-free = { $driver } ma paliwo na tur: { $fuel }, do mety tur: { $left }; obie mieszanki już były. Paliwo i opony (miękkie { $soft }, twarde { $hard })?
ask-service-wet = { $driver } ma paliwo na tur: { $fuel }, do mety w deszczu tur: { $left }. Paliwo i opony (miękkie { $soft }, twarde i deszczowe { $hard })?

### Co daje krok rozwoju

effects = { $speed ->
        [none] { "" }
       *[some] , szybkość { $speed }
    }{ $tyres ->
        [none] { "" }
       *[some] , opony { $tyres }
    }{ $top ->
        [none] { "" }
       *[some] , prędkość max. { $top }
    }{ $acceleration ->
        [none] { "" }
       *[some] , przyspieszenie { $acceleration }
    }{ $reliability ->
        [none] { "" }
       *[some] , niezawodność { $reliability }
    }{ $overtake ->
        [none] { "" }
       *[some] , wyprzedzanie { $overtake }
    }{ $start ->
        [none] { "" }
       *[some] , start { $start }
    }{ $pit ->
        [none] { "" }
       *[some] , pit stop { $pit }
    }
effects-b = { $speed-b ->
        [none] { "" }
       *[some] , szybkość { $speed-b }
    }{ $tyres-b ->
        [none] { "" }
       *[some] , opony { $tyres-b }
    }{ $top-b ->
        [none] { "" }
       *[some] , prędkość max. { $top-b }
    }{ $acceleration-b ->
        [none] { "" }
       *[some] , przyspieszenie { $acceleration-b }
    }{ $reliability-b ->
        [none] { "" }
       *[some] , niezawodność { $reliability-b }
    }{ $overtake-b ->
        [none] { "" }
       *[some] , wyprzedzanie { $overtake-b }
    }{ $start-b ->
        [none] { "" }
       *[some] , start { $start-b }
    }{ $pit-b ->
        [none] { "" }
       *[some] , pit stop { $pit-b }
    }

### Co można zrobić i ile to kosztuje

do-k3 = Wynik { $pips }
do-k6 = Wynik { $pips }
do-k10 = Wynik { $pips }
do-lend-engine = Zastępuje { $engine }
do-lend-driver = Zastępuje { $driver }
do-draw-engine = Odkryj kartę silnika ({ $cost } PA; w stosie kart: { $cards })
do-draw-driver = Odkryj kartę kierowcy ({ $cost } PA; w stosie kart: { $cards })
do-build = Kup strukturę: { $facility } ({ $cost } PA)
do-develop = Rozwój bolidu, { $facility }: { $step }{ effects } ({ $cost } PA)
do-develop-settings = Rozwój bolidu, { $facility }: { $step }, A{ effects }; B{ effects-b } ({ $cost } PA)
do-hire = Zatrudnij załogę numer { $crews } ({ $cost } PA): jedna karta taktyczna na wyścig
do-test = Przeprowadź testy numer { $tests } ({ $cost } PA): rating +1
do-pass = Koniec akcji przed tym wyścigiem (przepada { $left } PA)
do-turn-engine = Odkryj: { $engine }
do-turn-driver = Odkryj: { $driver }
do-bid = { $card }: daj { $points } PA (zapłać { $more }, zostanie { $left })
do-no-bid = { $card }: pas
do-up-to = { $card }: licytuj do { $points } PA (zostanie co najmniej { $left })
do-up-to-nothing = { $card }: bez oferty
do-return-engine = Oddaj: { $engine }, moc { $power }, prędkość max. +{ $top }, przyspieszenie +{ $acceleration }, niezawodność { $reliability }
do-return-driver = Oddaj: { $driver }, szybkość { $speed }, umiejętności { $skill }
do-deal = Rozdaj: { $card }
do-no-card = Nie graj karty
do-set = { $step }, ustawienie { $setting }{ effects }
do-split = Prędkość max. { $top }, przyspieszenie { $acceleration }: tor daje każdemu bolidowi { $bonus ->
        [one] { $bonus } punkt szybkości
        [few] { $bonus } punkty szybkości
        [many] { $bonus } punktów szybkości
       *[other] { $bonus } punktu szybkości
    }
do-qualify = Punkty na kwalifikacje: { $points } (zostaje { $left }), paliwo na { $fuel ->
        [one] { $fuel } turę
        [few] { $fuel } tury
        [many] { $fuel } tur
       *[other] { $fuel } tury
    } (Qual +{ $bonus }): { $result } + K3
do-qual-lap = Zagraj „{ $card }”: { $driver } +{ $amount }, wynik { $result }
do-fit = { $driver }: opony { $tyre }, wartość { $value }
do-fit-both = { $driver }: { $left } ({ $value-left }); { $other }: { $right } ({ $value-right })
do-lay = { $driver }: { $tactic }
do-lay-both = { $driver }: { $left }; { $other }: { $right }
do-launch = Zagraj „{ $card }”: liczy się jak rzut { $amount }
do-lane = Pas { $lane }
do-roll-now = Rzuć teraz
do-roll-later = Rzuć później (zostało { $left ->
        [one] { $left } tura
        [few] { $left } tury
        [many] { $left } tur
       *[other] { $left } tury
    } na rzut)
do-roll-missed = Nie rzucaj: bolid dostanie karny przejazd przez boksy
do-roll-never = Nie rzucaj: bolid zostanie zdyskwalifikowany
do-push = Wydaj { $points ->
        [0] 0 punktów szybkości
        [one] { $points } punkt szybkości
        [few] { $points } punkty szybkości
        [many] { $points } punktów szybkości
       *[other] { $points } punktu szybkości
    }: razem { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
        [many] { $spaces } pól
       *[other] { $spaces } pola
    }
do-flat-out = Zagraj „{ $card }” i wydaj { $points ->
        [0] 0 punktów szybkości
        [one] { $points } punkt szybkości
        [few] { $points } punkty szybkości
        [many] { $points } punktów szybkości
       *[other] { $points } punktu szybkości
    }: razem { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
        [many] { $spaces } pól
       *[other] { $spaces } pola
    }
do-save-tyres = Zagraj „{ $card }”: znacznik opon zostaje na miejscu
do-lean-mix = Zagraj „{ $card }”: znacznik paliwa zostaje na miejscu
do-lucky = Zagraj „{ $card }”: rzuć jeszcze raz, liczy się drugi rzut
do-attack = Wyprzedzaj, { $corner }: { $need } lub więcej, { $chance } %
do-late-brake = Zagraj „{ $card }”, { $corner }: { $need } lub więcej, { $chance } %
do-team-orders = Zagraj „{ $card }”: { $other } przepuszcza kolegę
do-hold-back = Odpuść: przepada { $points ->
        [one] { $points } pole ruchu
        [few] { $points } pola ruchu
        [many] { $points } pól ruchu
       *[other] { $points } pola ruchu
    }
do-shut-door = Zagraj „{ $card }”: -{ $amount } dla atakującego
do-slipstream = Zagraj „{ $card }”: ten rzut się nie liczy, rzuć jeszcze raz
do-stay-out = Zostań na torze, paliwo na { $fuel ->
        [one] { $fuel } turę
        [few] { $fuel } tury
        [many] { $fuel } tur
       *[other] { $fuel } tury
    }
do-stop = Pit stop: { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
        [many] { $spaces } pól
       *[other] { $spaces } pola
    } do tyłu
do-fast-stop = Zagraj „{ $card }”: tylko { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
        [many] { $spaces } pól
       *[other] { $spaces } pola
    } do tyłu
do-service = Paliwo na { $fuel ->
        [one] { $fuel } turę
        [few] { $fuel } tury
        [many] { $fuel } tur
       *[other] { $fuel } tury
    } (ruch { $spaces }), opony { $tyre }, wartość { $value }

### Dlaczego czegoś nie można

why-team-incomplete = Zespół bez silnika i dwóch kierowców działa dalej, dopóki ma PA, a w stosie są karty.
why-pile-empty = W tym stosie nie ma już kart.
why-too-dear = To kosztuje { $cost } PA; zostało tylko { $left }.
why-facility-built = Zespół ma już tę strukturę.
why-facility-first = Najpierw trzeba kupić strukturę, potem można tam rozwijać bolid.
why-path-ends = Ta ścieżka jest już rozwinięta do końca.
why-enough-crews = Zespół ma najwyżej { $most } załóg.
why-enough-tests = W sezonie można przeprowadzić testy najwyżej { $most } razy.
why-bid-too-low = Oferta musi wynosić co najmniej { $least } PA.
why-bid-too-high = Zespół może dać za tę kartę najwyżej { $purse } PA.
why-not-yours-to-return = Wrócić może tylko karta tego zespołu albo ta właśnie wylicytowana.
why-card-not-held = Zespół nie ma na ręce karty „{ $card }”.
why-not-your-car = Karta działa tylko na bolid własnego zespołu.
why-not-so-much-power = Moc silnika wynosi { $power }: więcej nie da się dać na prędkość max.
why-not-so-much-fuel = Tutaj można zatankować na { $least } do { $most } tur.
why-not-so-many-points = Bolid ma tylko { $points ->
        [one] { $points } punkt szybkości
        [few] { $points } punkty szybkości
        [many] { $points } punktów szybkości
       *[other] { $points } punktu szybkości
    }.
why-too-many-points = W jednej turze można wydać najwyżej { $most } punkty szybkości.
why-tyres-for-each-car = Opony dostaje każdy bolid zespołu i żaden inny.
why-no-wets-in-the-dry = Opony deszczowe są na deszcz.
why-tactic-for-each-car = Taktykę dostaje każdy bolid zespołu i żaden inny.
why-lane-taken = Ten pas jest zajęty.
why-tyres-spared-already = Znacznik opon w tej turze i tak zostaje na miejscu.
why-must-attack = Wyprzedzanie jest obowiązkowe: zostało { $left ->
        [one] { $left } obowiązkowe pole ruchu
        [few] { $left } obowiązkowe pola ruchu
        [many] { $left } obowiązkowych pól ruchu
       *[other] { $left } obowiązkowego pola ruchu
    }.
why-not-a-team-mate = { $other } jeździ w innym zespole.
why-no-fuel = Bolid bez paliwa musi zjechać do boksów.

### Co się dzieje: sezon

event-rolls-for-order = { $seat }: rzut na kolejność, { $pips }.
event-acts-in-place = { $seat }: miejsce { $place } w kolejności.
event-phase-begins = Faza organizacji, następny wyścig { $circuit }: każdy zespół ma { $points } PA.
event-builds = { $seat }: nowa struktura, { $facility } (zostało { $left } PA).
event-develops = { $seat }: rozwój bolidu, { $step } (zostało { $left } PA).
event-hires = { $seat }: załoga numer { $crews } (zostało { $left } PA).
event-runs-test = { $seat }: testy numer { $tests } (zostało { $left } PA).
event-rating-rises = { $seat }: rating rośnie do { $rating }.
event-is-done = { $seat }: koniec akcji (zostało { $left } PA).
event-engine-turned = { $seat }: 1 PA i odkryty silnik { $engine }.
event-driver-turned = { $seat }: 1 PA i odkryty kierowca { $driver }.
event-opens = { $seat }: oferta { $points } PA.
event-declines = { $seat }: rezygnacja.
event-outbids = { $seat }: { $points } PA.
event-bids-no-more = { $seat }: pas.
event-wins-engine = { $seat }: silnik { $engine } za { $points } PA.
event-wins-driver = { $seat }: w zespole jest { $driver } za { $points } PA.
event-engine-unsold = Nikt nie chce silnika { $engine }; karta wraca, opłata przepada ({ $seat }).
event-driver-unsold = Nikt nie daje oferty ({ $driver }); karta wraca, opłata przepada ({ $seat }).
event-engine-returned = { $seat }: silnik { $engine } wraca do stosu.
event-driver-returned = { $seat }: { $driver } wraca do stosu.
event-engine-lent = { $seat }: silnik zastępczy na ten wyścig to { $engine }.
event-driver-lent = { $seat }: w tym wyścigu zastępuje { $driver }.
event-race-begins = Wyścig { $race }: { $circuit }, tur: { $turns }.
event-stays-away = { $seat }: w tym wyścigu { $cars ->
        [one] brakuje jednego bolidu
        [few] brakuje dwóch bolidów
        [many] brakuje bolidów
       *[other] brakuje bolidów
    }.
event-wins-title = { $seat }: mistrzostwo, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
event-shares-title = { $seat }: wspólne mistrzostwo, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.

### Co się dzieje: testy przed wyścigiem i kwalifikacje

event-soft-wear = Testy, rzut { $pips }: żeton zużycia opon miękkich { $token }. Opony twarde { $hard }, miękkie { $soft }.
event-is-dealt = { $seat }: { $cards ->
        [one] { $cards } karta taktyczna
        [few] { $cards } karty taktyczne
        [many] { $cards } kart taktycznych
       *[other] { $cards } karty taktycznej
    }.
event-sees = Nowa karta: { $card }.
event-plays = { $seat }: karta „{ $card }”.
event-sets = { $seat }: { $step }, ustawienie { $setting }.
event-splits = { $seat }: prędkość max. { $top }, przyspieszenie { $acceleration }.
event-has-speed = { $driver } ma { $points ->
        [one] { $points } punkt szybkości
        [few] { $points } punkty szybkości
        [many] { $points } punktów szybkości
       *[other] { $points } punktu szybkości
    }, z tego za tor: { $bonus }.
event-reveals = { $driver } wydaje { $points ->
        [one] { $points } punkt szybkości
        [few] { $points } punkty szybkości
        [many] { $points } punktów szybkości
       *[other] { $points } punktu szybkości
    } i tankuje na { $fuel ->
        [one] { $fuel } turę
        [few] { $fuel } tury
        [many] { $fuel } tur
       *[other] { $fuel } tury
    } (Qual +{ $bonus }).
event-qualifies = { $driver }: rzut { $pips }, wynik kwalifikacji { $result }.
event-rolls-off = { $driver }: dogrywka, rzut { $pips }.
event-improves = { $driver } poprawia wynik na { $result }.
event-starts-from = { $driver } rusza z pola { $slot } (wynik { $result }).

### Co się dzieje: start

event-stays-dry = Pogoda, rzut { $pips }: tor jest suchy.
event-rains = Pogoda, rzut { $pips }: pada deszcz.
event-fits = { $driver }: opony { $tyre }, wartość { $value }.
event-tactic-shown = { $driver }: { $tactic }.
event-start-rolled = { $driver }: rzut { $pips }, czyli { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
        [many] { $spaces } pól
       *[other] { $spaces } pola
    }.
event-gets-away = { $driver } rusza, { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
        [many] { $spaces } pól
       *[other] { $spaces } pola
    } do przodu.
event-is-boxed-in = { $driver } utyka za bolidem; przejechane pola: { $spaces }, stracone: { $lost }.
event-is-held-up = { $driver } ma zablokowany cały tor; przejechane pola: { $spaces }, stracone: { $lost }.
event-changes-line = { $driver } zmienia linię.
event-leaves-start = { $driver }: po starcie miejsce { $place }.

### Co się dzieje: wyścig

event-turn-begins = Tura { $turn } z { $turns }.
event-tyre-holds = { $driver }: opony jeszcze wytrzymują (rzut { $pips }).
event-tyre-bursts = { $driver }: pęka opona (rzut { $pips }), koniec wyścigu.
event-waits = { $driver } odkłada rzut wydarzeń.
event-pushes = { $driver } wydaje { $points ->
        [one] { $points } punkt szybkości
        [few] { $points } punkty szybkości
        [many] { $points } punktów szybkości
       *[other] { $points } punktu szybkości
    }.
event-drives = { $driver } jedzie { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
        [many] { $spaces } pól
       *[other] { $spaces } pola
    }.
event-wears = { $driver }: paliwo { $fuel }, opony { $tread ->
        [0] na polu „szybkość -1”
        [-1] na polu „D6 4+”
       *[other] { $tread }
    }.
event-event-rolled = { $driver }: rzut wydarzeń, { $pips }.
event-wet-event-rolled = { $driver }: rzut wydarzeń w deszczu, { $pips }.
event-mechanical-rolled = { $driver }: rzut { $pips } i niezawodność silnika { $reliability }.
event-test-passed = { $driver } panuje nad bolidem: { $pips } przy umiejętnościach { $skill }.
event-test-failed = { $driver } ma kłopoty: { $pips } przy umiejętnościach { $skill }.
event-collision-rolled = { $driver }: kolizja, rzut { $pips } i umiejętności { $skill }.
event-saved = { $driver } opanowuje bolid: { $pips }, nie więcej niż { $skill }.
event-not-saved = { $driver } nie opanowuje bolidu: { $pips }, więcej niż { $skill }.
event-nothing-happens = { $driver }: nic się nie dzieje.
event-has-trouble = { $driver } ma awarię.
event-makes-room = { $driver } robi miejsce: jedno pole do tyłu.
event-slides-back = { $driver } cofa się o { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
        [many] { $spaces } pól
       *[other] { $spaces } pola
    }.
event-spins = { $driver } obraca się i cofa o { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
        [many] { $spaces } pól
       *[other] { $spaces } pola
    }.
event-tyres-suffer = { $driver }: cierpią opony, teraz { $value ->
        [0] na polu „szybkość -1”
        [-1] na polu „D6 4+”
       *[other] { $value }
    }.
event-is-slowed = { $driver } traci w tej turze { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
        [many] { $spaces } pól
       *[other] { $spaces } pola
    }.
event-is-towed = { $driver } jedzie w cieniu aerodynamicznym: w tej turze o { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
        [many] { $spaces } pól
       *[other] { $spaces } pola
    } więcej.
event-gains-points = { $driver } zyskuje { $points ->
        [one] { $points } punkt szybkości
        [few] { $points } punkty szybkości
        [many] { $points } punktów szybkości
       *[other] { $points } punktu szybkości
    }.
event-loses-points = { $driver } traci { $points ->
        [one] { $points } punkt szybkości
        [few] { $points } punkty szybkości
        [many] { $points } punktów szybkości
       *[other] { $points } punktu szybkości
    }.
event-spares-tyres = { $driver } oszczędza w tej turze opony.
event-breaks-wing = { $driver } ma złamane przednie skrzydło: do pit stopu co turę mniej o pola: { $spaces }.
event-retires = { $driver } odpada z wyścigu.

### Co się dzieje: wyprzedzanie

event-meets = { $driver } dojeżdża; z przodu { $other }.
event-attacks = { $driver } wyprzedza ({ $other }), { $corner }: po doliczeniu wszystkiego potrzeba { $need } lub więcej.
event-has-better-top = { $driver } ma większą prędkość max.: jedno oczko.
event-has-better-acceleration = { $driver } ma lepsze przyspieszenie: jedno oczko.
event-has-better-driver = { $driver } ma większe umiejętności: jedno oczko.
event-has-better-tyres = { $driver } ma lepsze opony: jedno oczko.
event-attempt-rolled = { $driver }: rzut { $pips }, a potrzeba { $need } lub więcej.
event-passes = { $driver } wyprzedza; { $other } traci pozycję.
event-fails = { $driver } zostaje z tyłu, { $other } się broni (zostało { $left ->
        [one] { $left } pole ruchu
        [few] { $left } pola ruchu
        [many] { $left } pól ruchu
       *[other] { $left } pola ruchu
    }).
event-holds-back = { $driver } odpuszcza; { $other } jedzie dalej z przodu.
event-touches = { $driver } i { $other }: kontakt.

### Co się dzieje: boksy

event-drives-through = { $driver }: brak rzutu wydarzeń, karny przejazd, { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
        [many] { $spaces } pól
       *[other] { $spaces } pola
    } do tyłu.
event-must-come-in = { $driver } nie ma paliwa i musi zjechać.
event-comes-in = { $driver }: pit stop, { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
        [many] { $spaces } pól
       *[other] { $spaces } pola
    } do tyłu.
event-refuels = { $driver } tankuje na { $fuel ->
        [one] { $fuel } turę
        [few] { $fuel } tury
        [many] { $fuel } tur
       *[other] { $fuel } tury
    }.
event-wing-changed = { $driver } dostaje nowe przednie skrzydło.
event-tokens-removed = Po turze { $turn } żetony z kostką znikają: każdy musi rzucić drugi raz.

### Co się dzieje: meta

event-duty-lifted = W deszczu nie ma obowiązku używania obu mieszanek.
event-one-compound = { $driver }: tylko jedna mieszanka, dyskwalifikacja.
event-no-event-roll = { $driver }: bez drugiego rzutu wydarzeń, dyskwalifikacja.
event-finishes = { $driver } kończy na miejscu { $place }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
event-nobody-finishes = Nikt nie został sklasyfikowany.
event-scores = { $seat }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } w tym wyścigu, w sezonie razem { $season }.

### Co można wybrać przed startem

option-calendar-title = Kalendarz
option-calendar = Wyścigi sezonu po kolei; krótki sezon ma ich mniej. Przed pierwszym każdy ma 15 PA, przed każdym następnym 10.
option-names-title = Nazwiska i nazwy
option-names = Nazwiska i nazwy na kartach kierowców i silników.
option-names-real = Z sezonu, w którym toczy się gra.
option-names-neutral = Zmyślone.
option-bidding-title = Licytacja
option-bidding = Jak przebiega licytacja.
option-bidding-open = Otwarcie: oferta po ofercie.
option-bidding-proxy = Skrycie: każdy raz mówi, do ilu licytuje, a licytacja przebiega tak samo.
option-org_mode-title = Faza organizacji
option-org_mode = Jak przebiega faza organizacji.
option-org_mode-turns = Po jednej akcji, na zmianę.
option-org_mode-budget = Każdy po kolei wydaje od razu wszystko.
option-stand_ins-title = Zastępcy
option-stand_ins = Zespół bez silnika lub kierowcy dostaje na wyścig losową kartę ze stosu.
option-driver_test-title = Test kierowcy
option-driver_test = Kiedy test kierowcy po kontakcie się nie udaje.
option-driver_test-printed = Przy rzucie mniejszym od umiejętności, jak w instrukcji.
option-driver_test-inverted = Przy rzucie większym od umiejętności.

### Do czego może prowadzić wybór

preview-attack = { $need } lub więcej, { $chance } %; kontakt przy jedynce, 17 %.
preview-attack-guarded = { $need } lub więcej, { $chance } %, a po karcie „{ $card }” { $guarded } %; kontakt przy jedynce, 17 %.
preview-after-pass = Po udanym manewrze: miejsce { $place }, zostają pola: { $left }.
preview-push = Pola: { $spaces }; na drodze { $other }, potem { $attempts ->
        [one] { $attempts } próba
        [few] { $attempts } próby
        [many] { $attempts } prób
       *[other] { $attempts } próby
    }.
preview-push-free = Pola: { $spaces }, droga wolna.
preview-stop = Powrót na miejsce { $place }, strata do lidera: { $gap }.
preview-fuel-enough = Paliwa wystarczy do mety.
preview-fuel-short = Tury z paliwem: { $fuel }, tury do mety: { $left }. Potrzebny kolejny pit stop.
preview-one-compound = Dotąd tylko jedna mieszanka: bez kolejnego pit stopu dyskwalifikacja.

### Plansza w terminalu

board-race = wyścig { $race } z { $races }
board-turn = tura { $turn } z { $turns }
board-wet = mokro
board-dry = sucho
board-tyres = twarde { $hard }, miękkie { $soft }
board-tyres-before-practice = twarde { $hard }, miękkie po treningu
board-pit = pit stop { $pit }
board-passing = zakręty: { $corners }
board-empty = na torze nie ma już bolidów
board-road = lider z lewej, kropka to jedno pole
board-driver = kierowca
board-gap = dyst
board-fuel = paliwo
board-tyre = opony
board-speed = szyb.
board-setting = pr/prz
board-die = K10
board-grid = tor startowy, pierwszy rząd u góry
board-team = zespół
board-points = PA
board-rating = rating
board-crew = załoga
board-tests = testy
board-cards = silnik, kierowcy
board-lot = licytacja:
board-bid = { $seat }: { $points } PA
board-no-bid = jeszcze bez ofert
board-face-down = zakryte: { $count }
board-hand = karty taktyczne: { $cards }
board-season = sezon, wyścigi: { $run } z { $races }

### Rozdziały powtórki

chapter-race = Wyścig { $race }
chapter-turn = Tura { $turn }
chapter-end = Koniec sezonu
