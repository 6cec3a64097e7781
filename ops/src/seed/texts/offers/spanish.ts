import type { SubjectTexts } from './theme.ts'

export const spanish: SubjectTexts = {
  pl: [
    {
      level: 'basic',
      audience: 'adults',
      titles: ['Hiszpański od zera dla dorosłych', 'Język hiszpański – pierwsze trzy miesiące'],
      lead: `
        [Uczę hiszpańskiego od początku|Zajęcia są dla dorosłych, którzy zaczynają albo raz już zaczynali i
        przestali|Zapraszam początkujących]. Pierwsze rozmowy prowadzimy już na drugim spotkaniu, bo wymowa
        jest prosta, a czasowników na początek wystarczy dwadzieścia. Potem dochodzą czasy przeszłe i
        zaimki.
      `,
      method: `
        Uczymy się na dialogach z życia: kawiarnia, mieszkanie, lekarz, znajomi. Zadania domowe są krótkie i
        zwykle polegają na nagraniu minuty własnej wypowiedzi.
      `,
    },
    {
      level: 'intermediate',
      audience: 'pupils',
      titles: ['Matura z hiszpańskiego i klasy dwujęzyczne', 'Hiszpański w liceum: bieżący materiał i matura'],
      lead: `
        [Pomagam licealistom uczącym się hiszpańskiego|Zajęcia są dla uczniów liceów, także z oddziałów
        dwujęzycznych|Przygotowuję do matury z hiszpańskiego]. Powtarzamy subjuntivo, okresy warunkowe i
        peryfrazy, a teksty pisemne dopasowujemy do form, które pojawiają się w arkuszach.
      `,
      method: `
        Raz w tygodniu jest krótki tekst, raz w miesiącu cały arkusz. Wyniki zapisujemy w tabeli, więc
        widać, która część rośnie, a która stoi w miejscu.
      `,
    },
    {
      level: 'advanced',
      audience: 'adults',
      titles: ['DELE i SIELE – przygotowanie do egzaminu', 'Hiszpański: certyfikat DELE B1–C1'],
      lead: `
        [Przygotowuję do egzaminów DELE oraz SIELE|Zajęcia są dla osób, które potrzebują potwierdzenia
        znajomości hiszpańskiego|Zapraszam studentów iberystyki, osoby wyjeżdżające na wymianę i dorosłych].
        Znam strukturę wszystkich zadań i wiem, gdzie zwykle traci się punkty: w słuchaniu z kilkoma
        akcentami i w formalnym liście.
      `,
      method: `
        Pracujemy na arkuszach modelowych z limitem czasu. W części ustnej opisujesz zdjęcie i bronisz
        opinii, a ja zapisuję uwagi w tej samej skali, której używa komisja.
      `,
    },
    {
      level: 'any',
      audience: 'adults',
      titles: ['Konwersacje po hiszpańsku – Hiszpania i Ameryka Łacińska', 'Hiszpański: rozmowa od poziomu A2'],
      lead: `
        [Prowadzę konwersacje od poziomu A2|Zajęcia są dla osób, które chcą mówić po hiszpańsku częściej niż
        raz w roku na urlopie|Zapraszam osoby, które lubią rozmawiać]. Punktem wyjścia bywa piosenka, krótki
        film albo przepis. Przy okazji porównujemy hiszpański z Madrytu, Meksyku i Buenos Aires.
      `,
      method: `
        Na początku rozgrzewka w czasie przeszłym, potem główny temat, na koniec pięć minut na pytania o
        gramatykę, które wyszły w rozmowie. Notatki dostajesz tego samego dnia.
      `,
    },
    {
      level: 'for-children',
      audience: 'children',
      titles: ['Hiszpański dla dzieci: piosenki i zabawy', 'Pierwsze słowa po hiszpańsku, klasy 1–4'],
      lead: `
        [Uczę hiszpańskiego dzieci od sześciu do dziesięciu lat|Zajęcia są dla dzieci, które nie miały
        jeszcze hiszpańskiego|Zapraszam dzieci z klas 1–4]. Liczymy, tańczymy, rysujemy potwory z opisu i
        gramy w bingo, a każde spotkanie kończy krótka historyjka.
      `,
      method: `
        Dziecko uczy się całych zdań, na przykład prośby albo powitania, zamiast pojedynczych słów. Rodzic
        dostaje link do piosenek i podpowiedź, jak bawić się tym w domu.
      `,
    },
    {
      level: 'intermediate',
      audience: 'adults',
      titles: ['Hiszpański przed wyjazdem i Erasmusem', 'Hiszpański do pracy i na studia w Hiszpanii'],
      lead: `
        [Przygotowuję do wyjazdu na studia, praktyki lub do pracy w Hiszpanii|Zajęcia są dla studentów przed
        wymianą i dla osób, które przeprowadzają się do Hiszpanii|Zapraszam osoby z biletem już w kieszeni].
        Wynajem pokoju, numer NIE, zapisy na zajęcia, rozmowa o pracę, lekarz. Do tego język, którym mówią
        rówieśnicy.
      `,
      method: `
        Intensywność dobieramy do daty wyjazdu, zwykle to dwa spotkania w tygodniu. Każde kończy się małym
        zadaniem do wykonania naprawdę, na przykład telefonem do akademika.
      `,
    },
  ],
  en: [
    {
      level: 'any',
      audience: 'adults',
      titles: ['Spanish conversation for expats and students', 'Spanish lessons in English'],
      lead: `
        [I teach Spanish to people who live in Poland and prefer to learn through English|These lessons are
        for English speakers at any level|If you feel at home in English and Spanish is new to you, this is
        your course]. We start speaking in the first lesson, with everyday situations and plenty of
        repetition.
      `,
      method: `
        Each lesson has a dialogue, a game with verbs and five minutes of pronunciation. Homework is short:
        a voice message of one minute about your day.
      `,
    },
  ],
}
