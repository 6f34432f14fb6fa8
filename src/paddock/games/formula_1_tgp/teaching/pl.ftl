# Formula 1 TGP explained, in Polish: what everything on the table is and does, with its rule. The rules stand in English.

### What is this?

about-mark-no-fuel = Brak paliwa: musi zjechać po tej turze.
about-mark-rolled = Rzut wydarzeń w tej połowie wyścigu już wykonany.
about-mark-disqualified = Zdyskwalifikowany: w suchym wyścigu trzeba użyć obu mieszanek.
about-mark-soft = Miękkie opony: pole więcej w każdej turze, ale szybciej się zużywają.
about-mark-hard = Twarde opony: nic nie dodają, są trwalsze.
about-mark-wet = Opony deszczowe: pełna prędkość w deszczu.
about-car = Bolid na torze. W każdej turze musi przejechać swoją wartość Ruch; bolid, który stoi na drodze, trzeba wyprzedzić.
about-driver = Kierowca: szybkość daje punkty szybkości i liczy się w kwalifikacjach, umiejętności pomagają w zakrętach i testach.
about-engine = Silnik: jego moc dzieli się na prędkość max. i przyspieszenie; niezawodność chroni przed awariami.
about-facility = Struktura, 3 PA: otwiera ścieżkę rozwoju pod sobą.
about-step = Krok rozwoju, 3 PA: jeden krok na tej ścieżce.
about-crew = Załogi, najwyżej pięć: każda daje kartę taktyczną na wyścig; przy dwóch i pięciu rośnie rating.
about-tests = Testy: każde to punkt ratingu więcej, najwyżej trzy razy w sezonie.
about-rating = Rating: każdy punkt to punkt szybkości na wyścig dla każdego kierowcy.
about-ap = Punkty aktywacji, pieniądze fazy organizacji.
about-action = Akcja fazy organizacji i jej cena w PA.
about-bid = Licytacja w PA. Najwyższa oferta płaci i bierze kartę.
about-lot = Karta na licytacji.
about-setting = Krok z dwoma ustawieniami: wybierasz przed każdym wyścigiem.
about-split = Jak moc silnika dzieli się na prędkość max. i przyspieszenie, w tajemnicy.
about-pit-plan = Twój plan postojów: za ile tur auto zjeżdża, z jakim zapasem paliwa i na jakich oponach rusza. Wykonuje się sam, dopóki nie zmieni się pogoda, opony lub skrzydło.
about-fuel = Paliwo w turach: { $value }. W każdej turze ubywa jednej; lekki bolid jedzie dalej.
about-tread = Opony: { $value }. Znacznik spada w każdej turze; zużyte opony spowalniają.
about-speed = Punkty szybkości: do dwóch na turę, za każdy jedno pole; można je też wydać w kwalifikacjach.
about-push = Wydaje przed ruchem punkty szybkości, za każdy jedno pole.
about-tyre-soft = Miękkie opony: pole więcej w każdej turze, ale szybciej się zużywają.
about-tyre-hard = Twarde opony: nic nie dodają, są trwalsze.
about-tyre-wet = Opony deszczowe: pełna prędkość w deszczu.
about-corner = Zakręt do wyprzedzania: trzeba wyrzucić jego liczbę lub więcej; lepszy bolid ma tu oczko więcej.
about-attack = Próba wyprzedzenia. Nieudana kosztuje pole ruchu; jedynka oznacza kontakt.
about-event-roll = Rzut wydarzeń: dwa razy w wyścigu, w turach 1–4 i później, przed ruchem.
about-pit = Pit stop: bolid cofa się o wartość PIT STOP, potem tankuje i dostaje świeże opony.
about-tactic-line-change = ZMIANA LINII: na starcie omija bolidy, zmieniając pasy.
about-tactic-full-ahead = CAŁA NAPRZÓD: na starcie pole dalej, ale tylko prosto.
about-card = Karta taktyczna: raz nagina zasadę, w chwili, którą podaje.
about-circuit = Plansza toru: wartości opon, PIT STOP, tury i dwa zakręty.
about-weather = Pogoda: jeden rzut na cały wyścig. Slicki tracą w deszczu trzy pola na turę.
about-turn = Tura: jadą wszystkie bolidy od lidera, potem są pit stopy.
about-sheet = Arkusz kwalifikacji: punkty szybkości na okrążenie i paliwo na tyle tur, w tajemnicy.
about-strategy = Jak daleko bolid pojedzie w każdej turze przy tym planie.
about-parameter = Parametr bolidu, porównywany w zakrętach: lepszy zyskuje oczko.

### The guided race

guide-1 = Prowadzisz zespół Czerwonych; trwa tura 4 z 8. Każdy bolid musi przejechać wartość Ruch przy swoim paliwie. Punkt szybkości to pole więcej: wydaj ostatni punkt Hamiltona.
guide-1-not = Punkty szybkości niewykorzystane do mety są nic niewarte: wydaj go.
guide-2 = Button ma dwa punkty i wolną drogę. Wydaj oba i przejedź 8 pól.
guide-3 = Gdy wszyscy pojadą, można zjechać. Spójrz na paski: paliwo i opony spadają w każdej turze o jeden. Starczy na turę, więc zostań.
guide-4 = Pit stop kosztuje tu 7 pól, więc liczy się każda tura bez niego. Zostań i z Buttonem.
guide-5 = Każdy kierowca musi wykonać rzut wydarzeń w turach od 5 do 8. Lepiej mieć to za sobą: rzuć teraz.
guide-6 = Hamilton stracił jedno pole. Tabela obok przycisków mówi, co znaczy każda liczba. Rzuć też za Buttona.
guide-7 = Pusty bak wymusza zjazd. Zostały trzy tury: paliwo na dokładnie trzy to lekki bolid, a miękkie opony dają pole więcej w każdej turze.
guide-7-not = Więcej paliwa to wolniejszy bolid; tu właściwe są trzy tury i miękkie opony.
guide-8 = To samo dla Buttona. W suchym wyścigu trzeba użyć obu mieszanek; on użył obu, więc miękkie są w porządku.
guide-9 = Paliwo na dwie tury, dwie tury do końca: pit stopów już nie będzie. Zostań na torze.
guide-10 = Tak samo Button: zostań.
guide-11 = Zużyte opony zwalniają dopiero poniżej 1. Twoje starczą akurat do mety. Zostań.
guide-12 = I Button też. Potem ostatnia tura.
guide-13 = Hamilton jest tuż za liderem z jednym polem ruchu: atak! W Les Combes jego umiejętności dają oczko, więc wystarczy 4 lub więcej.
guide-13-not = W Les Combes porównuje się kierowców, a Hamilton jest lepszy: atakuj tam.
