# The Great Race explained, in Polish: what everything on the table is and does, with its rule. The rules stand in English.

### What is this?

about-crew = Automobil załogi. Gdy pierwszy z nich wjedzie do miasta docelowego, runda jest ostatnia.
about-gauge-fuel = Paliwo w baku: { $value } z { $most }. Zużywają je płytki i miasta.
about-gauge-engine = Silnik, { $value } z { $most }: stan i najwięcej pól jednej jazdy. Przy 0 pojazd się psuje.
about-gauge-chassis = Podwozie, { $value } z { $most }: stan i najwięcej kart, jakie możesz zatrzymać.
about-purse = Franki na paliwo i punkty mechaniczne: 10 i 20 F w mieście, gdzie indziej dwa razy tyle.
about-cards = Karty na ręce; nigdy więcej, niż wynosi poziom podwozia.
about-slot-scout = Zwiad: kładzie przed tobą dwie płytki albo dobiera kartę.
about-slot-mechanic = Mechanik: jedzie o tyle pól, ile wynosi poziom silnika, albo naprawia.
about-slot-escort = Eskorta: unika niebezpieczeństwa, także w cudzej kolejce, albo usuwa płytkę obok ciebie.
about-slot-funding = Finanse: wszyscy tutaj działają razem: 10, 20, 40, 70 albo 110 F.
about-fuel-station = Paliwo kupuje się tylko na początku sekwencji. Nie zużywa to pomocnika.
about-pass = Pas: pozostali pomocnicy schodzą, tylko eskorta zostaje, by reagować.
about-tile = Płytka terenu: { $name }. Wjazd kosztuje: paliwo { $fuel }, punkty mechaniczne { $mechanical }.
about-danger = Niebezpieczeństwo: dwa punkty mechaniczne więcej, chyba że pomoże eskorta albo Strażnik.
about-stop = Stop: jazda kończy się tu po zapłaceniu, chyba że poprowadzi Karawana.
about-blank = Nieznany teren: wjazd losuje płytkę. Jeśli jej nie opłacisz, wracasz.
about-risk = Strefa ryzyka: płytki kosztują tu jedno paliwo więcej.
about-city = Miasto: jedno paliwo za wjazd, kończy jazdę; paliwo i naprawy są tanie, daje karty.
about-line = Linia morska lub lotnicza między miastami, za swoją cenę i jedno paliwo.
about-space = Pole, które możesz teraz wybrać.
about-reach = Pole w zasięgu jazdy po znanych płytkach; liczby to paliwo i punkty, które zostaną.
about-scale = Skala postępu: kto jak daleko. Z niej bierze się następna kolejność.
about-phase = Runda: biwak, planowanie, konwój, obsługa.
about-assistant = Twój pomocnik. Co rundę planujesz pięciu w tajemnicy.
about-plan = Po odsłonięciu miejsce jest ustalone; którą z dwóch akcji pomocnik wykona, decydujesz później.
about-threat = Zagrano kartę niebezpieczeństwa. Kto ma eskortę albo Strażnika, może ją odwołać.
about-card-tracker = Tropiciel: usuwa płytkę na drodze połączonej z pojazdem. Karta niebezpieczeństwa: można ją odwołać.
about-card-financial = Finansista: pieniądze od razu.
about-card-transport = Transport: obniża cenę linii morskiej lub lotniczej.
about-card-mechanic = Mechanik: naprawa bez pomocnika.
about-card-ranger = Strażnik: w każdej chwili odwołuje niebezpieczeństwo płytki lub karty.
about-card-driver = Kierowca: jazda bez pomocnika.
about-card-cartographer = Kartograf: wyciąga płytki i je kładzie.
about-card-saboteur = Sabotażysta: rywal traci punkty mechaniczne. Karta niebezpieczeństwa.
about-card-trail-hunter = Łowca szlaków: dobiera karty i część zatrzymuje.
about-card-cheater = Oszust: dwie płytki zamieniają się miejscami. Karta niebezpieczeństwa.
about-card-jerrycan = Kanister: paliwo, w każdej chwili.
about-card-refueling = Tankowanie: paliwo.
about-card-spare-parts = Części zamienne: przy naprawie silnik lub podwozie rośnie.
about-card-toolbox = Skrzynka narzędzi: przy naprawie rosną silnik i podwozie.
about-card-caravan = Karawana: w jeździe pomija jeden znak stop.

### The guided race

guide-1 = Przecinasz Afrykę z północy na południe; celem jest Kapsztad. Każda runda zaczyna się biwakiem, na którym załogi kolejno biorą karty. Weź Sabotażystę.
guide-2 = Zaplanuj w tajemnicy pięciu pomocników. Stoisz w porcie i potrzebujesz pieniędzy na statek: jeden mechanik do jazdy, czterech do Finansów. Ustaw ich i zatwierdź plan.
guide-2-not = Przewodnik chce jednego mechanika i czterech w Finansach: statek kosztuje 80 F.
guide-3 = Twoja kolej. Na samym początku możesz kupić paliwo, tanie w mieście: 10 F za poziom. Kup jedno.
guide-4 = W kolejce działa jeden pomocnik, ale Finanse działają razem: czterech przynosi 70 F. Weź je.
guide-5 = Teraz niech mechanik siądzie za kierownicą: jazda sięga poziomu silnika, 4 pola, albo jednej linii morskiej.
guide-6 = Jazda lądem kosztuje paliwo i zużycie. Statek do Walvis Bay kosztuje 80 F i jedno paliwo i omija pół kontynentu. Płyń!
guide-6-not = Te pieniądze były na statek: wybierz linię do Walvis Bay.
guide-7 = Nowa runda; kto jest najdalej, zaczyna i dostaje premię, ale karty wybiera ostatni. Weź Części zamienne, do napraw.
guide-8 = Trzy karty, a poziom podwozia to 2: jedna musi odejść. Zostaw Kierowcę, jest wart całą jazdę.
guide-8-not = Zostaw Kierowcę: zaraz będzie potrzebny.
guide-9 = Kapsztad jest dwa pola stąd, za dzikimi zwierzętami. Zaplanuj dwóch zwiadowców, dwóch mechaników i jedną eskortę przeciw niebezpieczeństwu.
guide-9-not = Tym razem potrzebna eskorta: 2 zwiadowców, 2 mechaników, 1 eskorta.
guide-10 = Karty zagrywa się przed pomocnikiem. Kierowca to darmowa jazda: zagraj go.
guide-11 = Płytka kosztuje paliwo (kropla) i punkty mechaniczne (trybik). Trójkąt to niebezpieczeństwo: dwa punkty więcej. Mimo to wjedź.
guide-12 = To byłyby trzy punkty silnika i podwozia. Oddaj zamiast tego eskortę, a niebezpieczeństwo zniknie.
guide-12-not = Każdy zachowany poziom to na końcu punkt prestiżu: użyj eskorty.
guide-13 = Zostaje jeden punkt do zapłacenia, z silnika albo z podwozia, jak wolisz.
guide-14 = Kapsztad! Po twoim przyjeździe ta runda jest ostatnia. Decyduje prestiż: kolejność przyjazdu, stan silnika i podwozia oraz pieniądze. Wjedź.
