# MotoGrandPrix po polsku. Motocykle nazywa się kolorem i numerem, w rodzaju męskim; PR to punkty ruchu.

title-name = MotoGrandPrix
tagline = Dwie kości i to, co mają pod spodem: obróć jedną, by przyspieszyć albo zahamować, i składaj się w zakręty tak szybko, jak się odważysz.

### Nazwy

name-team-blue = Niebieski
name-team-yellow = Żółty
name-team-red = Czerwony
name-team-green = Zielony
name-team-white = Biały
name-team-black = Czarny
name-team-orange = Pomarańczowy
name-team-purple = Fioletowy
name-team-grey = Szary
name-team-pink = Różowy
name-team-brown = Brązowy
name-team-turquoise = Turkusowy
name-seat-blue = Niebieski{ $mark }
name-seat-yellow = Żółty{ $mark }
name-seat-red = Czerwony{ $mark }
name-seat-green = Zielony{ $mark }
name-seat-white = Biały{ $mark }
name-seat-black = Czarny{ $mark }
name-seat-orange = Pomarańczowy{ $mark }
name-seat-purple = Fioletowy{ $mark }
name-seat-grey = Szary{ $mark }
name-seat-pink = Różowy{ $mark }
name-seat-brown = Brązowy{ $mark }
name-seat-turquoise = Turkusowy{ $mark }
name-bike-blue = Niebieski{ $mark }
name-bike-yellow = Żółty{ $mark }
name-bike-red = Czerwony{ $mark }
name-bike-green = Zielony{ $mark }
name-bike-white = Biały{ $mark }
name-bike-black = Czarny{ $mark }
name-bike-orange = Pomarańczowy{ $mark }
name-bike-purple = Fioletowy{ $mark }
name-bike-grey = Szary{ $mark }
name-bike-pink = Różowy{ $mark }
name-bike-brown = Brązowy{ $mark }
name-bike-turquoise = Turkusowy{ $mark }
name-session-qualifying-lap = okrążenie kwalifikacyjne
name-session-race = wyścig
name-circuit-grand-prix-of-japan = Grand Prix Japonii
name-circuit-us-grand-prix = Grand Prix USA
name-circuit-gp-ring-long = GP Ring, wydłużony
name-circuit-supercircus-fast = SuperCircus Raceway, szybki
name-circuit-april-easy = April Raceway, łatwiejszy
name-lane-left = lewy
name-lane-centre = środkowy
name-lane-right = prawy
name-flip-keep = jak wypadło
name-flip-flip-low = niższa kość obrócona
name-flip-flip-high = wyższa kość obrócona
name-flip-flip-both = obie kości obrócone
name-flip-flip = kość obrócona
name-flip-low = zostaje niższa kość
name-flip-low-flipped = zostaje niższa kość, obrócona
name-flip-high = zostaje wyższa kość
name-flip-high-flipped = zostaje wyższa kość, obrócona

### Jakie są tory, słowami ich arkuszy

character-fabulous-driving-park = Mały i prosty, z ukrytymi pułapkami. Decyduje pierwszy zakręt, ostatni jest najciaśniejszy.
character-gp-ring = Tor dla początkujących. Nawrót z zakrętów od 3 do 5 jest wolny, a powrót do mety szybki.
character-supercircus-raceway = Zwarty, a jego pierwszy zakręt, zdecydowanie najtrudniejszy, budzi strach.
character-april-raceway = Trudność rośnie z zakrętu na zakręt; krótkie proste i późne punkty hamowania.
character-startline-driving-park = Nazwany od bardzo długiej prostej startowej. Najtrudniejsze są ciasne zakręty na końcu dwóch najdłuższych prostych.
character-free-speedway = Kształt jak żaden inny i liczy się każdy zakręt. Według zasad eksperckich wznosi się przed zakrętem 4 i opada za zakrętem 6.
character-grandprix-speedway = Zakręty szybkie na przemian ze średnimi; w drugą stronę jest równie dobry.
character-max-speed-circuit = Tor dla mocnych silników: długie proste i trudne, też długie zakręty. Z cieniem aerodynamicznym bardzo żywy.
character-race-bike-course = Bardzo trudny: średnie i długie zakręty, na wyjściu których potrzeba silnika i tylnej opony.
character-us-grand-prix = Na wzór Laguna Seca: długie proste, trudne zakręty i korkociąg, który opada przez zakręt 8.
character-gran-premio-d-italia = Na wzór Mugello: zawiły na obu końcach, szybki pośrodku.
character-gran-premi-de-catalunya = Na wzór Barcelony: bardzo długa prosta startowa i trzy krótkie zakręty o trudności 3.
character-grand-prix-of-japan = Na wzór Motegi: zakręty ciasnymi parami, podjazd do zakrętu 8, potem bardzo długa prosta z góry. Potrzeba drugiego pudełka.
character-gp-ring-long = GP Ring z obiema długimi prostymi jeszcze dłuższymi; nawrót z zakrętów od 3 do 5 bez zmian.
character-supercircus-fast = SuperCircus Raceway ze znacznikami prostej w zakręcie 5.
character-april-easy = April Raceway z dłuższymi prostymi przed dwoma najtrudniejszymi zakrętami.

