import type { SubjectTexts } from './theme.ts'

export const japanese: SubjectTexts = {
  pl: [
    {
      level: 'basic',
      audience: 'adults',
      titles: ['Japoński od zera: hiragana, katakana, pierwsze zdania', 'Język japoński dla początkujących'],
      lead: `
        [Uczę japońskiego od podstaw|Zajęcia są dla osób, które zaczynają przygodę z japońskim|Zapraszam
        początkujących, także tych, którzy próbowali z aplikacją i utknęli]. W pierwszym miesiącu poznajemy
        oba sylabariusze, potem partykuły i czasowniki, a od początku mówimy pełnymi zdaniami.
      `,
      method: `
        Pismo ćwiczymy ręcznie, po kilka znaków na spotkanie, zawsze w słowach. Do domu jest krótka powtórka
        na fiszkach i jedno nagranie do naśladowania.
      `,
    },
    {
      level: 'intermediate',
      audience: 'adults',
      titles: ['JLPT N5–N3: przygotowanie do egzaminu', 'Japoński – egzamin JLPT, gramatyka i czytanie'],
      lead: `
        [Przygotowuję do egzaminu JLPT na poziomach N5, N4 i N3|Zajęcia są dla osób, które chcą zdać JLPT w
        grudniu lub lipcu|Zapraszam osoby z planem na egzamin]. Rozkładamy listę znaków, słów i konstrukcji
        na tygodnie i co miesiąc sprawdzamy, czy plan się trzyma.
      `,
      method: `
        Czytanie ćwiczymy na czas, słuchanie z jednym odtworzeniem, tak jak na sali. Błędy z testów trafiają
        do osobnej talii powtórek.
      `,
    },
    {
      level: 'any',
      audience: 'adults',
      titles: ['Konwersacje po japońsku i uprzejmość na co dzień', 'Japoński: rozmowa, keigo, zwyczaje'],
      lead: `
        [Prowadzę konwersacje dla osób, które znają podstawy|Zajęcia są dla osób wybierających się do
        Japonii lub pracujących z Japończykami|Zapraszam osoby od poziomu N5]. Rozmawiamy o codzienności,
        podróżach i pracy, a przy okazji wyjaśniamy, kiedy użyć form grzecznościowych.
      `,
      method: `
        Scenki są krótkie i powtarzane w kilku wersjach, dla przyjaciela, nauczyciela i klienta. Wyrażenia
        zapisujemy pismem japońskim z podpisanym czytaniem.
      `,
    },
    {
      level: 'basic',
      audience: 'pupils',
      titles: ['Japoński dla nastolatków – manga i anime', 'Japoński w liceum: język i kultura'],
      lead: `
        [Zapraszam nastolatków, którzy oglądają anime i chcą rozumieć bez napisów|Zajęcia są dla uczniów od
        dwunastego roku życia|Uczę młodzież japońskiego od podstaw]. Uczymy się zdań, które naprawdę się
        mówi, i odróżniamy je od języka postaci z komiksów.
      `,
      method: `
        Na każdym spotkaniu czytamy stronę mangi, rozpisujemy dymki i odgrywamy je na głos. Gramatyka z tej
        strony staje się tematem ćwiczeń.
      `,
    },
    {
      level: 'advanced',
      audience: 'adults',
      titles: ['Kanji bez chaosu – kurs znaków', 'Czytanie po japońsku: od kanji do artykułów'],
      lead: `
        [Prowadzę kurs znaków kanji|Zajęcia są dla osób, które znają gramatykę, ale grzęzną w
        czytaniu|Zapraszam osoby na poziomie N4 i wyżej]. Poznajemy klucze, elementy fonetyczne i rodziny
        znaków, a potem czytamy krótkie wiadomości i opowiadania.
      `,
      method: `
        Znaków nie uczymy się z listy, tylko w złożeniach, po trzy na każdy znak. Co dwa tygodnie jest
        krótki tekst zbudowany wyłącznie z tego, co już znasz.
      `,
    },
    {
      level: 'for-children',
      audience: 'children',
      titles: ['Japoński dla dzieci: origami, bajki, znaki', 'Zabawy z językiem japońskim, 7–11 lat'],
      lead: `
        [Zajęcia są dla dzieci od siedmiu do jedenastu lat|Zapraszam dzieci ciekawe świata|Uczę japońskiego
        dzieci, także z rodzin polsko-japońskich]. Liczymy, śpiewamy, składamy origami według poleceń po
        japońsku i malujemy pierwsze znaki pędzelkiem.
      `,
      method: `
        Każde spotkanie zaczyna i kończy się japońskim powitaniem i pożegnaniem. Dziecko zbiera znaki w
        albumie i po semestrze czyta proste słowa.
      `,
    },
  ],
  en: [
    {
      level: 'basic',
      audience: 'adults',
      titles: ['Japanese for beginners in English', 'Japanese lessons: kana, grammar, first talks'],
      lead: `
        [I teach Japanese to beginners through English|These lessons are for students and fans of the
        culture who want a solid start|No earlier knowledge is needed]. Hiragana and katakana take about a
        month, and we speak in full sentences from the beginning.
      `,
      method: `
        You practise handwriting in class and review with flashcards at home. Every few lessons we read a
        page of easy manga and act it out.
      `,
    },
  ],
}
