import type { SubjectTexts } from './theme.ts'

export const programming: SubjectTexts = {
  pl: [
    {
      level: 'basic',
      audience: 'adults',
      titles: ['Python od podstaw – pierwsze programy', 'Programowanie dla początkujących dorosłych'],
      lead: `
        [Uczę programowania od zera|Zajęcia są dla dorosłych, którzy nigdy nie programowali, i dla osób
        myślących o zmianie zawodu|Zapraszam początkujących]. Zmienne, pętle, funkcje, listy i słowniki,
        pliki, a potem mały projekt: budżet domowy, quiz albo program, który porządkuje zdjęcia.
      `,
      method: `
        Kod piszesz na swoim komputerze od pierwszej godziny. Błędy czytamy razem linijka po linijce, bo
        umiejętność rozumienia komunikatu przydaje się bardziej niż znajomość kolejnej biblioteki.
      `,
    },
    {
      level: 'intermediate',
      audience: 'adults',
      titles: ['JavaScript i React – od strony do aplikacji', 'Frontend w praktyce: TypeScript, React, testy'],
      lead: `
        [Prowadzę zajęcia dla osób, które znają podstawy i chcą zbudować pierwszą aplikację|Zajęcia są dla
        studentów i samouków|Zapraszam osoby przygotowujące portfolio na stanowisko juniora]. HTML i CSS w
        wersji praktycznej, TypeScript, React, praca z API, testy i Git.
      `,
      method: `
        Projekt rozwija się przez kilka tygodni w publicznym repozytorium, a zmiany przeglądam tak jak w
        pracy, w komentarzach. Przy okazji ćwiczymy opowiadanie o swoim kodzie.
      `,
    },
    {
      level: 'advanced',
      audience: 'pupils',
      titles: ['Algorytmy i Olimpiada Informatyczna', 'C++ i algorytmika dla licealistów'],
      lead: `
        [Pracuję z uczniami, którzy startują w Olimpiadzie Informatycznej i zawodach drużynowych|Zajęcia są
        dla licealistów i uczniów klas 7–8, którzy lubią zagadki|Zapraszam osoby, które znają podstawy C++].
        Złożoność, programowanie dynamiczne, grafy, struktury danych i teoria liczb.
      `,
      method: `
        Zadanie dostajesz kilka dni wcześniej. Na spotkaniu porównujemy pomysły, szacujemy czas działania,
        piszemy rozwiązanie wzorcowe i testy, które obalają błędne wersje.
      `,
    },
    {
      level: 'for-children',
      audience: 'children',
      titles: ['Scratch i pierwsze gry dla dzieci', 'Programowanie dla dzieci od 7 lat'],
      lead: `
        [Uczę dzieci w wieku od siedmiu do jedenastu lat|Zajęcia są dla dzieci, które wolą tworzyć gry, niż
        tylko w nie grać|Zapraszam małych programistów]. W Scratchu powstają labirynty, wyścigi i opowieści,
        a przy okazji pojawiają się pętle, warunki i zmienne.
      `,
      method: `
        Każda gra ma wersję podstawową, którą kończymy na zajęciach, i listę pomysłów do rozbudowy. Dziecko
        samo decyduje, co zmienić, a rodzic dostaje link do projektu.
      `,
    },
    {
      level: 'advanced',
      audience: 'adults',
      titles: [
        'Programowanie na studiach: Java, C, struktury danych',
        'Zaliczenie z programowania – kolokwia i projekty',
      ],
      lead: `
        [Pomagam studentom informatyki i kierunków pokrewnych|Zajęcia są dla studentów, którzy mają przed
        sobą kolokwium przy kartce albo projekt zaliczeniowy|Zapraszam studentów pierwszych lat]. Wskaźniki,
        rekurencja, listy, drzewa, klasy i interfejsy, wyjątki, podstawy testowania.
      `,
      method: `
        Rysujemy pamięć na kartce i wykonujemy program ręcznie, krok po kroku. Projektu nie piszę za nikogo,
        ale przeglądam kod i zadaję pytania, jakie padną na obronie.
      `,
    },
    {
      level: 'basic',
      audience: 'pupils',
      titles: ['Python dla nastolatków – gry i boty', 'Programowanie dla klas 6–8: od Scratcha do Pythona'],
      lead: `
        [Zapraszam uczniów klas 6–8, którym Scratch już nie wystarcza|Zajęcia są dla nastolatków, którzy
        chcą pisać prawdziwy kod|Uczę Pythona młodzież]. Rysujemy grafiką żółwia, piszemy grę tekstową,
        potem prostą grę z oknem, a na koniec bota lub stronę.
      `,
      method: `
        Temat projektu wybiera uczeń, ja pilnuję, żeby po każdym spotkaniu coś działało. Nowe pojęcia
        pojawiają się dopiero wtedy, gdy bez nich nie da się pójść dalej.
      `,
    },
    {
      level: 'intermediate',
      audience: 'adults',
      titles: ['Przygotowanie do rozmowy o pracę programisty', 'Zadania rekrutacyjne i przegląd kodu'],
      lead: `
        [Pomagam przygotować się do rozmów technicznych|Zajęcia są dla osób, które szukają pierwszej lub
        drugiej pracy w IT|Zapraszam juniorów i osoby po kursach programowania]. Zadania algorytmiczne, SQL,
        pytania o projekt, przegląd CV i repozytorium.
      `,
      method: `
        Prowadzę próbną rozmowę po polsku albo po angielsku, z zadaniem na żywo. Potem dostajesz spisane
        uwagi: co zabrzmiało dobrze, co warto doczytać i jakie zadanie zrobić do następnego razu.
      `,
    },
  ],
  en: [],
}
