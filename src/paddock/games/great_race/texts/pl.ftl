# The Great Race po polsku. Ceny są we frankach (F), płytka kosztuje paliwo i punkty mechaniczne. Załogi nazywa się w liczbie
# mnogiej (Francuzi, Włosi), więc czasowniki też są w liczbie mnogiej.

title-name = The Great Race
tagline = Automobilem przez Afrykę albo Amerykę Południową: wyślij przodem zwiadowców, napraw, co się zepsuje, przechytrz bandytów i rywali i dojedź z klasą. Godzina dla dwóch do czterech załóg.

### Nazwy

name-seat-french = Francuzi
name-seat-belgian = Belgowie
name-seat-british = Brytyjczycy
name-seat-italian = Włosi
name-board-africa = Afryka
name-board-south-america = Ameryka Południowa
name-space-cape-town = Kapsztad
name-space-timbuktu = Timbuktu
name-space-khartoum = Chartum
name-line-I5-J8 = Chartum – Nairobi
name-tile-track = Trakt
name-tile-grassland = Step
name-tile-sand-flats = Piaski
name-tile-stony-plain = Kamienista równina
name-tile-dunes = Wydmy
name-tile-soft-ground = Grząski grunt
name-tile-rocky-pass = Skalista przełęcz
name-tile-river-ford = Bród
name-tile-marsh = Bagno
name-tile-broken-bridge = Zerwany most
name-tile-flash-flood = Nagła powódź
name-tile-wild-animals = Dzikie zwierzęta
name-tile-bandits = Bandyci
name-tile-rockfall = Lawina kamieni
name-tile-canyon = Kanion
name-card-tracker = Tropiciel
name-card-financial = Finansista
name-card-transport = Transport
name-card-mechanic = Mechanik
name-card-ranger = Strażnik
name-card-driver = Kierowca
name-card-cartographer = Kartograf
name-card-saboteur = Sabotażysta
name-card-trail-hunter = Łowca szlaków
name-card-cheater = Oszust
name-card-jerrycan = Kanister
name-card-refueling = Tankowanie
name-card-spare-parts = Części zamienne
name-card-toolbox = Skrzynka narzędzi
name-card-caravan = Karawana
name-slot-scout = Zwiad
name-slot-mechanic = Mechanik
name-slot-escort = Eskorta
name-slot-funding = Finanse
name-gauge-engine = silnik
name-gauge-chassis = podwozie

### O co pyta gra

ask-first-player = Kto zaczyna?
ask-turn-up = Którą kartę odkryto na biwak?
ask-take-card = Biwak: weź jedną z kart (zostało: { $left }){ $gets-last ->
        [1] ; dostaniesz też tę, która zostanie na końcu
       *[other] { "" }
    }.
ask-deal = Którą kartę dobrano?
ask-discard-down = Karty na ręce: { $cards }, a podwozie mieści { $limit }: odrzuć jedną albo zagraj Kanister.
ask-planning = Rozstaw za osłoną swoich pomocników: { $assistants }.
ask-act = Kup paliwo ({ $price } F za poziom), zagraj karty, potem użyj jednego pomocnika albo spasuj. Zostało: zwiad { $scouts }, mechanicy { $mechanics }, eskorta { $escorts }, finanse { $funding }.
ask-act-after-cards = Zagraj kolejne karty, potem użyj jednego pomocnika albo spasuj. Zostało: zwiad { $scouts }, mechanicy { $mechanics }, eskorta { $escorts }, finanse { $funding }.
ask-scouted-tile = Jaką płytkę wyciągnięto z worka?
ask-lay-tile = { $tiles ->
        [one] Połóż płytkę na pustym polu, które droga łączy z twoim pojazdem.
        [few] Połóż { $tiles } płytki, jedną po drugiej, na pustych polach, które droga łączy z twoim pojazdem.
       *[other] Połóż { $tiles } płytek, jedną po drugiej, na pustych polach, które droga łączy z twoim pojazdem.
    }
