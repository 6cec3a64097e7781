import type { SubjectTexts } from './theme.ts'

export const computerGraphics: SubjectTexts = {
  pl: [
    {
      level: 'basic',
      audience: 'adults',
      titles: ['Photoshop i Illustrator od podstaw', 'Grafika komputerowa dla początkujących'],
      lead: `
        [Uczę obsługi programów graficznych i podstaw projektowania|Zajęcia są dla osób, które zaczynają
        pracę z grafiką|Zapraszam początkujących]. Warstwy, maski, retusz, ścieżki, typografia,
        przygotowanie plików do druku i do internetu.
      `,
      method: `
        Każde narzędzie poznajemy przy konkretnym zadaniu: plakat, wizytówka, okładka. Pliki źródłowe
        zostają u ciebie, razem ze spisem skrótów, których używamy.
      `,
    },
    {
      level: 'intermediate',
      audience: 'adults',
      titles: ['Blender: modelowanie i render', 'Grafika 3D w Blenderze – od sześcianu do sceny'],
      lead: `
        [Prowadzę zajęcia z grafiki trójwymiarowej w Blenderze|Zajęcia są dla osób, które chcą modelować do
        gier, wizualizacji lub druku 3D|Zapraszam hobbystów i studentów]. Modelowanie, materiały, światło,
        kamera, proste animacje i eksport.
      `,
      method: `
        Pracujemy nad jedną sceną przez kilka spotkań, żeby przejść całą drogę. Na wspólnym ekranie widać
        każdy krok, a nagranie trudniejszych fragmentów zostaje do odtworzenia.
      `,
    },
    {
      level: 'advanced',
      audience: 'adults',
      titles: ['Portfolio graficzne na studia i do pracy', 'UX i Figma: od makiety do prototypu'],
      lead: `
        [Pomagam przygotować portfolio projektowe|Zajęcia są dla kandydatów na studia projektowe i na
        pierwszą pracę|Zapraszam osoby, które znają programy, ale nie wiedzą, co pokazać]. Badanie potrzeb,
        makiety w Figmie, system stylów, prototyp i opis procesu.
      `,
      method: `
        Każdy projekt omawiamy jak na rozmowie: problem, decyzje, efekt. Wybieramy pięć prac, a resztę
        odkładamy, bo portfolio ma być krótkie i czytelne.
      `,
    },
    {
      level: 'intermediate',
      audience: 'pupils',
      titles: ['Grafika w technikum i liceum plastycznym', 'Technik grafiki – egzamin PGF.04'],
      lead: `
        [Pomagam uczniom techników graficznych i liceów plastycznych|Zajęcia są dla uczniów przed egzaminem
        zawodowym|Zapraszam uczniów, którzy mają grafikę w planie lekcji]. Skład publikacji, profile barwne,
        spady, przygotowanie do druku, identyfikacja wizualna.
      `,
      method: `
        Odtwarzamy zadania egzaminacyjne w limicie czasu i sprawdzamy plik według listy kontrolnej drukarni.
        Osobno ćwiczymy teorię druku i materiałów.
      `,
    },
    {
      level: 'for-children',
      audience: 'children',
      titles: ['Rysunek cyfrowy dla dzieci i młodzieży', 'Komiks i postacie na tablecie, 8–13 lat'],
      lead: `
        [Zajęcia są dla dzieci od ośmiu do trzynastu lat|Zapraszam dzieci, które rysują postacie z gier|Uczę
        rysowania na tablecie]. Szkic, kontur, kolor, cień, dymki i kadry, w darmowym programie, który
        działa na zwykłym komputerze.
      `,
      method: `
        Przez miesiąc powstaje jedna strona komiksu. Dziecko wymyśla bohatera, a my dzielimy pracę na etapy,
        dzięki czemu projekt zawsze ma zakończenie.
      `,
    },
    {
      level: 'intermediate',
      audience: 'adults',
      titles: [
        'Montaż i animacja: After Effects, DaVinci Resolve',
        'Motion design dla początkujących i średnio zaawansowanych',
      ],
      lead: `
        [Uczę montażu i prostych animacji|Zajęcia są dla osób, które tworzą filmy do sieci lub
        prezentacje|Zapraszam twórców i pracowników działów promocji]. Klatki kluczowe, krzywe ruchu,
        typografia w ruchu, korekcja barwna, dźwięk, eksport.
      `,
      method: `
        Każde zajęcia kończą się kilkusekundowym klipem. Omawiamy w nim rytm i czytelność, a dopiero potem
        efekty, bo te łatwo przedawkować.
      `,
    },
  ],
  en: [],
}
