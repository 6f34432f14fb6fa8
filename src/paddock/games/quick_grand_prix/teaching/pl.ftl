# Quick Grand Prix explained, in Polish: what everything on the table is and does, with its rule. The rules stand in English.

### What is this?

about-tower-score = Punkty zespołu w tym sezonie.
about-mark-damaged = Uszkodzony: moc silnika 0 i najwyżej jedno wyprzedzenie, aż do pit stopu.
about-mark-pit = W boksach: w tym sektorze nie jedzie, potem wraca naprawiony w lukę.
about-car = Bolid: moc silnika dodaje się do zagranej prędkości, a limit wyprzedzeń mówi, o ile miejsc najwyżej przebije się w sektorze.
about-power = Moc silnika: dodaje się do prędkości z karty.
about-passing = Limit wyprzedzeń: o ile miejsc bolid może się przebić w jednym sektorze; ciemne strzałki są zużyte.
about-damage = Strona uszkodzona: moc silnika 0, jedno wyprzedzenie. Pit stop odwraca kartę z powrotem.
about-speed-card = Karta prędkości: prędkość większa i mniejsza, kość, która liczy się przeciwko bolidom obok, i miejsce w kwalifikacjach.
about-card-back = Karta jeszcze zakryta: nikt inny nie zna jej prędkości.
about-die = Kość tej karty. Najszybszy bolid ponad limitem sumuje kości z obu stron: powyżej trudności wyjeżdża poza tor.
about-qualifying = Miejsce w kwalifikacjach, które karta daje jednemu z twoich bolidów.
about-speed = Zagrywa ten koniec karty: z mocą silnika bolid jedzie { $total }; limit to { $limit }.
about-total = Prędkość łączna w tym sektorze: moc silnika plus karta. Na czerwono: ponad limitem.
about-pit-stop = Pit stop: na ten sektor bolid opuszcza stawkę, wraca naprawiony w lukę, a ty możesz zamienić kartę.
about-safety-card = Karta SL: kawałek toru, który liczy się jak bolid jadący dokładnie z limitem.
about-gap = Luka po bolidzie w boksach. Żeby ją minąć, trzeba jechać szybciej niż limit.
about-limit = Limit bezpieczeństwa sektora. Grozi tylko najszybszemu bolidowi, który go przekroczył.
about-drs = Sektor z DRS: do wyprzedzenia bolidu z przodu wystarczy tu równa prędkość.
about-difficulty = Trudność toru: gdy suma dwóch kości ją przekroczy, bolid wyjeżdża poza tor. Im niższa, tym groźniej.
about-circuit = Tor: sześć sektorów, każdy ze swoim limitem bezpieczeństwa.
about-place = Miejsce bolidu w stawce i to, ile w tym sektorze zyskał lub stracił.
about-foreseen = Prawdopodobna kolejność, na ile możesz to wiedzieć.
about-middle = Karty na środku: do zamiany w doborze i po pit stopie.
about-order = Kolejność doboru: zaczyna zespół z najmniejszą liczbą punktów.
about-draft = Co możesz zrobić z kartą w doborze.
about-grid = Który z twoich bolidów zajmie lepsze pole startowe.

### The guided race

guide-1 = Prowadzisz dwa bolidy dwiema kartami prędkości. Karta ma dwie prędkości, kość i miejsce w kwalifikacjach. Twoja jest wolna: zamień ją na S6 ze środka.
guide-1-not = Jeszcze nie: zamień tę wolną kartę na szybszą S6.
guide-2 = Teraz druga karta. S7 ustawia jeden bolid na końcu stawki, ale jej 6 to największa prędkość, a kość to tylko 1. Weź ją.
guide-3 = Twoje karty dają pola startowe 4 i 6. Czerwony A ma mocniejszy silnik, więc ustaw go z przodu.
guide-4 = Silnik plus karta to prędkość. Limit wynosi 8. Daj Czerwonemu A 6 z karty S7, razem 9, a Czerwonemu B 5 z karty S6. Ponad limitem? Bać się musi tylko najszybszy.
guide-4-not = Przewodnik chce szybkiej S7 dla Czerwonego A i szybkiej S6 dla Czerwonego B.
guide-5 = Udało się utrzymać na torze: żeby cię z niego wyrzucić, kości obu sąsiadów muszą przekroczyć trudność, czyli 8. Teraz oba bolidy po 8: szybka S6 dla A, szybka S7 dla B.
guide-6 = Bolidy przebijają się od końca stawki: szybszy wyprzedza wolniejszego, najwyżej o trzy miejsca. Luki i karta SL liczą się jak bolidy jadące z limitem. Znowu po osiem.
guide-7 = Uszkodzony bolid jest wolny, dopóki nie zrobi pit stopu: opuszcza wtedy jeden sektor i wraca w lukę. Twoje są całe, więc wybierz prędkości, jakie chcesz.
guide-7-not = Pit stop kosztowałby teraz tylko miejsca: twoje bolidy są całe.
guide-8 = Pasek pokazuje, jakiej kolejności można się spodziewać po twoim wyborze. Przy niskim limicie 6 wszyscy jadą wolno albo odważnie. Decyduj.
guide-9 = Ostatni sektor, z DRS: do wyprzedzenia wystarczy równa prędkość. Potem stawka to wynik: 10, 8, 6, 5, 4 … punkty. Powodzenia!