ask-repairing = Naprawa: silnik { $engine }, podwozie { $chassis }. Kupiony punkt kosztuje { $price } F; masz { $cash } F.
ask-choose-first-way = Stoisz na { $space }, paliwa masz { $fuel } i możesz przejechać { $steps ->
        [one] { $steps } pole
        [few] do { $steps } pól
       *[other] do { $steps } pól
    }. Dokąd?
ask-choose-way = Stoisz na { $space }, paliwa masz { $fuel } i możesz przejechać jeszcze tyle pól: { $steps }. Dokąd, a może postój?
ask-found-tile = Jaka płytka leży na nieznanym terenie?
ask-settle-cost = { $tile } na { $space } kosztuje paliwo { $fuel } i { $due ->
        [one] { $due } punkt mechaniczny
        [few] { $due } punkty mechaniczne
       *[other] { $due } punktów mechanicznych
    }; silnik { $engine }, podwozie { $chassis }. Jak płacisz?
ask-settle-cost-danger = Niebezpieczeństwo! { $tile } na { $space } kosztuje paliwo { $fuel } i punkty mechaniczne { $due }, chyba że unikniesz niebezpieczeństwa; silnik { $engine }, podwozie { $chassis }.
ask-halt-or-follow = Znak stop na { $space } kończy jazdę, choć { $steps ->
        [one] zostało jeszcze { $steps } pole
        [few] zostały jeszcze { $steps } pola
       *[other] zostało jeszcze { $steps } pól
    }, chyba że poprowadzi cię Karawana.
ask-look-at = Jaką kartę znajduje Łowca szlaków?
ask-drop-one = Odrzuć jedną z kart, które znalazł Łowca szlaków, albo zagraj ją, jeśli to Kanister; zatrzymujesz { $keeps }.
ask-second-tile = Oszust zamienia { $tile } na { $space } z którą inną płytką?
ask-react-tracker = { $seat } zagrywają kartę Tropiciel: { $tile } na { $space } zniknie z gry. Odwołać?
ask-react-cheater = { $seat } zagrywają kartę Oszust: { $tile } na { $space } i { $other-tile } na { $other } zamienią się miejscami. Odwołać?
ask-react-saboteur = { $seat } zagrywają kartę Sabotażysta, cel: { $victim }; strata: silnik { $engine }, podwozie { $chassis }. Odwołać?

### Co można zrobić i ile to kosztuje

do-first = { $seat } zaczynają
do-turn-up = Odkryj: { $card }
do-deal = Dobierz: { $card }
do-tile = Wyciągnij: { $tile }
do-take = Weź kartę { $card }: { $kind ->
        [tracker] usuwa płytkę na twojej drodze
        [financial] { $amount } F
        [transport] przeprawa tańsza o { $amount } F
        [mechanic] naprawa
        [ranger] odwołuje niebezpieczeństwo
        [driver] jazda
        [cartographer] kładzie płytki: { $amount }
        [saboteur] rywal traci punkty mechaniczne: { $amount }
        [trail-hunter] dobiera karty: { $amount }, zatrzymuje { $keeps }
        [cheater] dwie płytki zamieniają się miejscami
        [jerrycan] paliwo +{ $amount }, w każdej chwili
        [refueling] paliwo +{ $amount }
        [spare-parts] przy naprawie silnik lub podwozie +{ $amount }
        [toolbox] przy naprawie silnik i podwozie razem +{ $amount }
        [caravan] pomija znak stop
       *[other] karta zasobów
    }
do-discard = Odrzuć kartę { $card }
do-play = Zagraj kartę { $card }: { $kind ->
        [financial] dostajesz { $amount } F
        [mechanic] naprawa bez pomocnika
        [driver] jazda bez pomocnika, pola: do { $engine }
        [cartographer] wyciągnij płytki ({ $amount }) i połóż je
        [trail-hunter] dobierz karty: { $amount }, zatrzymaj { $keeps }
        [refueling] paliwo +{ $amount }
       *[other] jej działanie
    }
do-play-jerrycan = Zagraj Kanister: { $fuel ->
        [0] nic, bak jest pełny
       *[other] paliwo +{ $fuel }
    }
