import type { SubjectTexts } from './theme.ts'

export const art: SubjectTexts = {
  pl: [
    {
      level: 'advanced',
      audience: 'pupils',
      titles: ['Teczka na ASP i architekturę', 'Rysunek: przygotowanie do egzaminów na uczelnie artystyczne'],
      lead: `
        [Przygotowuję do egzaminów na ASP, architekturę i wzornictwo|Zajęcia są dla licealistów, którzy
        kompletują teczkę|Zapraszam kandydatów na kierunki artystyczne]. Martwa natura, postać, portret,
        kompozycja z wyobraźni, perspektywa oraz rozmowa o własnych pracach.
      `,
      method: `
        Pracujemy z natury, w różnych czasach: od pięciominutowych szkiców po prace całodzienne. Co miesiąc
        rozkładamy wszystko na podłodze i wybieramy, co zostaje w teczce, a co trzeba powtórzyć.
      `,
    },
    {
      level: 'basic',
      audience: 'adults',
      titles: ['Rysunek od podstaw dla dorosłych', 'Ołówek i węgiel: kurs rysunku dla początkujących'],
      lead: `
        [Zapraszam dorosłych, którzy zawsze chcieli rysować|Zajęcia są dla osób zaczynających od
        kreski|Prowadzę kurs rysunku od podstaw]. Światło i cień, proporcje, perspektywa zbieżna, faktury i
        komponowanie na kartce, w tempie, które pozwala się pomylić.
      `,
      method: `
        Każde spotkanie ma jedno ćwiczenie na patrzenie i jedno na rękę. Porównujemy pracę z modelem, nie z
        pracami innych, a poprawki robimy na kalce, żeby oryginał został nietknięty.
      `,
    },
    {
      level: 'for-children',
      audience: 'children',
      titles: ['Plastyka dla dzieci: farby, glina, collage', 'Pracownia małego artysty, 5–10 lat'],
      lead: `
        [Zajęcia są dla dzieci od pięciu do dziesięciu lat|Zapraszam dzieci, które rysują na
        wszystkim|Prowadzę małą pracownię plastyczną]. Malujemy, lepimy, drukujemy z szablonów i budujemy z
        kartonu, a przy okazji poznajemy jednego malarza w miesiącu.
      `,
      method: `
        Nie ma wzorów do przerysowania, jest za to pytanie i kilka materiałów do wyboru. Fartuchy i farby
        zapewniam, dziecko przynosi tylko strój, którego nie szkoda.
      `,
    },
    {
      level: 'intermediate',
      audience: 'pupils',
      titles: ['Historia sztuki – matura i olimpiada', 'Historia sztuki: style, dzieła, opis'],
      lead: `
        [Przygotowuję do matury i olimpiady z historii sztuki|Zajęcia są dla uczniów liceów plastycznych i
        ogólnych|Zapraszam osoby, które zdają historię sztuki]. Od starożytności po sztukę współczesną:
        cechy stylów, architektura, ikonografia, analiza porównawcza dzieł.
      `,
      method: `
        Powtarzamy na reprodukcjach bez podpisów: czas, miejsce, technika, argument. Teksty ćwiczymy na
        porównaniach dwóch dzieł, z planem i słownictwem, które nie brzmi jak z encyklopedii.
      `,
    },
    {
      level: 'any',
      audience: 'adults',
      titles: ['Akwarela i szkicownik podróżny', 'Malarstwo akwarelowe dla każdego'],
      lead: `
        [Prowadzę zajęcia z akwareli|Zajęcia są dla osób, które chcą malować w podróży i przy kuchennym
        stole|Zapraszam dorosłych, także bez doświadczenia]. Mokre w mokrym, przezroczystość, mieszanie
        kolorów z trzech pigmentów, niebo, woda i proste pejzaże.
      `,
      method: `
        Na początku robimy próbnik, żeby poznać papier i farby, a potem jedną małą pracę od początku do
        końca. W ciepłe dni możemy malować w plenerze, w parku lub na rynku.
      `,
    },
    {
      level: 'intermediate',
      audience: 'pupils',
      titles: ['Rysunek i malarstwo dla młodzieży', 'Zajęcia plastyczne dla klas 6–8 i liceum'],
      lead: `
        [Zapraszam młodzież, która rysuje dla siebie albo myśli o liceum plastycznym|Zajęcia są dla uczniów
        klas 6–8 i liceum|Pracuję z młodymi ludźmi, którzy mają szkicownik zawsze w plecaku]. Anatomia,
        portret, komiks, ilustracja i podstawy koloru.
      `,
      method: `
        Jedna część zajęć to ćwiczenie warsztatowe, druga to własny projekt, który trwa kilka tygodni.
        Rozmawiamy o tym, co w pracy działa, zanim powiem, co warto zmienić.
      `,
    },
  ],
  en: [],
}
