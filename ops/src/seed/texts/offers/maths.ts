import type { SubjectTexts } from './theme.ts'

export const maths: SubjectTexts = {
  pl: [
    {
      level: 'basic',
      audience: 'pupils',
      titles: [
        'Matematyka dla ósmoklasistów – przygotowanie do egzaminu',
        'Egzamin ósmoklasisty z matematyki krok po kroku',
      ],
      lead: `
        [Zajęcia są dla uczniów klas siódmych i ósmych, którzy mają przed sobą egzamin
        ósmoklasisty|Przygotowuję do egzaminu ósmoklasisty uczniów klas siódmych i ósmych|Kurs jest dla klas
        siódmych i ósmych, z myślą o majowym egzaminie]. Zaczynamy od krótkiej diagnozy na zadaniach z
        poprzednich lat, a potem układamy plan: procenty, potęgi, wyrażenia algebraiczne, geometria i
        zadania tekstowe, które sprawiają kłopot prawie każdemu.
      `,
      method: `
        Na każdych zajęciach rozwiązujemy jedno zadanie otwarte i zapisujemy je tak, jak oczekuje
        egzaminator. Raz w miesiącu jest próbny arkusz na czas, omawiany potem zadanie po zadaniu.
      `,
    },
    {
      level: 'intermediate',
      audience: 'pupils',
      titles: ['Matura podstawowa z matematyki – spokojnie i po kolei', 'Matematyka: matura na poziomie podstawowym'],
      lead: `
        [Pracuję z maturzystami, którzy chcą zdać poziom podstawowy bez nerwów|Zajęcia są dla uczniów liceum
        i technikum, którzy zdają matematykę na poziomie podstawowym|Pomagam przygotować się do obowiązkowej
        matury z matematyki]. Często zaległości sięgają jeszcze szkoły podstawowej, dlatego wracamy do
        ułamków i równań tak długo, jak trzeba. Dopiero potem przechodzimy do funkcji, ciągów, trygonometrii
        i rachunku prawdopodobieństwa.
      `,
      method: `
        Korzystamy z tablic maturalnych od pierwszych zajęć, żeby w maju nie trzeba było szukać w nich
        wzorów. Zadania zamknięte ćwiczymy blokami po dziesięć, a otwarte rozpisujemy w całości i punktujemy
        według klucza CKE.
      `,
    },
    {
      level: 'advanced',
      audience: 'pupils',
      titles: [
        'Matura rozszerzona z matematyki – zadania otwarte i dowody',
        'Matematyka rozszerzona dla liceum i technikum',
      ],
      lead: `
        [To propozycja dla uczniów, którzy wybierają matematykę na poziomie rozszerzonym|Zapraszam osoby,
        które zdają maturę rozszerzoną i myślą o politechnice albo kierunkach ekonomicznych|Zajęcia są dla
        klas rozszerzonych w liceum i technikum]. Skupiamy się na zadaniach z parametrem, optymalizacji,
        stereometrii, kombinatoryce i dowodach, bo to one decydują o wyniku powyżej sześćdziesięciu procent.
      `,
      method: `
        Zadania dobieram tak, żeby każde wymagało innego pomysłu. Najpierw próbujesz bez podpowiedzi, potem
        porównujemy dwa lub trzy sposoby rozwiązania i wybieramy ten, który da się zapisać w warunkach
        egzaminu.
      `,
    },
    {
      level: 'advanced',
      audience: 'adults',
      titles: ['Analiza matematyczna i algebra liniowa dla studentów', 'Matematyka na studiach: kolokwia i egzaminy'],
      lead: `
        [Pomagam studentom pierwszych lat politechnik, ekonomii i kierunków przyrodniczych|Zajęcia są dla
        studentów, którym analiza albo algebra nie daje spać|Prowadzę zajęcia z matematyki wyższej dla
        studentów różnych kierunków]. Omawiamy granice, pochodne, całki, szeregi, równania różniczkowe,
        macierze i przestrzenie liniowe. Proszę o przesłanie sylabusa i list zadań, bo każdy wydział stawia
        na coś innego.
      `,
      method: `
        Przed kolokwium przerabiamy zadania z poprzednich lat i spisujemy na jednej kartce metody, które się
        powtarzają. Zwracam uwagę na założenia i na zapis, bo na uczelni punkty traci się zwykle właśnie
        tam.
      `,
    },
    {
      level: 'basic',
      audience: 'pupils',
      titles: ['Matematyka w szkole podstawowej – nadrabianie zaległości', 'Pomoc z matematyki dla klas 4–7'],
      lead: `
        [Zapraszam uczniów klas od czwartej do siódmej, którym matematyka zaczęła uciekać|Zajęcia są dla
        dzieci z klas 4–7, które po zmianie nauczyciela albo dłuższej nieobecności mają zaległości|Pomagam
        uczniom klas 4–7 wrócić na bieżąco z matematyką]. Ustalamy, od którego miejsca materiał przestał być
        jasny, i od tego miejsca zaczynamy. Ułamki zwykłe i dziesiętne, pola figur, liczby ujemne, pierwsze
        równania.
      `,
      method: `
        Połowę czasu przeznaczamy na bieżący dział i pracę domową, drugą połowę na braki. Po zajęciach
        rodzic dostaje krótką wiadomość: co zrobiliśmy i co warto powtórzyć przed sprawdzianem.
      `,
    },
    {
      level: 'for-children',
      audience: 'children',
      titles: ['Matematyka z klockami i grami dla klas 1–3', 'Pierwsze kroki w matematyce, klasy 1–3'],
      lead: `
        [Zajęcia są dla dzieci z klas 1–3, które liczą na palcach i trochę się tego wstydzą|Pracuję z
        dziećmi w wieku od sześciu do dziewięciu lat|Zapraszam uczniów pierwszych trzech klas]. Dodawanie i
        odejmowanie z przekroczeniem progu, tabliczkę mnożenia, zegar i pieniądze poznajemy na klockach,
        kartach i kostkach, zanim pojawi się zapis w zeszycie.
      `,
      method: `
        Spotkanie jest podzielone na krótkie części po kilka minut, więc dziecko nie zdąży się znudzić. Nie
        ma ocen ani czerwonego długopisu, jest za to karta postępów, którą dziecko uzupełnia samo.
      `,
    },
    {
      level: 'intermediate',
      audience: 'pupils',
      titles: [
        'Matematyka w liceum i technikum – pomoc w bieżącym materiale',
        'Sprawdziany i kartkówki z matematyki w szkole średniej',
      ],
      lead: `
        [Pomagam uczniom szkół średnich, którzy chcą rozumieć lekcje, a nie tylko przepisywać je z
        tablicy|Zajęcia są dla uczniów liceum i technikum, którzy potrzebują regularnego wsparcia|Zapraszam
        uczniów klas pierwszych, drugich i trzecich szkoły średniej]. Idziemy równo ze szkołą: funkcja
        kwadratowa, wielomiany, logarytmy, ciągi, planimetria. Przed klasówką robimy przegląd całego działu.
      `,
      method: `
        Proszę o zdjęcia notatek i zadań ze szkoły, bo uczę metodami, które zna twój nauczyciel. Każdy temat
        kończymy trzema zadaniami do samodzielnego rozwiązania, a na następnym spotkaniu sprawdzam, co
        zostało w pamięci.
      `,
    },
    {
      level: 'advanced',
      audience: 'pupils',
      titles: ['Konkurs kuratoryjny i olimpiada z matematyki', 'Matematyka konkursowa dla szkoły podstawowej i liceum'],
      lead: `
        [Zapraszam uczniów, którym lekcje w szkole nie wystarczają|Zajęcia są dla uczniów, którzy startują w
        konkursie kuratoryjnym, Kangurze lub olimpiadzie juniorów|Przygotowuję do konkursów przedmiotowych i
        olimpiady]. Teoria liczb, niezmienniki, zasada szufladkowa, geometria z kątami wpisanymi,
        nierówności. Tematy dobieramy do etapu zawodów i do tego, co sprawia przyjemność.
      `,
      method: `
        Zadania dostajesz tydzień wcześniej, żeby był czas na własne próby. Na spotkaniu rozmawiamy o
        pomysłach, także tych nieudanych, a gotowe rozwiązanie zapisujesz jak na zawodach, od założeń do
        wniosku.
      `,
    },
    {
      level: 'any',
      audience: 'anyone',
      titles: ['Matematyka od podstaw po maturę, indywidualnie', 'Korepetycje z matematyki na każdym poziomie'],
      lead: `
        [Uczę na każdym poziomie, od czwartej klasy po maturę rozszerzoną|Zajęcia dopasowuję do klasy,
        szkoły i celu|Zapraszam uczniów szkół podstawowych i średnich oraz dorosłych, którzy wracają do
        matematyki po przerwie]. Na pierwszym spotkaniu rozwiązujemy kilka zadań z różnych działów i po nich
        widać, gdzie są luki, a co jest już opanowane.
      `,
      method: `
        Tłumaczę na przykładach i rysunkach, a wzór wyprowadzamy dopiero wtedy, gdy wiadomo, skąd się
        bierze. Pytania można zadawać tyle razy, ile trzeba, także te, których nie wypada zadać w klasie.
      `,
    },
    {
      level: 'basic',
      audience: 'adults',
      titles: ['Matematyka dla dorosłych – powrót po latach', 'Matura z matematyki po przerwie, zajęcia dla dorosłych'],
      lead: `
        [Zajęcia są dla osób dorosłych, które zdają maturę po latach albo potrzebują matematyki w
        pracy|Pracuję z dorosłymi, którzy wracają do nauki|Zapraszam osoby, które chcą poprawić maturę albo
        dostać się na studia zaoczne]. Zaczynamy od rachunków, procentów i przekształcania wzorów, bez
        zakładania, że coś „powinno się pamiętać”.
      `,
      method: `
        Terminy układamy wieczorami i w weekendy, a materiał dzielimy na małe porcje, które da się powtórzyć
        w drodze do pracy. Co cztery spotkania robimy krótki test, żeby było widać postęp.
      `,
    },
  ],
  en: [],
}