do-play-ranger-tile = Zagraj Strażnika: uniknij niebezpieczeństwa i jego punktów ({ $points })
do-play-ranger-card = Zagraj Strażnika: odwołaj kartę { $card }
do-play-caravan = Zagraj Karawanę: jedź dalej, do { $steps ->
        [one] { $steps } pola
        [few] { $steps } pól
       *[other] { $steps } pól
    }
do-plan = Zwiad { $scouts }, mechanicy { $mechanics }, eskorta { $escorts }, finanse { $funding ->
        [0] 0
       *[other] { $funding } ({ $pays } F)
    }
do-fuel = Kup paliwo: { $levels } za { $price } F
do-track = Zagraj Tropiciela: usuń płytkę { $tile } z { $space }
do-cheat = Zagraj Oszusta: zamień płytkę { $tile } na { $space } z inną
do-swap-with = Zamień z płytką { $tile } na { $space }
do-sabotage = Zagraj Sabotażystę; { $seat } tracą: silnik { $engine }, podwozie { $chassis }
do-scout = Zwiad: wyciągnij płytki ({ $tiles }) i połóż je
do-draw = Zwiad: dobierz kartę zasobów
do-repair = Mechanik: naprawa, kartami albo za { $price } F za punkt
do-drive = Mechanik: jazda do { $spaces ->
        [one] { $spaces } pola
        [few] { $spaces } pól
       *[other] { $spaces } pól
    }
do-clear = Eskorta: usuń płytkę { $tile } z { $space }
do-collect = Finanse: { $assistants ->
        [one] jeden pomocnik przynosi
        [few] { $assistants } pomocnicy przynoszą
       *[other] { $assistants } pomocników przynosi
    } { $cash } F
do-idle = { $slot }: zdejmij jednego bez skutku
do-pass = Pas{ $lost ->
        [0] { "" }
        [one] , rezygnujesz z 1 pomocnika
        [few] , rezygnujesz z { $lost } pomocników
       *[other] , rezygnujesz z { $lost } pomocników
    }{ $escorts ->
        [0] { "" }
        [one] ; 1 eskorta zostaje, by reagować
        [few] ; { $escorts } eskorty zostają, by reagować
       *[other] ; { $escorts } eskort zostaje, by reagować
    }
do-lay = Połóż płytkę { $tile } na { $space }: paliwo { $fuel }{ $points ->
        [0] { "" }
       *[other] , punkty mechaniczne { $points }
    }{ $danger ->
        [1] , niebezpieczeństwo
       *[other] { "" }
    }{ $stop ->
        [1] , stop
       *[other] { "" }
    }
do-buy = Kup punkt ({ $gauge }) za { $price } F
do-fit = Użyj Części zamiennych: { $gauge } +{ $points }
do-toolbox = Użyj Skrzynki narzędzi: silnik +{ $engine }, podwozie +{ $chassis }
do-done = Zakończ naprawę
do-go = Jedź na { $space }, { $tile }: paliwo { $fuel }{ $points ->
        [0] { "" }
       *[other] , punkty mechaniczne { $points }
    }{ $danger ->
        [1] , niebezpieczeństwo
       *[other] { "" }
    }{ $stop ->
        [1] , stop
       *[other] { "" }
    }
do-go-city = Wjedź do miasta { $space }: paliwo { $fuel }{ $cards ->
        [0] { "" }
        [one] , dobierasz 1 kartę
        [few] , dobierasz { $cards } karty
       *[other] , dobierasz { $cards } kart
    }
do-go-blank = Jedź w ciemno na { $space }: decyduje jedna z płytek w worku ({ $tiles })
do-sail = Przepraw się do miasta { $space } za { $price } F i paliwo { $fuel }{ $cards ->
        [0] { "" }
        [one] , z 1 kartą Transport
        [few] , z { $cards } kartami Transport
       *[other] , z { $cards } kartami Transport
    }
do-halt = Postój tutaj
do-pay = Zapłać: paliwo { $fuel }, silnik { $engine }, podwozie { $chassis }{ $breakdown ->
        [1] ; pojazd się psuje
       *[other] { "" }
    }
