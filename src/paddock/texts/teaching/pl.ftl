# The house explained, in Polish: what everything on the table is and does, with its rule. The rules stand in English.

### What is this?

about-tower-place = Miejsce w wyścigu w tej chwili.
about-tower-car = Pojazd w barwach swojego zespołu. Twoje są zaznaczone.
about-tower-lap = Okrążenie, na którym jest ten pojazd.
about-tower-gap = Jak daleko jest za liderem.
about-tower-score = Dotychczasowe punkty zespołu.
about-tower-turn = Numer w kolejności tej rundy.
about-tower-waiting = Wyścig czeka na odpowiedź tego gracza.
about-tower-answered = Ten gracz już odpowiedział.
about-tower-bank = Czas, jaki został temu graczowi na cały wyścig.
about-mark-damaged = Ten pojazd jest uszkodzony: jedzie wolniej, póki nie zostanie naprawiony.
about-mark-pit = Ten pojazd jest teraz w boksach.
about-mark-out = Poza wyścigiem.
about-mark-finished = Na mecie: przekroczył linię.
about-mark-hard = Jedzie na twardych oponach.
about-mark-soft = Jedzie na miękkich oponach.
about-mark-wet = Jedzie na oponach deszczowych.
about-mark-pit-lane = Jest w alei serwisowej.
about-mark-lapped = Ma okrążenie straty do lidera.
about-mark-moved = Wykonał już ruch w tej turze.
about-mark-arrived = Ta załoga dotarła do miasta docelowego.
about-mark-broken-down = Silnik na 0: nie pojedzie, póki nie zostanie naprawiony.
about-mark-passed = Spasował i w tej rundzie już nic nie robi.
about-mark-active = Teraz jego ruch.
about-mark-rolled = Rzut na zdarzenie w tej połowie wyścigu już wykonany.
about-mark-no-fuel = Pusty bak: musi zjechać.
about-mark-disqualified = Zdyskwalifikowany: nie zdobywa punktów.
about-mark-wear = Zużycie tego pojazdu. Im większe, tym jedzie wolniej.
about-mark-other = Uwaga o tym pojeździe.
about-choice = Jedna z twoich możliwych odpowiedzi. Wybierz ją, by zobaczyć skutek; wybierz ponownie albo zatwierdź, by zagrać.
about-podium = Pierwsza trójka, każdy na swoim stopniu i w swoim pojeździe.
about-place-chart = Kto był na którym miejscu: jedna linia na gracza, od startu po lewej do mety po prawej, prowadzący u góry.
about-badge = Plakietka zespołu: jego barwy i wzór.
about-die = Kość i to, co pokazuje.
about-car = Pojazd w barwach zespołu.
about-look = Zmienia tylko widok: niczego się tym nie zagrywa.

### The guided race

guided-not-now = Nie teraz: w tym wyścigu z przewodnikiem czekamy na opisany ruch. Wskazują go tekst i zaznaczone elementy.
guide-end = To wszystko, co przewodnik miał do powiedzenia. Jedź dalej do mety: każda odpowiedź jest teraz twoja.