### O co pyta gra

ask-grid-roll = Ile wyrzuca następny motocykl w walce o pole startowe?
ask-contest-roll = Ile wyrzuca następny motocykl w pojedynku?
ask-roll-dice = Co pokazują obie kości?
ask-roll-die = Co pokazuje kość startowa?
ask-engine-test = Co pokazuje próba silnika?
ask-slipstream = { $bike } jest na linii wyścigowej; tuż przed nim { $ahead }. Jechać w cieniu aerodynamicznym: przejąć kości, którymi zaraz rzuci { $head }, i zyskać 1 punkt ruchu?
ask-ride-straight = { $bike } ma { $low } i { $high } na prostej: wolno obrócić każdą kość.{ $slip ->
        [0] { "" }
       *[other] { " " }Cień aerodynamiczny daje do wyboru 1 punkt ruchu więcej.
    }{ $change ->
        [0] { "" }
        [-1] { " " }W tej turze 1 punkt ruchu mniej.
        [-2] { " " }W tej turze 2 punkty ruchu mniej.
        [1] { " " }W tej turze 1 punkt ruchu więcej.
       *[other] { " " }Punkty ruchu więcej w tej turze: { $change }.
    } Dokąd?
ask-ride-corner = { $bike } ma { $low } i { $high } w zakręcie { $corner } o trudności { $difficulty }: { $difficulty ->
        [1] w górę wolno obrócić tylko niższą kość.
        [2] w górę wolno obrócić tylko wyższą kość.
       *[other] w górę nie wolno obrócić żadnej kości.
    }{ $change ->
        [0] { "" }
        [-1] { " " }W tej turze 1 punkt ruchu mniej.
        [-2] { " " }W tej turze 2 punkty ruchu mniej.
        [1] { " " }W tej turze 1 punkt ruchu więcej.
       *[other] { " " }Punkty ruchu więcej w tej turze: { $change }.
    } Dokąd?
ask-ride-start = { $bike } rusza z { $low } na kości, którą wolno obrócić. Dokąd?
ask-ride-contact = { $bike } miał kontakt przy { $low } i { $high }: jedną kość odrzuca, a motocykl znosi na zewnętrzny pas.{ $change ->
        [0] { "" }
        [-1] { " " }W tej turze 1 punkt ruchu mniej.
        [-2] { " " }W tej turze 2 punkty ruchu mniej.
        [1] { " " }W tej turze 1 punkt ruchu więcej.
       *[other] { " " }Punkty ruchu więcej w tej turze: { $change }.
    } Która kość i jak daleko?
ask-ride-closed = { $bike } ma { $low } i { $high }, ale żadne obroty ani punkty opon nie pozwalają wykorzystać całości: motocykl musi odpaść.

### Co można zrobić i ile to kosztuje