do-escort = Oddaj eskortę: unikasz niebezpieczeństwa i jego punktów ({ $points }); zostaje { $left }
do-escort-card = Oddaj eskortę i odwołaj kartę { $card } (zostaje { $left })
do-back = Zawróć: nic nie tracisz, jazda się kończy
do-let = Niech się stanie

### Dlaczego czegoś nie można

why-not-held = Karty { $card } nie masz na ręce.
why-only-jerrycans = Kartą { $card } nie zejdziesz poniżej limitu; pomoże tylko Kanister.
why-only-a-jerrycan = Karty { $card } nie można teraz zagrać; można tylko Kanister.
why-not-on-display = Karta { $card } nie jest wystawiona.
why-not-among-them = Karty { $card } nie ma wśród tych, które znalazł Łowca szlaków.
why-tile-not-drawn = Płytki { $tile } nie ma wśród tych, które wyciągnięto.
why-no-tile-on-a-city = { $space } to miasto; płytki kładzie się w terenie.
why-tile-there-already = Na { $space } leży już płytka.
why-no-path-to-lay = Z twojego pojazdu nie prowadzi do { $space } nieprzerwana droga z płytek i miast.
why-repair-something = Naprawa musi coś naprawić, zanim się skończy.
why-not-that-share = Punktów ze Skrzynki narzędzi ({ $points }) nie da się tak rozdzielić między wskaźniki.
why-gauge-full = Wskaźnik jest na maksimum: { $gauge }.
why-tank-full = W baku zmieści się jeszcze { $room }.
why-not-enough-cash = To kosztuje { $price } F, a masz { $cash } F.
why-fuel-first = Paliwo kupuje się za jednym razem, na samym początku sekwencji i przed kartami.
why-drive-somewhere = Jazda musi przesunąć pojazd co najmniej o jedno pole.
why-not-in-a-drive = Karty { $card } nie można zagrać w trakcie jazdy.
why-not-next = { $space } nie sąsiaduje z twoim pojazdem.
why-bag-empty = Worek jest pusty, więc na nieznany teren { $space } nie można wjechać.
why-not-enough-fuel = { $space } kosztuje paliwo { $fuel }, a masz { $left }.
why-not-enough-points = { $space } kosztuje punkty mechaniczne { $points }, więcej, niż zostało silnika i podwozia.
why-cross-first = Przeprawa to pierwszy i jedyny ruch jazdy, która zaczyna się w mieście.
why-line-not-here = Linia { $line } nie dochodzi do miasta, w którym jesteś.
why-fuel-to-land = Wjazd do miasta kosztuje paliwo { $fuel }, także po przeprawie.
why-not-that-loss = Punktów mechanicznych ({ $points }) nie da się tak zapłacić z silnika i podwozia.
why-no-turning-back = Co da się zapłacić, trzeba zapłacić; pojazd zawraca tylko z jazdy w ciemno, na którą go nie stać.
why-out-of-reach = Nawet ze wszystkim, co masz, nie da się zapłacić za tę płytkę, więc nic się za nią nie daje: pojazd zawraca.
why-no-danger = Nie ma już niebezpieczeństwa, którego trzeba by unikać.
why-no-escort = Nie masz eskorty na desce rozdzielczej.
why-only-a-caravan = Za znak stop prowadzi tylko Karawana.
why-only-a-ranger = Kartę niebezpieczeństwa odwołuje tylko Strażnik albo eskorta.
why-two-tiles = Oszust zamienia dwie różne płytki, które leżą na planszy.
why-card-not-now = { $kind ->
        [transport] Kartę { $card } zagrywa się razem z przeprawą, w jeździe.
        [caravan] Kartę { $card } zagrywa się, gdy znak stop kończyłby jazdę.
        [spare-parts] Kartę { $card } zagrywa się przy naprawie.
        [toolbox] Kartę { $card } zagrywa się przy naprawie.
        [ranger] Kartę { $card } zagrywa się, gdy jest niebezpieczeństwo do odwołania.
        [mechanic] Karta { $card }: nie ma czego naprawiać albo nie ma czym.
        [driver] Karta { $card }: pojazd nie może teraz nigdzie pojechać.
        [cartographer] Karta { $card }: nie ma płytek w worku albo pola, na którym można je położyć.
        [tracker] Karta { $card } potrzebuje płytki za cel.
        [cheater] Karta { $card } potrzebuje dwóch płytek za cel.
        [saboteur] Karta { $card } potrzebuje załogi za cel.
       *[other] Karta { $card } nic by teraz nie dała.
    }
