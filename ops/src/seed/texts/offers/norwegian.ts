import type { SubjectTexts } from './theme.ts'

export const norwegian: SubjectTexts = {
  pl: [
    {
      level: 'basic',
      audience: 'adults',
      titles: ['Norweski od zera przed wyjazdem', 'Język norweski: kurs początkowy A1–A2'],
      lead: `
        [Uczę norweskiego od podstaw|Zajęcia są dla osób, które wyjeżdżają do Norwegii albo mają tam
        rodzinę|Zapraszam początkujących]. Wymowa, podstawowe czasowniki, szyk zdania, rodzajniki dołączane
        na końcu wyrazu i rozmowy o codzienności.
      `,
      method: `
        Od drugiego spotkania mówimy po norwesku proste zdania, choćby z kartki. Nagrania z kilku regionów
        pokazują, że dialekty są normalną częścią języka.
      `,
    },
    {
      level: 'intermediate',
      audience: 'adults',
      titles: ['Norskprøve: przygotowanie do egzaminu A2–B2', 'Norweski – egzamin państwowy krok po kroku'],
      lead: `
        [Przygotowuję do egzaminu Norskprøve|Zajęcia są dla osób, które potrzebują wyniku do pobytu, pracy
        lub studiów|Zapraszam osoby z wyznaczonym terminem egzaminu]. Ćwiczymy wszystkie części: słuchanie,
        czytanie, pisanie i rozmowę w parach.
      `,
      method: `
        Wypowiedzi pisemne piszesz raz w tygodniu na temat z arkusza, a ja oddaję je z zaznaczonymi
        poprawkami. Rozmowę ćwiczymy z minutnikiem i losowanymi pytaniami.
      `,
    },
    {
      level: 'intermediate',
      audience: 'adults',
      titles: ['Norweski w pracy: budowa, zdrowie, gastronomia', 'Norweski zawodowy dla pracowników i pielęgniarek'],
      lead: `
        [Uczę norweskiego potrzebnego w pracy|Zajęcia są dla pielęgniarek, monterów, kierowców i pracowników
        hoteli|Zapraszam osoby, które mają już umowę z norweskim pracodawcą]. Rozmowa kwalifikacyjna,
        instrukcje, bezpieczeństwo, raport dyżuru, telefon do urzędu.
      `,
      method: `
        Każde spotkanie to jedna sytuacja w trzech wersjach: z pomocą, z podpowiedziami i bez kartki.
        Słownictwo branżowe układamy w krótką listę, którą da się nosić w kieszeni.
      `,
    },
    {
      level: 'any',
      audience: 'adults',
      titles: ['Konwersacje norweskie od A2', 'Norweski: mówienie, podcasty, aktualności'],
      lead: `
        [Prowadzę konwersacje od poziomu A2|Zajęcia są dla osób, które rozumieją, ale nie mówią|Zapraszam
        osoby, które mieszkały w Norwegii i nie chcą zapomnieć języka]. Słuchamy podcastów, omawiamy
        wiadomości i rozmawiamy o tym, co dzieje się w pracy i w domu.
      `,
      method: `
        Po każdej rozmowie zostają trzy zwroty do użycia w tygodniu. Na kolejnym spotkaniu opowiadasz, gdzie
        się przydały, i dodajesz własne.
      `,
    },
    {
      level: 'basic',
      audience: 'pupils',
      titles: ['Norweski dla dzieci i młodzieży przed przeprowadzką', 'Norweski przed szkołą w Norwegii'],
      lead: `
        [Przygotowuję dzieci i nastolatków do norweskiej szkoły|Zajęcia są dla uczniów, których rodzina
        planuje przeprowadzkę|Zapraszam dzieci od ósmego roku życia]. Powitanie, klasa, przerwa, prośba o
        pomoc, przedmioty szkolne i proste opowiadanie o sobie.
      `,
      method: `
        Oglądamy norweskie programy dla dzieci i odgrywamy scenki z boiska i z klasy. Rodzic dostaje listę
        zwrotów, żeby można było ćwiczyć razem przy kolacji.
      `,
    },
    {
      level: 'advanced',
      audience: 'adults',
      titles: ['Norweski na studia i do uznania dyplomu', 'Norweski zaawansowany: B2 i Bergenstest'],
      lead: `
        [Pracuję z lekarzami, inżynierami i studentami|Zajęcia są dla osób, które potrzebują norweskiego na
        poziomie B2 i wyżej|Zapraszam zaawansowanych]. Czytanie tekstów fachowych, streszczanie, dyskusja,
        pisanie rozprawki i słowotwórstwo.
      `,
      method: `
        Na każde zajęcia przygotowujesz krótką prezentację z twojej dziedziny. Potem są pytania, poprawki i
        próba przekazania tego samego prostszymi słowami.
      `,
    },
  ],
  en: [
    {
      level: 'basic',
      audience: 'adults',
      titles: ['Norwegian for beginners, taught in English', 'Norwegian lessons in English before moving'],
      lead: `
        [I teach Norwegian through English to people who plan to move|These lessons are for beginners who
        work with a Norwegian company|This course covers A1 and A2]. Pronunciation, word order, numbers,
        work and home, with a lot of listening.
      `,
      method: `
        We use short news clips in easy Norwegian and repeat the key sentences until they feel natural. You
        leave each lesson with three phrases to try out.
      `,
    },
  ],
}
