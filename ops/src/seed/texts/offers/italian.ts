import type { SubjectTexts } from './theme.ts'

export const italian: SubjectTexts = {
  pl: [
    {
      level: 'basic',
      audience: 'adults',
      titles: ['Włoski od podstaw, także dla osób bez czasu', 'Język włoski dla początkujących'],
      lead: `
        [Uczę włoskiego od podstaw|Zajęcia są dla dorosłych, którzy zaczynają naukę włoskiego|Zapraszam
        początkujących, bez względu na wiek]. Po dziesięciu spotkaniach potrafisz zamówić obiad, zapytać o
        drogę, opowiedzieć o sobie i zrozumieć prostą odpowiedź. Potem spokojnie dokładamy czas przeszły.
      `,
      method: `
        Każde zajęcia zaczyna krótka rozmowa o minionym tygodniu, zawsze po włosku, choćby trzema zdaniami.
        Gramatykę zapisujemy na jednej stronie na dział.
      `,
    },
    {
      level: 'intermediate',
      audience: 'adults',
      titles: ['Konwersacje po włosku, poziom A2–B2', 'Włoski: mówienie o codzienności, kuchni i filmie'],
      lead: `
        [Prowadzę konwersacje dla osób, które znają podstawy|Zajęcia są dla osób na poziomie od A2 do
        B2|Zapraszam osoby, które chcą mówić po włosku płynniej]. Oglądamy fragmenty filmów, czytamy krótkie
        artykuły, gotujemy z przepisu czytanego na głos i rozmawiamy o różnicach między północą a południem.
      `,
      method: `
        Nowe zwroty pojawiają się w kontekście i wracają przez trzy kolejne spotkania. Błędy omawiamy pod
        koniec, na spokojnie, z przykładami do powtórzenia.
      `,
    },
    {
      level: 'advanced',
      audience: 'adults',
      titles: ['CELI i CILS – przygotowanie do certyfikatu', 'Włoski: egzamin B1 i B2'],
      lead: `
        [Przygotowuję do egzaminów CELI, CILS i PLIDA|Zajęcia są dla osób, które potrzebują certyfikatu z
        włoskiego na studia lub do obywatelstwa|Zapraszam kandydatów na uczelnie we Włoszech]. Omawiamy
        budowę egzaminu, liczymy punkty z arkusza próbnego i zaczynamy od tej części, która daje szybki
        postęp.
      `,
      method: `
        Dużo piszemy: list formalny, opis, krótka rozprawka. Prace dostajesz z uwagami w ciągu dwóch dni, a
        zwroty, które warto zapamiętać, zaznaczam na zielono.
      `,
    },
    {
      level: 'intermediate',
      audience: 'pupils',
      titles: ['Włoski w liceum i na maturze', 'Matura z włoskiego – oba poziomy'],
      lead: `
        [Pomagam uczniom liceów, którzy mają włoski jako drugi język|Zajęcia są dla licealistów|Przygotowuję
        do matury z włoskiego]. Powtarzamy czasy przeszłe, zaimki łączone i tryb congiuntivo, a słownictwo
        układamy według działów maturalnych.
      `,
      method: `
        Rozwiązujemy zadania z arkuszy i od razu sprawdzamy w kluczu, skąd wzięła się odpowiedź. Wypowiedź
        pisemną ćwiczymy w krótkich odcinkach: samo zakończenie, sam opis, sam wstęp.
      `,
    },
    {
      level: 'for-children',
      audience: 'children',
      titles: ['Włoski dla dzieci i młodszych nastolatków', 'Włoskie gry i piosenki dla dzieci'],
      lead: `
        [Uczę włoskiego dzieci od siedmiu do dwunastu lat|Zajęcia są dla dzieci z rodzin polsko-włoskich i
        dla ciekawych języka|Zapraszam dzieci, które lubią śpiewać i grać]. Bawimy się w sklep, restaurację
        i podróż po mapie, czytamy komiksy i uczymy się rymowanek.
      `,
      method: `
        Każde spotkanie ma jeden temat i kilkanaście słów. Dziecko prowadzi zeszyt z rysunkami, który po
        roku staje się jego własnym słownikiem.
      `,
    },
    {
      level: 'basic',
      audience: 'adults',
      titles: ['Włoski w podróży i śpiewie', 'Włoski dla śpiewaków, podróżników i smakoszy'],
      lead: `
        [Zapraszam osoby, które potrzebują włoskiego w konkretnym celu: śpiewają, podróżują, pracują w
        gastronomii|Zajęcia są dla studentów wokalistyki, przewodników i kucharzy|Uczę włoskiego pod
        konkretną potrzebę]. Pracujemy nad wymową, rytmem zdania i słownictwem z twojej dziedziny, na
        partyturach, kartach dań lub mapach.
      `,
      method: `
        Tekst czytamy na głos wers po wersie, tłumaczymy i zaznaczamy akcenty. Po kilku tygodniach nowy
        tekst da się odczytać samodzielnie.
      `,
    },
  ],
  en: [
    {
      level: 'basic',
      audience: 'adults',
      titles: ['Italian for beginners in English', 'Italian lessons for travellers and singers'],
      lead: `
        [I teach Italian through English|These lessons are for beginners, travellers and singers who read
        lyrics without understanding them|This course is for English speakers living in Poland]. We work on
        sounds, rhythm and the phrases you need first.
      `,
      method: `
        Every lesson ends with a small scene, at the market or at the station, played twice. Songs and
        recipes serve as texts, so that the words stay with you.
      `,
    },
  ],
}