why-no-tile-there = Na { $space } nie ma płytki.
why-vehicle-there = Na { $space } stoi pojazd; jego płytka zostaje.
why-no-path-there = { $space } nie łączy się z twoim pojazdem drogą z płytek i miast.
why-not-yourself = Sabotażystę wysyła się do kogoś innego.
why-arrived = { $seat } już dojechali i nic im nie grozi.
why-not-on-your-path = { $seat } nie są na drodze połączonej z twoim pojazdem.
why-not-that-sabotage = { $seat } straciliby punkty: { $points }; nie da się ich tak rozdzielić między silnik i podwozie.
why-no-assistant = Nie masz tam już pomocnika: { $slot }.
why-not-idle = Ten pomocnik może jeszcze coś zrobić, więc nie można go po prostu zdjąć: { $slot }.
why-nothing-to-clear = Obok twojego pojazdu nie ma na { $space } płytki, którą można by usunąć.
why-broken-down = Pojazd ma awarię; zanim pojedzie, trzeba go naprawić.
why-nowhere-to-drive = Pojazd nie może teraz wjechać na żadne pole wokół.
why-nothing-to-repair = Silnik i podwozie są na maksimum albo nie masz ani części, ani pieniędzy na naprawę.
why-nothing-to-scout = Nie ma czego wyciągnąć albo nie ma pustego pola, na którym można położyć płytkę.

### Co się dzieje: przygotowanie, biwak, planowanie

event-goes-first = { $seat } zaczynają.
event-sets-out = Trasa wyścigu: { $from } – { $to }.
event-starts-with = { $seat } zaczynają z { $cash } F.
event-round-begins = Runda { $round } zaczyna się biwakiem.
event-turned-up = Odkryto kartę { $card }.
event-takes = { $seat } biorą kartę { $card }.
event-gets-the-last = { $seat } dostają kartę, która została: { $card }.
event-reshuffled = Stos jest pusty; tasuje się karty odrzucone ({ $count }).
event-draws = { $seat } dobierają kartę.
event-sees = Dobrano: { $card }.
event-discards = { $seat } odrzucają kartę { $card }.
event-empties-jerrycan = { $seat } opróżniają Kanister{ $fuel ->
        [0] { " " }na próżno.
       *[other] : paliwo +{ $fuel }.
    }
event-plans = { $seat } odsłaniają plan: { $split } (zwiad, mechanicy, eskorta, finanse).

### Co się dzieje: konwój

event-buys-fuel = { $seat } kupują paliwo: { $levels } za { $price } F.
event-sends-scout = { $seat } wysyłają przodem zwiadowcę.
event-scout-draws = { $seat } wysyłają zwiadowcę po zapasy.
event-sets-to-repair = { $seat } biorą się do naprawy z mechanikiem.
event-takes-the-wheel = { $seat } sadzają mechanika za kierownicą.
event-clears = { $seat } usuwają eskortą płytkę z { $space }.
event-collects = { $seat } dostają z Finansów { $cash } F; { $assistants ->
        [one] pracuje tam jeden pomocnik
        [few] pracują tam { $assistants } pomocnicy
       *[other] pracuje tam { $assistants } pomocników
    }.
event-idles = { $seat } zdejmują pomocnika bez skutku ({ $slot }).
event-passes = { $seat } pasują{ $escorts ->
        [0] .
        [one] ; zostaje jedna eskorta.
        [few] ; zostają { $escorts } eskorty.
       *[other] ; zostaje { $escorts } eskort.
    }