do-roll = { $dice }
do-die = { $face }
do-follow = { $bike } jedzie w cieniu aerodynamicznym; przed nim { $ahead }
do-stay-free = { $bike } rzuca sam
do-retire = { $bike } wycofuje się z wyścigu
do-drop-out = { $bike } odpada
do-ride = { $rows ->
        [0] Zostań w rzędzie { $row }, pas { $lane }
        [one] 1 rząd, do rzędu { $row }, pas { $lane }
        [few] { $rows } rzędy, do rzędu { $row }, pas { $lane }
       *[other] { $rows } rzędów, do rzędu { $row }, pas { $lane }
    }{ $home ->
        [0] { $difficulty ->
                [0] { "" }
               *[other] , w trudność { $difficulty }
            }
       *[other] , przez metę
    }: { $second ->
        [0] { $first }
       *[other] { $first } + { $second }
    } ({ $flip }){ $bonus ->
        [0] { "" }
       *[other] , cień aerodynamiczny +1
    }{ $engine ->
        [0] { "" }
       *[other] , silnik { $engine }
    }{ $rear ->
        [0] { "" }
       *[other] , tylna opona { $rear }
    }{ $front ->
        [0] { "" }
       *[other] , przednia opona { $front }
    }{ $surcharge ->
        [0] { "" }
       *[other] , { $surcharge } PR za wyprzedzanie
    }{ $lost ->
        [0] { "" }
       *[other] , { $lost } PR przepada
    }{ $redline ->
        [0] { "" }
       *[other] , próba silnika
    }{ $grip ->
        [0] { "" }
       *[other] { $difficulty ->
            [0] , jazda na kole
           *[other] , uślizg: tylna opona 1
        }
    }

### Dlaczego czegoś nie można

why-one-die = W turze startowej jest jedna kość: zostawia się ją albo obraca.
why-discard-one = Po kontakcie jedną kość się odrzuca; drugą zostawia się albo obraca.
why-two-dice = Liczą się obie kości: każdą wolno zostawić albo obrócić, żadnej się nie odrzuca.
why-one-of-the-double = Z dubletu { $face } wolno tu obrócić w górę tylko jedną kość.
why-double-as-low = Obie kości pokazują { $face }: żeby obrócić jedną z nich, weź ją jako niższą.
why-no-acceleration-0 = Ten obrót niczego nie zmienia.
why-no-acceleration-1 = W zakręcie o trudności 1 w górę wolno obrócić tylko niższą kość ({ $low }).
why-no-acceleration-2 = W zakręcie o trudności 2 w górę wolno obrócić tylko wyższą kość ({ $high }).
why-no-acceleration-3 = W zakręcie o trudności 3 nie wolno obrócić w górę żadnej kości.
why-no-dials = W grze podstawowej nie ma punktów silnika ani opon.
why-engine-limit = Punkty silnika do wydania w turze: najwyżej { $most }.
why-engine-empty = Wskaźnik silnika stoi na { $dial }, a ostatniego punktu nie można wydać.
why-front-empty = Wskaźnik przedniej opony stoi na { $dial }, a ostatniego punktu nie można wydać.
why-rear-empty = Użycie silnika w zakręcie zużywa tylną oponę, a jej wskaźnik stoi na { $dial }.
why-occupied = Stoi tam inny motocykl.
why-outer-lane = Po kontakcie motocykl znosi na zewnątrz: na tej odległości kończy na pasie: { $lane }.
why-road-closed = Droga jest zamknięta: { $rows ->
        [0] nie ma ani jednego wolnego rzędu.
        [one] wolny jest tylko 1 rząd.
        [few] wolne są tylko { $rows } rzędy.
       *[other] wolnych jest tylko { $rows } rzędów.
    }
why-out-of-reach = Motocykl zmienia najwyżej jeden pas na rząd i nie przejeżdża przez inne.
why-points-differ = Trzeba wykorzystać wszystkie punkty: z tymi kośćmi i oponami { $points ->
        [one] jest 1 PR
        [few] są { $points } PR
       *[other] jest { $points } PR
    }{ $slip ->
        [0] { "" }
       *[other] { " " }(1 więcej dzięki cieniowi aerodynamicznemu)
    }, a do tego miejsca { $rows ->
        [one] jest 1 rząd
        [few] są { $rows } rzędy
       *[other] jest { $rows } rzędów
    }.
