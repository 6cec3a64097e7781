import type { SubjectTexts } from './theme.ts'

export const chinese: SubjectTexts = {
  pl: [
    {
      level: 'basic',
      audience: 'adults',
      titles: ['Chiński od podstaw: tony, pinyin, rozmowa', 'Język chiński dla początkujących'],
      lead: `
        [Uczę języka chińskiego od podstaw|Zajęcia są dla dorosłych i studentów, którzy zaczynają
        chiński|Zapraszam początkujących]. Pierwszy miesiąc poświęcamy wymowie i tonom, bo późniejsza
        poprawa jest żmudna, a równolegle uczymy się przedstawiać, liczyć i zamawiać jedzenie.
      `,
      method: `
        Każde nowe słowo mówisz, słyszysz i piszesz. Tony ćwiczymy w parach wyrazów i nagrywamy, żeby można
        było porównać siebie z wzorem.
      `,
    },
    {
      level: 'intermediate',
      audience: 'adults',
      titles: ['HSK 1–4: przygotowanie do egzaminu', 'Chiński: egzamin HSK i HSKK'],
      lead: `
        [Przygotowuję do egzaminów HSK i ustnego HSKK|Zajęcia są dla osób, które potrzebują certyfikatu na
        stypendium lub do pracy|Zapraszam osoby przygotowujące się do HSK]. Lista słów, gramatyka w
        zdaniach, czytanie na czas, słuchanie i próby generalne.
      `,
      method: `
        Słownictwo dzielimy na tygodnie i powtarzamy w odstępach. Raz w miesiącu rozwiązujesz pełny arkusz,
        a wynik decyduje, czemu poświęcimy kolejne zajęcia.
      `,
    },
    {
      level: 'any',
      audience: 'adults',
      titles: ['Chiński w biznesie i w podróży', 'Konwersacje po chińsku: targi, produkcja, podróże'],
      lead: `
        [Prowadzę zajęcia dla osób, które współpracują z chińskimi firmami|Zajęcia są dla handlowców, kupców
        i podróżników|Zapraszam osoby, które jeżdżą na targi do Chin]. Negocjacje ceny, terminy dostaw,
        wizyta w fabryce, kolacja z kontrahentem, hotel i pociąg.
      `,
      method: `
        Ćwiczymy krótkie dialogi z prawdziwych sytuacji, a do nich zwyczaje: wizytówki, toasty, prezenty.
        Wiadomości piszemy w komunikatorze, z klawiaturą pinyin.
      `,
    },
    {
      level: 'basic',
      audience: 'pupils',
      titles: ['Chiński dla uczniów: pierwsze znaki i rozmowy', 'Chiński w szkole, klasy 6–8 i liceum'],
      lead: `
        [Zapraszam uczniów, którzy mają chiński w szkole albo chcą zacząć|Zajęcia są dla młodzieży od
        dwunastego roku życia|Uczę chińskiego nastolatków]. Idziemy za podręcznikiem szkolnym lub własnym
        programem, z dużą ilością mówienia i krótkimi filmami.
      `,
      method: `
        Znaki rysujemy z zachowaniem kolejności kresek, po pięć na spotkanie, i od razu układamy z nich
        zdania. Co miesiąc powstaje mini dialog do odegrania.
      `,
    },
    {
      level: 'advanced',
      audience: 'adults',
      titles: ['Chińskie teksty: prasa, literatura, tłumaczenie', 'Chiński dla zaawansowanych i studentów sinologii'],
      lead: `
        [Pracuję z osobami od poziomu HSK 4|Zajęcia są dla studentów sinologii i osób, które czytają po
        chińsku|Zapraszam zaawansowanych]. Czytamy prasę, opowiadania i teksty branżowe, analizujemy
        składnię i ćwiczymy przekład na polski.
      `,
      method: `
        Tłumaczenie robimy w dwóch wersjach: dosłownej, żeby zobaczyć budowę zdania, i takiej, jaką
        wydrukowałaby gazeta. Idiomy zbieramy z kontekstem, w którym się pojawiły.
      `,
    },
    {
      level: 'for-children',
      audience: 'children',
      titles: ['Chiński dla dzieci: piosenki, kaligrafia, zabawy', 'Chiński dla klas 1–4'],
      lead: `
        [Zajęcia są dla dzieci od sześciu do dziesięciu lat|Zapraszam dzieci, które lubią śpiewać i
        malować|Uczę chińskiego dzieci, także z rodzin polsko-chińskich]. Tony łapiemy w piosenkach, słowa w
        grach ruchowych, a znaki w kaligrafii pędzlem.
      `,
      method: `
        Dzieci uczą się całych zwrotów z gestem. Po każdym święcie chińskiego kalendarza robimy małą
        wystawę, a rodzic dostaje nagrania do powtarzania.
      `,
    },
  ],
  en: [
    {
      level: 'basic',
      audience: 'adults',
      titles: ['Mandarin for beginners, taught in English', 'Chinese lessons in English: tones and first talks'],
      lead: `
        [I teach Mandarin through English to students and professionals|These lessons are for beginners and
        for those who travel to China on business|Tones first, everything else later: that is how this
        course works]. You learn to introduce yourself, count, order and bargain.
      `,
      method: `
        Each new word is heard, said and written. Between lessons you send two short recordings and I reply
        with comments on the tones.
      `,
    },
  ],
}
