import type { SubjectTexts } from './theme.ts'

export const polish: SubjectTexts = {
  pl: [
    {
      level: 'basic',
      audience: 'pupils',
      titles: ['Egzamin ósmoklasisty z języka polskiego', 'Język polski dla ósmoklasistów: lektury i wypracowanie'],
      lead: `
        [Przygotowuję uczniów klas siódmych i ósmych do egzaminu z polskiego|Zajęcia są dla ósmoklasistów,
        którym lektury się mieszają, a wypracowanie wychodzi za krótkie|Zapraszam uczniów klas 7–8].
        Powtarzamy lektury obowiązkowe, ćwiczymy czytanie ze zrozumieniem, zasady językowe i pisanie
        opowiadania oraz rozprawki.
      `,
      method: `
        Na wypracowanie mamy stały plan: teza, dwa argumenty z lektur, zakończenie. Każdą pracę sprawdzam
        według punktacji CKE i odsyłam z jedną rzeczą do poprawy, nie z dziesięcioma.
      `,
    },
    {
      level: 'intermediate',
      audience: 'pupils',
      titles: ['Matura z polskiego: wypracowanie i test historycznoliteracki', 'Język polski na maturze podstawowej'],
      lead: `
        [Pracuję z maturzystami, którzy zdają poziom podstawowy|Zajęcia są dla uczniów klas maturalnych
        liceum i technikum|Przygotowuję do pisemnej matury z polskiego]. Porządkujemy epoki, lektury z
        gwiazdką i konteksty, uczymy się budować argument i unikać błędu kardynalnego.
      `,
      method: `
        Z każdej lektury powstaje karta na jedną stronę: problem, trzy sceny, kontekst, cytat. Na jej
        podstawie piszemy plany wypracowań na czas, a pełną pracę raz na dwa tygodnie.
      `,
    },
    {
      level: 'intermediate',
      audience: 'pupils',
      titles: ['Matura ustna z polskiego – pytania jawne', 'Ćwiczenia przed ustną maturą z polskiego'],
      lead: `
        [Pomagam przygotować się do matury ustnej|Zajęcia są dla osób, które boją się mówić przed
        komisją|Zapraszam maturzystów na próby matury ustnej]. Losujemy pytanie z listy jawnej, jest
        piętnaście minut na plan, potem wypowiedź i rozmowa. Po próbie omawiamy, co brzmiało przekonująco, a
        gdzie zabrakło kontekstu.
      `,
      method: `
        Do każdego pytania szukamy dwóch kontekstów, które pasują też do innych tematów, dzięki temu nauki
        jest mniej. Ćwiczymy również sam początek wypowiedzi, bo pierwsze zdanie uspokaja.
      `,
    },
    {
      level: 'advanced',
      audience: 'pupils',
      titles: ['Język polski – matura rozszerzona i olimpiada', 'Interpretacja i esej: polski rozszerzony'],
      lead: `
        [Zapraszam uczniów klas humanistycznych|Zajęcia są dla osób, które zdają polski na poziomie
        rozszerzonym albo startują w olimpiadzie|Przygotowuję do matury rozszerzonej z polskiego]. Czytamy
        wiersze i fragmenty prozy spoza listy, ćwiczymy interpretację porównawczą, a pojęcia z teorii
        literatury poznajemy na przykładach.
      `,
      method: `
        Każdy tekst czytamy dwa razy: najpierw zapisujemy pytania, później szukamy dla nich hipotezy
        interpretacyjnej. Eseje komentuję akapit po akapicie, także pod kątem stylu i rytmu zdania.
      `,
    },
    {
      level: 'basic',
      audience: 'pupils',
      titles: ['Ortografia i interpunkcja – praktyczny kurs', 'Jak pisać bez błędów: język polski dla klas 5–8'],
      lead: `
        [Pomagam uczniom, którzy mają dużo do powiedzenia, ale tracą punkty za błędy|Zajęcia są dla uczniów
        klas 5–8, także z opinią o dysleksji|Zapraszam osoby, którym ortografia i przecinki psują oceny].
        Pracujemy na własnych tekstach ucznia, bo tam widać, które zasady naprawdę trzeba powtórzyć.
      `,
      method: `
        Zasady wprowadzamy pojedynczo, po jednej na tydzień, i szukamy ich w książce, którą dziecko czyta.
        Dyktanda są krótkie, po pięć zdań, a poprawa błędów zajmuje więcej czasu niż samo pisanie.
      `,
    },
    {
      level: 'for-children',
      audience: 'children',
      titles: ['Czytanie i pisanie dla klas 1–3', 'Nauka czytania dla dzieci: sylaby, głoski, bajki'],
      lead: `
        [Uczę czytania i pisania dzieci z zerówki i klas 1–3|Zajęcia są dla dzieci, które czytają wolno albo
        niechętnie|Zapraszam dzieci, dla których litery jeszcze tańczą]. Pracujemy metodą sylabową, dużo
        mówimy, układamy historyjki i dopiero wtedy je zapisujemy.
      `,
      method: `
        Czytamy na zmianę: zdanie ja, zdanie dziecko, tak żeby opowieść szła do przodu. Ćwiczenia ręki,
        rysowanie po śladzie i krótkie przerwy na ruch są częścią każdego spotkania.
      `,
    },
    {
      level: 'basic',
      audience: 'adults',
      titles: ['Język polski jako obcy – od A1 do B1', 'Polski dla obcokrajowców, zajęcia indywidualne'],
      lead: `
        [Uczę polskiego osoby, które przyjechały do Polski do pracy lub na studia|Zajęcia są dla
        obcokrajowców, którzy chcą swobodnie żyć po polsku|Prowadzę zajęcia z polskiego jako obcego].
        Zaczynamy od sytuacji codziennych: urząd, lekarz, wynajem mieszkania, rozmowa z sąsiadem. Gramatyka
        pojawia się wtedy, gdy jest do czegoś potrzebna.
      `,
      method: `
        Przypadki poznajemy w całych zwrotach, a nie w tabelach. Pomagam też przygotować się do państwowego
        egzaminu certyfikatowego B1, który jest potrzebny do karty rezydenta i obywatelstwa.
      `,
    },
  ],
  en: [
    {
      level: 'basic',
      audience: 'adults',
      titles: ['Polish for foreigners, from zero to B1', 'Polish lessons in English for expats'],
      lead: `
        [I teach Polish to people who have moved here for work, study or family|These lessons are for
        foreigners who want to manage everyday life in Polish|You do not need any Polish to begin]. Shops,
        offices, the doctor, neighbours, your flat: we learn what you need this month.
      `,
      method: `
        Cases are taught as ready phrases before any table appears. I can also prepare you for the state
        certificate exam at B1, which is required for residence and citizenship.
      `,
    },
    {
      level: 'intermediate',
      audience: 'adults',
      titles: ['Polish conversation and certificate exam B1', 'Speak better Polish: lessons for residents'],
      lead: `
        [I work with people who already live in Polish but avoid the telephone|These lessons are for
        learners at A2 and above|If you can read Polish and still hesitate to speak, let us practise]. We
        rehearse calls, meetings and small talk, and read short articles.
      `,
      method: `
        Mistakes are collected, not interrupted. At the end we choose three of them, practise each in new
        sentences and return to them in the next lesson.
      `,
    },
  ],
}