why-surcharge = Wyprzedzanie w zakręcie poza linią wyścigową kosztuje dodatkowo: to miejsce wymaga { $cost } PR, a { $points ->
        [one] jest 1
        [few] są { $points }
       *[other] jest { $points }
    }.
why-wasteful = To samo miejsce można osiągnąć taniej.
why-no-retiring = W tym wyścigu nie wybrano wycofywania się; kto może jechać, jedzie.

### Co się dzieje: kwalifikacje i pola startowe

event-race-day = { $circuit }: { $laps ->
        [one] 1 okrążenie
        [few] { $laps } okrążenia
       *[other] { $laps } okrążeń
    }, motocykli: { $bikes }.
event-rolls-for-grid = { $bike } rzuca o pole startowe { $low } i { $high }: { $total }.
event-rolls-off = { $bike } rzuca ponownie po remisie: { $total }.
event-takes-pole = { $bike } zdobywa pole position.
event-lines-up = { $bike } startuje z pozycji { $place }: rząd { $row }, pas { $lane }.
event-qualifying-begins = { $circuit }: zaczyna się okrążenie kwalifikacyjne.
event-qualifies = { $bike } kwalifikuje się na miejscu { $place }.
event-dials-set = Przednia opona, tylna opona i silnik wszystkich motocykli stoją na { $dial }.

### Co się dzieje: tura

event-start-turn = Start: każdy po jednej kości. Pierwszy jedzie { $leader }.
event-turn-begins = Tura { $turn }. Prowadzi { $leader }.
event-braking-contest = Motocykle ramię w ramię w punkcie hamowania przed zakrętem { $corner }: { $bikes }. Pojedynek.
event-cornering-contest = Motocykle ramię w ramię na wyjściu z zakrętu: { $bikes }. Pojedynek.
event-rolls-in-contest = { $bike } rzuca w pojedynku { $low } i { $high }: { $total }.
event-goes-first = { $bike } jedzie pierwszy.
event-has-contact = { $bike } ma kontakt: ktoś inny też wyrzucił { $total }.
event-declares-slipstream = { $bike } wchodzi w cień aerodynamiczny; przed nim { $ahead }.
event-extends-slipstream = { $bike } dołącza do cienia aerodynamicznego; przed nim { $ahead }.
event-declines-slipstream = { $bike } nie korzysta z cienia aerodynamicznego; przed nim { $ahead }.
event-rolls = { $bike } rzuca { $low } i { $high }: { $total }.
event-rolls-one = { $bike } rzuca { $face }.
event-copies = { $bike } przejmuje kości: { $low } i { $high }.

### Co się dzieje: jazda

event-flips-on-straight = { $bike } obraca na { $first } i { $second }: { $total }.
event-flips-in-corner-1 = { $bike } obraca w łatwym zakręcie na { $first } i { $second }: { $total }.
event-flips-in-corner-2 = { $bike } obraca w średnim zakręcie na { $first } i { $second }: { $total }.
event-flips-in-corner-3 = { $bike } hamuje w trudnym zakręcie do { $first } i { $second }: { $total }.
event-flips-both-ways = { $bike } jedną kością przyspiesza, drugą hamuje.
event-flips-start-die = { $bike } obraca na { $face }.
event-discards = { $bike } odrzuca { $discarded } i zostawia { $kept }.
event-flips-last-die = { $bike } obraca kość, która została, na { $face }.
event-drifts = { $bike } jest znoszony na zewnątrz, pas { $lane }.
event-climbs = { $bike } jedzie pod górę: { $points ->
        [-1] 1 PR mniej.
       *[other] { $points } PR więcej.
    }
event-descends = { $bike } jedzie z góry: { $points ->
        [-1] 1 PR mniej.
       *[other] { $points } PR więcej.
    }
event-is-slowed = { $bike } musi odzyskać równowagę: 1 PR mniej.
event-uses-slipstream = { $bike } zyskuje 1 PR dzięki cieniowi aerodynamicznemu.
event-spends-engine = { $bike } wydaje { $points ->
        [one] 1 punkt silnika
        [few] { $points } punkty silnika
       *[other] { $points } punktów silnika
    }; zostaje { $left }.
