import type { SubjectTexts } from './theme.ts'

export const history: SubjectTexts = {
  pl: [
    {
      level: 'advanced',
      audience: 'pupils',
      titles: ['Matura rozszerzona z historii', 'Historia na maturze: źródła i wypracowanie'],
      lead: `
        [Przygotowuję do rozszerzonej matury z historii|Zajęcia są dla maturzystów, którzy wybierają prawo,
        stosunki międzynarodowe lub historię|Zapraszam licealistów z rozszerzeniem z historii]. Układamy
        chronologię epok, a potem ćwiczymy pracę ze źródłami: mapą, karykaturą, statystyką i tekstem.
      `,
      method: `
        Na wypracowanie mamy szkielet: teza, trzy płaszczyzny, przykłady, wniosek. Piszemy najpierw same
        plany, po piętnaście minut każdy, a całość raz na dwa tygodnie.
      `,
    },
    {
      level: 'basic',
      audience: 'pupils',
      titles: ['Historia w klasach 4–8', 'Pomoc z historii w szkole podstawowej'],
      lead: `
        [Pomagam uczniom klas 4–8, którym mylą się daty i królowie|Zajęcia są dla uczniów szkoły
        podstawowej|Zapraszam uczniów, którzy uczą się długo, a pamiętają krótko]. Zamiast listy dat
        budujemy oś czasu z opowieściami: kto, czego chciał, co mu przeszkodziło i czym się skończyło.
      `,
      method: `
        Do każdej lekcji rysujemy prostą mapę i zapisujemy trzy daty, nie więcej. Przed sprawdzianem gramy w
        pytania na czas, z podręcznikiem w ręku, a potem bez niego.
      `,
    },
    {
      level: 'intermediate',
      audience: 'pupils',
      titles: ['Historia w liceum – od starożytności po XX wiek', 'Sprawdziany z historii w szkole średniej'],
      lead: `
        [Pomagam licealistom i uczniom techników|Zajęcia są dla uczniów szkół średnich, którzy giną w ilości
        materiału|Zapraszam uczniów klas 1–3]. Porządkujemy dział po dziale: przyczyny, przebieg, skutki, a
        wydarzenia polskie umieszczamy na tle europejskim.
      `,
      method: `
        Uczę robić notatki metodą pytań na marginesie, dzięki której powtórka trwa pół godziny. Trudniejsze
        pojęcia, jak lenno czy racja stanu, tłumaczymy na współczesnych przykładach.
      `,
    },
    {
      level: 'intermediate',
      audience: 'pupils',
      titles: ['Historia i teraźniejszość, WOS i edukacja obywatelska', 'WOS i najnowsza historia Polski'],
      lead: `
        [Zapraszam uczniów, którzy mają WOS albo edukację obywatelską i interesują się polityką|Zajęcia są
        dla uczniów szkół średnich|Pomagam uporządkować historię najnowszą i wiedzę o państwie]. PRL,
        transformacja, konstytucja, samorząd, Unia Europejska, prawa człowieka: tematy, o których w domu
        mówi się różnie, a na sprawdzianie trzeba precyzyjnie.
      `,
      method: `
        Pracujemy na artykułach prasowych, fragmentach ustaw i plakatach. Uczymy się oddzielać fakt od
        opinii i zapisywać odpowiedź jednym poprawnym zdaniem.
      `,
    },
    {
      level: 'for-children',
      audience: 'children',
      titles: ['Historia dla dzieci: rycerze, zamki, odkrywcy', 'Opowieści historyczne dla klas 1–4'],
      lead: `
        [Zajęcia są dla dzieci od siedmiu do dziesięciu lat, które pytają o rycerzy i piramidy|Zapraszam
        dzieci z klas 1–4|Prowadzę zajęcia historyczne dla dzieci]. Każde spotkanie to jedna postać lub
        wynalazek, model do zbudowania i mapa, na której zaznaczamy miejsca.
      `,
      method: `
        Słuchamy legendy, a potem sprawdzamy, co w niej mogło być prawdą. Dziecko prowadzi własną kronikę z
        rysunkami i po kilku miesiącach umie opowiedzieć, co było wcześniej, a co później.
      `,
    },
    {
      level: 'any',
      audience: 'adults',
      titles: [
        'Historia dla dorosłych i słuchaczy uniwersytetów trzeciego wieku',
        'Rozmowy o historii Polski i Europy',
      ],
      lead: `
        [Zapraszam dorosłych, którzy chcą wrócić do historii bez ocen|Zajęcia są dla osób ciekawych
        przeszłości, także seniorów|Prowadzę indywidualne spotkania z historią dla dorosłych]. Temat można
        wybrać samodzielnie, można też ustalić cykl: dwudziestolecie, średniowieczne miasta, dzieje rodziny
        i genealogia.
      `,
      method: `
        Czytamy fragmenty pamiętników i oglądamy dokumenty z archiwów cyfrowych. Pomagam odczytać stare
        akta, także rosyjskie i łacińskie zapisy metrykalne.
      `,
    },
  ],
  en: [],
}
