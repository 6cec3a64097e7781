import type { SubjectTexts } from './theme.ts'

export const economy: SubjectTexts = {
  pl: [
    {
      level: 'advanced',
      audience: 'adults',
      titles: ['Mikroekonomia i makroekonomia na studiach', 'Ekonomia dla studentów – zadania i wykresy'],
      lead: `
        [Pomagam studentom pierwszych lat ekonomii, finansów i zarządzania|Zajęcia są dla studentów przed
        kolokwium z mikro- lub makroekonomii|Zapraszam studentów, którym wykresy popytu i podaży przestały
        się zgadzać]. Elastyczność, koszty, struktury rynku, PKB, inflacja, model IS-LM, polityka pieniężna.
      `,
      method: `
        Każdy model zaczynamy od założeń i jednego wykresu rysowanego ręcznie. Potem liczymy zadania z list
        twojego wykładowcy i sprawdzamy, co się stanie, gdy zmieni się jeden parametr.
      `,
    },
    {
      level: 'intermediate',
      audience: 'pupils',
      titles: ['Biznes i zarządzanie, podstawy przedsiębiorczości', 'Biznes i zarządzanie w liceum i technikum'],
      lead: `
        [Pomagam uczniom liceum i technikum w przedmiocie biznes i zarządzanie|Zajęcia są dla uczniów szkół
        średnich, także tych, którzy biorą udział w olimpiadzie przedsiębiorczości|Zapraszam uczniów, którzy
        chcą zrozumieć pieniądze]. Budżet, kredyt, podatki, rynek pracy, giełda, projekt własnej firmy.
      `,
      method: `
        Każde pojęcie sprawdzamy na liczbach: rata kredytu, odsetki z lokaty, wynagrodzenie na rękę.
        Biznesplan powstaje przez kilka spotkań i można go oddać jako projekt szkolny.
      `,
    },
    {
      level: 'advanced',
      audience: 'adults',
      titles: ['Rachunkowość i finanse przedsiębiorstw', 'Księgowania bez zgadywania – rachunkowość finansowa'],
      lead: `
        [Uczę podstaw rachunkowości i finansów|Zajęcia są dla studentów i osób, które zaczynają pracę w
        księgowości|Zapraszam osoby przed egzaminem z rachunkowości]. Bilans, rachunek zysków i strat,
        konta, amortyzacja, VAT, rachunek przepływów i analiza wskaźnikowa.
      `,
      method: `
        Prowadzimy wymyśloną firmę przez cały rok: od faktury do sprawozdania. Każdy dokument księgujemy
        ręcznie, a dopiero potem pokazuję, jak robi to program.
      `,
    },
    {
      level: 'basic',
      audience: 'adults',
      titles: [
        'Finanse osobiste i inwestowanie dla początkujących',
        'Ekonomia na co dzień: budżet, kredyt, oszczędzanie',
      ],
      lead: `
        [Zajęcia są dla osób, które chcą zapanować nad domowym budżetem|Tłumaczę podstawy finansów
        osobistych|Zapraszam dorosłych, którzy podpisują umowy, nie czytając tabel opłat]. Budżet, poduszka
        finansowa, kredyt hipoteczny, IKE i IKZE, obligacje, ryzyko i koszty funduszy.
      `,
      method: `
        Pracujemy w arkuszu kalkulacyjnym, który zostaje u ciebie. To edukacja, a nie doradztwo, dlatego
        pokazuję, jak porównywać produkty, a nie, który z nich kupić.
      `,
    },
    {
      level: 'advanced',
      audience: 'pupils',
      titles: ['Olimpiada Wiedzy Ekonomicznej – przygotowanie', 'Ekonomia dla ambitnych licealistów'],
      lead: `
        [Przygotowuję do Olimpiady Wiedzy Ekonomicznej i Olimpiady Przedsiębiorczości|Zajęcia są dla
        licealistów, którzy myślą o SGH i uczelniach ekonomicznych|Zapraszam uczniów, którzy czytają strony
        gospodarcze]. Teoria, zadania, testy z ubiegłych lat i temat przewodni edycji.
      `,
      method: `
        Rozwiązujemy zestawy na czas, a do każdego błędu dopisujemy źródło i jedno zdanie wyjaśnienia. Co
        tydzień omawiamy jedną wiadomość ze świata gospodarki i nazywamy mechanizm, który za nią stoi.
      `,
    },
    {
      level: 'for-children',
      audience: 'children',
      titles: ['Ekonomia dla dzieci: kieszonkowe i sklep', 'Pieniądze bez tajemnic, zajęcia dla klas 2–5'],
      lead: `
        [Zajęcia są dla dzieci od ośmiu do jedenastu lat, które dostają pierwsze kieszonkowe|Zapraszam
        dzieci z klas 2–5|Uczę dzieci, skąd się biorą pieniądze i ceny]. Gramy w sklep, giełdę naklejek i
        własną walutę, planujemy zakupy i liczymy, ile kosztuje czekanie.
      `,
      method: `
        Każda gra kończy się pytaniem, kto zyskał i dlaczego. Dziecko prowadzi prosty budżet na miesiąc i na
        następnych zajęciach opowiada, co wyszło, a co nie.
      `,
    },
  ],
  en: [],
}