event-is-spent = { $seat } użyli wszystkich pomocników.
event-tile-drawn = { $seat } wyciągają płytkę { $tile }.
event-lays = { $seat } kładą płytkę { $tile } na { $space }.
event-back-in-the-bag = Dla płytki { $tile } nie ma miejsca, wraca do worka.
event-buys-part = { $seat } kupują punkt ({ $gauge }) za { $price } F.
event-fits-part = { $seat } montują Części zamienne: { $gauge } w górę.
event-uses-toolbox = { $seat } używają Skrzynki narzędzi: silnik +{ $engine }, podwozie +{ $chassis }.
event-runs-again = { $seat } znów mają sprawny silnik.
event-sets-off = { $seat } ruszają, najdalej o { $spaces ->
        [one] { $spaces } pole.
        [few] { $spaces } pola.
       *[other] { $spaces } pól.
    }
event-finds = { $seat } wjeżdżają na nieznany teren { $space }; czeka tam { $tile }.
event-drives-to = { $seat } jadą na { $space }, paliwo { $fuel }.
event-is-worn = { $seat } tracą: silnik { $engine }, podwozie { $chassis }.
event-crosses-risk = { $seat } przejeżdżają przez strefę ryzyka: paliwo { $fuel } więcej.
event-faces-danger = { $seat } stawiają czoła niebezpieczeństwu: punkty mechaniczne { $points } więcej.
event-avoids-with-escort = { $seat } oddają eskortę i unikają niebezpieczeństwa.
event-avoids-with-ranger = { $seat } zagrywają Strażnika i unikają niebezpieczeństwa.
event-turns-back = { $seat } nie mogą zapłacić za { $space } i zawracają.
event-breaks-down = { $seat } mają awarię: silnik na 0.
event-must-stop = { $seat } muszą się zatrzymać na { $space }.
event-follows-caravan = { $seat } jadą za Karawaną mimo znaku stop.
event-enters-city = { $seat } wjeżdżają do miasta { $space }, paliwo { $fuel }.
event-sails = { $seat } płyną lub lecą linią { $line } za { $price } F.
event-saves = { $seat } oszczędzają { $saved } F dzięki { $cards ->
        [one] jednej karcie Transport.
        [few] { $cards } kartom Transport.
       *[other] { $cards } kartom Transport.
    }
event-advances = { $seat } przesuwają znacznik na pole { $square } skali postępu.

### Co się dzieje: karty

event-plays = { $seat } zagrywają kartę { $card }.
event-is-paid = { $seat } dostają { $cash } F.
event-refuels = { $seat } tankują: paliwo +{ $fuel }.
event-looks-at-cards = { $seat } oglądają kartę.
event-keeps-cards = { $seat } zatrzymują z nich { $cards }.
event-threatens-tile = { $seat } wysyłają Tropiciela; cel: { $tile } na { $space }.
event-threatens-crew = { $seat } wysyłają Sabotażystę; cel: { $victim }, silnik { $engine } i podwozie { $chassis }.
event-threatens-swap = { $seat } wysyłają Oszusta; cel: { $one } i { $other }.
event-cancels-with-escort = { $seat } oddają eskortę i odwołują kartę { $card }.
event-cancels-with-ranger = { $seat } zagrywają Strażnika i odwołują kartę { $card }.
event-tile-gone = Płytka { $tile } znika z gry; { $space } to znów nieznany teren.
event-is-sabotaged = { $seat } tracą przez sabotaż: silnik { $engine }, podwozie { $chassis }.
event-is-crippled = { $seat } mają awarię: silnik na 0.
event-tiles-swapped = Płytki na { $one } i { $other } zamieniają się miejscami.

### Co się dzieje: obsługa i koniec

event-leads = { $seat } są na miejscu { $place } w kolejności.
event-gets-bonus = { $seat } dostają premię: { $bonus } F.
event-arrives = { $seat } docierają do miasta docelowego na miejscu { $place }!
event-last-round = Runda { $round } jest ostatnia.
event-called-off = Wyścig odwołano; rozegrane rundy: { $round }. Nikt nie dojechał.
event-earns = { $seat } dostają prestiż: { $arrival } za przyjazd, { $levels } za silnik i podwozie, { $money } za pieniądze.
event-did-not-arrive = { $seat } nie dojechali.
event-wins = { $seat } wygrywają wyścig; prestiż: { $prestige }!

### Co można wybrać przed startem