event-wears-rear = { $bike } zużywa tylną oponę; zostaje { $left }.
event-brakes = { $bike } hamuje za { $points ->
        [one] 1 punkt przedniej opony
        [few] { $points } punkty przedniej opony
       *[other] { $points } punktów przedniej opony
    }; zostaje { $left }.
event-road-closed = { $bike } ma zamkniętą drogę po { $rows ->
        [one] 1 rzędzie
        [few] { $rows } rzędach
       *[other] { $rows } rzędach
    }.
event-loses-points = { $bike } nie może jechać dalej i traci { $points } PR.
event-pays-surcharge = { $bike } dopłaca { $points } PR za wyprzedzanie w zakręcie.
event-rides = { $bike } jedzie { $rows ->
        [one] 1 rząd
        [few] { $rows } rzędy
       *[other] { $rows } rzędów
    }, pas { $lane }.
event-stands = { $bike } nie rusza się z miejsca.
event-overtakes = { $bike } wyprzedza; za nim { $other }.
event-draws-level = { $bike } zrównuje się; obok { $other }.
event-closes-road = { $bike } zamyka drogę: trzy motocykle ramię w ramię.
event-crosses-line = { $bike } kończy okrążenie { $lap }.
event-lap-counter = Okrążenie { $lap } z { $laps }.
event-last-lap = Ostatnie okrążenie: prowadzi { $bike }.
event-gives-up = { $bike } rezygnuje.
event-cannot-ride = { $bike } nie może ani wykorzystać swoich punktów, ani dość zahamować.

### Co się dzieje: skutki

event-redlining = { $bike } wkręca silnik na czerwone pole dubletem szóstek: próba silnika przy { $engine }.
event-loses-engine-and-grip = Nieobrócony dublet szóstek odbiera też przyczepność: { $bike }.
event-engine-holds = { $bike }: silnik wytrzymuje, { $total } to nie więcej niż { $engine }.
event-engine-suffers = { $bike }: silnik cierpi, próba pokazuje { $total }; zostaje { $engine }.
event-engine-breaks = { $bike }: silnik się psuje, próba pokazuje { $total }.
event-loses-grip = { $bike } traci przyczepność przy dublecie { $face }.
event-does-wheelie = { $bike } jedzie na kole.
event-sideslips = { $bike } wpada w uślizg i prostuje się; tylnej opony zostaje { $rear }.
event-rear-gone = { $bike } wpada w uślizg, a z tylnej opony nic nie zostało.
event-straightened = { $bike } prostuje się w zakręcie po kontakcie.
event-leans = { $bike } składa się w zakręt.
event-straightens-up = { $bike } prostuje się.
event-recovers = { $bike } znów jedzie na obu kołach.
event-drops-out = { $bike } odpada z wyścigu.

### Co się dzieje: meta

event-wins = { $bike } wygrywa wyścig!
event-finishes = { $bike } kończy na miejscu { $place }.
event-finishes-together = W tej samej turze metę mija kilka motocykli ({ $bikes }); z przodu jest ten, który dojechał najdalej.
event-scores = Miejsce { $place }: { $bike }, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
event-team-scores = Zespół { $team }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
event-not-classified = Niesklasyfikowany: { $bike }, odpadł po { $rows ->
        [one] { $rows } rzędzie
        [few] { $rows } rzędach
       *[other] { $rows } rzędach
    }.
event-no-winner = Nikt nie ukończył wyścigu: nie ma zwycięzcy.

### Do czego może prowadzić jazda

preview-place = Z miejsca { $before } na miejsce { $place }.
preview-same-place = Miejsce { $place }, jak dotąd.
preview-engine-test = Próba silnika przy { $engine }: w { $percent } % rzutów kosztuje punkt.
preview-engine-last = Próba silnika z ostatnim punktem: w { $percent } % rzutów silnik się psuje.
preview-wheelie = Jazda na kole: w następnej turze 1 PR mniej i bez cienia aerodynamicznego.
preview-sideslip = Uślizg: tylna opona spada do { $rear }, a w następnej turze 1 PR mniej.
preview-sideslip-out = Uślizg, gdy z tylnej opony nic nie zostało: koniec wyścigu.
preview-braking-contest = Ramię w ramię w punkcie hamowania: w następnej turze pojedynek (motocykle: { $bikes }), kontakt w { $percent } %.
preview-cornering-contest = Ramię w ramię na wyjściu z zakrętu: w następnej turze pojedynek (motocykle: { $bikes }), kontakt w { $percent } %.

