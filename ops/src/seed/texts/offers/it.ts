import type { SubjectTexts } from './theme.ts'

export const it: SubjectTexts = {
  pl: [
    {
      level: 'advanced',
      audience: 'pupils',
      titles: ['Matura rozszerzona z informatyki', 'Informatyka na maturze: Python, arkusz, SQL'],
      lead: `
        [Przygotowuję do matury rozszerzonej z informatyki|Zajęcia są dla licealistów i uczniów techników,
        którzy zdają informatykę|Zapraszam maturzystów]. Algorytmy w Pythonie lub C++, arkusz kalkulacyjny,
        bazy danych i zadania teoretyczne, w proporcjach takich jak na egzaminie.
      `,
      method: `
        Pracujemy na plikach z poprzednich arkuszy, z włączonym zegarem. Uczymy się dzielić czas między
        zadania i sprawdzać wynik na małych danych, zanim trafi do odpowiedzi.
      `,
    },
    {
      level: 'intermediate',
      audience: 'pupils',
      titles: ['Technikum informatyczne: INF.02 i INF.03', 'Egzamin zawodowy dla technika informatyka i programisty'],
      lead: `
        [Pomagam uczniom techników przygotować się do egzaminów zawodowych INF.02 i INF.03|Zajęcia są dla
        uczniów technikum, którzy chcą zdać kwalifikacje w pierwszym terminie|Zapraszam przyszłych techników
        informatyków i programistów]. Sieci, systemy, strony, PHP, bazy danych, naprawa i konfiguracja
        sprzętu.
      `,
      method: `
        Część praktyczną robimy na maszynach wirtualnych i czytamy polecenie tak, jak czyta je egzaminator.
        Testy teoretyczne powtarzamy blokami po czterdzieści pytań.
      `,
    },
    {
      level: 'basic',
      audience: 'adults',
      titles: ['Komputer dla seniorów – cierpliwie i po kolei', 'Internet, telefon, bank i e-recepta dla seniorów'],
      lead: `
        [Uczę obsługi komputera i telefonu osoby starsze|Zajęcia są dla seniorów, którzy chcą samodzielnie
        załatwiać sprawy w internecie|Zapraszam osoby, którym wnuki tłumaczą za szybko]. Poczta,
        wideorozmowy, zdjęcia, bank, profil zaufany, zakupy i rozpoznawanie oszustw.
      `,
      method: `
        Każdą czynność powtarzamy trzy razy i zapisujemy w zeszycie dużym drukiem. Jedno spotkanie to jeden
        temat, a pytać można o to samo tyle razy, ile trzeba.
      `,
    },
    {
      level: 'intermediate',
      audience: 'adults',
      titles: ['Excel w pracy: formuły, tabele przestawne, Power Query', 'Excel od podstaw do raportów'],
      lead: `
        [Prowadzę zajęcia z Excela|Zajęcia są dla pracowników biur, księgowości, logistyki i
        sprzedaży|Zapraszam osoby, które codziennie przeklejają te same dane]. Formuły, adresowanie,
        wyszukiwanie, tabele przestawne, wykresy, Power Query i proste makra.
      `,
      method: `
        Pracujemy na pliku podobnym do tego, którego używasz w pracy, z wymyślonymi danymi. Po każdych
        zajęciach zostaje ściąga i ćwiczenie na piętnaście minut.
      `,
    },
    {
      level: 'advanced',
      audience: 'adults',
      titles: ['Sieci komputerowe i Linux dla studentów', 'Administracja Linuksem i sieci – zajęcia praktyczne'],
      lead: `
        [Pomagam studentom i osobom, które chcą pracować jako administratorzy|Zajęcia są dla osób, które
        uczą się sieci i systemów|Zapraszam studentów informatyki i telekomunikacji]. Adresacja, podsieci,
        routing, DNS, zapory, powłoka, usługi, kontenery i kopie zapasowe.
      `,
      method: `
        Budujemy małą sieć z maszyn wirtualnych i psujemy ją celowo, żeby nauczyć się diagnozy. Notatki
        prowadzisz w formie runbooka, który przyda się później w pracy.
      `,
    },
    {
      level: 'basic',
      audience: 'pupils',
      titles: ['Informatyka w szkole podstawowej', 'Pomoc z informatyki i bezpieczny internet, klasy 4–8'],
      lead: `
        [Zapraszam uczniów klas 4–8|Zajęcia są dla uczniów, którzy potrzebują wsparcia z informatyki albo
        chcą umieć więcej|Pomagam uczniom szkół podstawowych]. Edytor tekstu, prezentacje, arkusz, grafika,
        podstawy algorytmów, a do tego bezpieczeństwo: hasła, prywatność, prawa autorskie.
      `,
      method: `
        Uczymy się na projektach: gazetka klasowa, ankieta, animacja. Na koniec każdego powstaje plik, który
        można pokazać w szkole.
      `,
    },
  ],
  en: [],
}