option-board = Strona planszy: kontynent, przez który się jedzie.
option-board-africa = Afryka, Colomb-Béchar i Kapsztad: szeroka, ze strefą ryzyka pośrodku.
option-board-south-america = Ameryka Południowa, Caracas i Ushuaia: długa i wąska, ze statkami wzdłuż wybrzeża.
option-direction = Kierunek wyścigu.
option-direction-southward = Na południe, z północnego fioletowego miasta do południowego.
option-direction-northward = Na północ, z południowego fioletowego miasta do północnego.
option-crews = Załogi w kolejności miejsc: pierwsze miejsce jedzie dla pierwszego kraju i tak dalej.
option-first = Kto jest pierwszym graczem.
option-first-chance = Decyduje los.
option-first-seat-1 = Pierwsze miejsce.
option-first-seat-2 = Drugie miejsce.
option-first-seat-3 = Trzecie miejsce.
option-first-seat-4 = Czwarte miejsce.
option-diagonal = Sąsiadują także pola, które stykają się rogami (G-29).
option-first_marker = Gdzie w stosie leży na początku znacznik pierwszego gracza (G-1).
option-first_marker-bottom = Na dole, jak mówi instrukcja francuska: kolejność się nie zmienia, jeśli nikt się nie ruszy.
option-first_marker-top = Na górze, jak mówi instrukcja angielska.
option-sabotage = Kogo może dosięgnąć Sabotażysta (G-24).
option-sabotage-anywhere = Każdą załogę na planszy, jak mówią odpowiedzi na pytania.
option-sabotage-same-path = Tylko załogi na drodze połączonej z własnym pojazdem, jak mówi karta.
option-rounds = Po tylu rundach bez przyjazdu wyścig się odwołuje (G-52).

### Do czego prowadzi jazda, zakup albo plan

preview-fuel = Potem paliwo { $fuel } z { $top } i { $cash } F.
preview-plan = { $cards ->
        [0] Bez zwiadowców
        [one] Od zwiadowcy płytki ({ $tiles }) albo jedna karta
        [few] Od zwiadowców płytki ({ $tiles }) albo { $cards } karty
       *[other] Od zwiadowców płytki ({ $tiles }) albo { $cards } kart
    }, pola jazdy: do { $spaces }, { $escorts ->
        [one] jedno niebezpieczeństwo
        [few] { $escorts } niebezpieczeństwa
       *[other] { $escorts } niebezpieczeństw
    } do uniknięcia, { $cash } F.
preview-drive = Paliwo { $fuel } i punkty mechaniczne { $points } pozwalają dojechać po znanych płytkach na { $spaces ->
        [one] jedno pole
        [few] { $spaces } pola
       *[other] { $spaces } pól
    }, w najlepszym razie { $gain ->
        [0] nie bliżej
       *[other] o { $gain } bliżej
    } miasta docelowego.
preview-go = Potem paliwo { $fuel }, silnik i podwozie razem { $points }; pola do miasta docelowego: { $away }.
preview-blind = Płytki z worka kosztują średnio paliwo { $fuel } i punkty mechaniczne { $points }; stać cię na { $payable } % z nich.
preview-lay = Pola do miasta docelowego: { $away }; pola połączone wtedy z twoim pojazdem: { $spaces }.

### Rozdziały powtórki

chapter-round = Runda { $round }
chapter-end = Koniec wyścigu

### Plansza w terminalu

board-way = { $start } – { $goal }
board-round = runda { $round }
board-last = ostatnia
board-order = kolejność: { $seats }
board-sea = morze
board-air = samolot
board-legend = 21 płytka: paliwo 2, punkt 1 · ! groźnie · x stop · ▒▒ ryzyko · Lag2 miasto, 2 karty
board-on = gdzie
board-fuel = pal.
board-engine = sil.
board-chassis = podw
board-cash = kasa
board-arrived = na mecie: { $place }
board-broken-down = awaria
board-passed = pas
board-bivouac = biwak
board-face-down = zakryte: { $count }
board-no-cards = bez kart
board-drawn = płytki
board-piles = stos { $pile }, odrzucone { $discards }, płytki w worku { $bag }, poza grą { $gone }