### Rozdziały powtórki

chapter-qualifying = Okrążenie kwalifikacyjne
chapter-start = Start
chapter-lap = Okrążenie { $lap }
chapter-finish = Meta

### Co można wybrać przed startem

option-level = Z ilu zasad się korzysta.
option-level-title = Zasady
option-level-basic = Podstawowe
option-level-basic-help = Kości, obroty i pasy: lekki wyścig.
option-level-standard = Standardowe
option-level-standard-help = Z silnikiem i oponami, pojedynkami w zakrętach, kontaktami i czerwonym polem obrotomierza.
option-level-expert = Eksperckie
option-level-expert-help = Także z cieniem aerodynamicznym, nachyleniami, jazdą na kole i uślizgami.
option-circuit = Tor, na którym odbywa się wyścig.
option-circuit-fabulous-driving-park = Fabulous Driving Park (podstawowy, 44 rzędy, 6 okrążeń). Mały i prosty, z ukrytymi pułapkami. Decyduje pierwszy zakręt, ostatni jest najciaśniejszy.
option-circuit-gp-ring = GP Ring (podstawowy, 57 rzędów, 6 okrążeń). Tor dla początkujących. Nawrót z zakrętów od 3 do 5 jest wolny, a powrót do mety szybki.
option-circuit-supercircus-raceway = SuperCircus Raceway (podstawowy, 66 rzędów, 6 okrążeń). Zwarty, a jego pierwszy zakręt, zdecydowanie najtrudniejszy, budzi strach.
option-circuit-april-raceway = April Raceway (standardowy, 75 rzędów, 6 okrążeń). Trudność rośnie z zakrętu na zakręt; krótkie proste i późne punkty hamowania.
option-circuit-startline-driving-park = StartLine Driving Park (standardowy, 86 rzędów, 6 okrążeń). Nazwany od bardzo długiej prostej startowej. Najtrudniejsze są ciasne zakręty na końcu dwóch najdłuższych prostych.
option-circuit-free-speedway = Free Speedway (standardowy, 96 rzędów, 6 okrążeń). Kształt jak żaden inny i liczy się każdy zakręt. Według zasad eksperckich wznosi się przed zakrętem 4 i opada za zakrętem 6.
option-circuit-grandprix-speedway = GrandPrix Speedway (standardowy, 106 rzędów, 6 okrążeń). Zakręty szybkie na przemian ze średnimi; w drugą stronę jest równie dobry.
option-circuit-max-speed-circuit = Max Speed Circuit (standardowy, 118 rzędów, 6 okrążeń). Tor dla mocnych silników: długie proste i trudne, też długie zakręty. Z cieniem aerodynamicznym bardzo żywy.
option-circuit-race-bike-course = Race Bike Course (standardowy, 125 rzędów, 5 okrążeń). Bardzo trudny: średnie i długie zakręty, na wyjściu których potrzeba silnika i tylnej opony.
option-circuit-us-grand-prix = Grand Prix USA (ekspercki, 100 rzędów, 6 okrążeń). Na wzór Laguna Seca: długie proste, trudne zakręty i korkociąg, który opada przez zakręt 8.
option-circuit-gran-premio-d-italia = Gran Premio d'Italia (ekspercki, 120 rzędów, 5 okrążeń). Na wzór Mugello: zawiły na obu końcach, szybki pośrodku.
option-circuit-gran-premi-de-catalunya = Gran Premi de Catalunya (ekspercki, 116 rzędów, 6 okrążeń). Na wzór Barcelony: bardzo długa prosta startowa i trzy krótkie zakręty o trudności 3.
option-circuit-grand-prix-of-japan = Grand Prix Japonii (dla zawodowców, 140 rzędów, 5 okrążeń). Na wzór Motegi: zakręty ciasnymi parami, podjazd do zakrętu 8, potem bardzo długa prosta z góry. Potrzeba drugiego pudełka.
option-circuit-gp-ring-long = GP Ring, wydłużony (podstawowy, 65 rzędów, 6 okrążeń). GP Ring z obiema długimi prostymi jeszcze dłuższymi; nawrót z zakrętów od 3 do 5 bez zmian.
option-circuit-supercircus-fast = SuperCircus Raceway, szybki (podstawowy, 66 rzędów, 6 okrążeń). SuperCircus Raceway ze znacznikami prostej w zakręcie 5.
option-circuit-april-easy = April Raceway, łatwiejszy (standardowy, 83 rzędy, 6 okrążeń). April Raceway z dłuższymi prostymi przed dwoma najtrudniejszymi zakrętami.
option-direction = W którą stronę się jedzie.
option-direction-as-laid = Tak, jak ułożono tor.
option-direction-reversed = W drugą stronę; zakręty w lewo stają się zakrętami w prawo, podjazdy zjazdami.
option-laps = Liczba okrążeń; 0 to liczba z arkusza toru.
option-bikes = Na ilu motocyklach jedzie każdy gracz: na jednym czy na obu danego koloru.
option-colours = Kolory miejsc po kolei; kto żadnego nie wybrał, jedzie na następnym wolnym motocyklu.
option-boxes = Ile pudełek jest na stole, po sześć motocykli w każdym; 0 to tyle, ile potrzeba.
option-qualifying = Jak wyłania się pola startowe.
option-qualifying-roll = Rzutem dwiema kośćmi.
option-qualifying-lap = Okrążeniem kwalifikacyjnym, z pól startowych wyrzuconych kośćmi.
option-teams = Motocykle jednego koloru to zespół: nie toczą pojedynków między sobą, a ich punkty się sumuje.
option-retiring = Zawodnicy mogą się wycofać zawsze, gdy mają jechać.
option-uphill = Co daje podjazd.
option-uphill-slower = Pod górę zabiera 1 PR, z góry daje 1.
option-uphill-faster = Pod górę daje 1 PR, z góry zabiera 1, jak mówi jedna ze stron instrukcji.
option-cornering = Gdzie toczą pojedynek motocykle, które wychodzą z zakrętu ramię w ramię.
option-cornering-straight-begin = W pierwszym rzędzie prostej.
option-cornering-corner-end = W ostatnim rzędzie zakrętu.
option-beside = Które pozycje zakrętu są pozycjami wyprzedzania.
option-beside-row = Wszystkie, które mają inny motocykl w tym samym rzędzie.
option-beside-adjacent = Te, które mają inny motocykl tuż obok.
option-redline = Kiedy dublet szóstek obciąża silnik.
option-redline-used = Gdy się go użyje, obróconego czy nie.
option-redline-rolled = Gdy się go użyje tak, jak wypadł.
option-track = Płytki własnego toru, tak jak zapisuje je budowa toru; wyścig odbywa się na nim zamiast na torze powyżej.
option-track_name = Nazwa twojego własnego toru.

### Plansza w terminalu

board-basic = zasady podstawowe
board-standard = zasady standardowe
board-expert = zasady eksperckie
board-rows = rzędy: { $rows }
board-qualifying = okrążenie kwalifikacyjne
board-over = koniec
board-lap = okrążenie { $lap } z { $laps }
board-turn = tura { $turn }
board-made-for-basic = dla zasad podstawowych
board-made-for-standard = dla zasad standardowych
board-made-for-expert = dla zasad eksperckich
board-made-for-pro = dla zawodowców
board-size = { $width } × { $height } cm na stole
board-rolls = rzuty o pola startowe
board-row = rząd
board-corner = zakręt
board-dials = przód  tył silnik
board-bike = motocykl
board-laps = okr
board-acts = ruch
board-now = teraz
board-finished = na mecie
board-out = odpadł
board-slip = cień +1
board-contact = kontakt
board-leaning = w złożeniu
board-wheelie = na kole
