import type { SubjectTexts } from './theme.ts'

export const law: SubjectTexts = {
  pl: [
    {
      level: 'advanced',
      audience: 'adults',
      titles: [
        'Prawo cywilne dla studentów – kazusy i kolokwia',
        'Część ogólna i zobowiązania: przygotowanie do egzaminu',
      ],
      lead: `
        [Pomagam studentom prawa i administracji przygotować się do egzaminów z prawa cywilnego|Zajęcia są
        dla studentów drugiego i trzeciego roku|Zapraszam studentów przed kolokwium z cywila]. Czynności
        prawne, przedstawicielstwo, zobowiązania, prawo rzeczowe i spadkowe, z kodeksem otwartym na stole.
      `,
      method: `
        Rozwiązujemy kazusy zawsze w tej samej kolejności: roszczenie, podstawa, przesłanki, wynik. Test
        powtórzeniowy układam z pytań, które wracają na egzaminach ustnych.
      `,
    },
    {
      level: 'advanced',
      audience: 'adults',
      titles: ['Prawo karne i konstytucyjne – egzamin na studiach', 'Kazusy z prawa karnego dla studentów'],
      lead: `
        [Przygotowuję studentów do egzaminów z prawa karnego i konstytucyjnego|Zajęcia są dla studentów
        pierwszych lat prawa|Zapraszam osoby, które uczą się z podręcznika i toną w szczegółach]. Zasady
        odpowiedzialności, formy popełnienia czynu, środki karne, a w konstytucyjnym ustrój i tryb
        ustawodawczy.
      `,
      method: `
        Duże tematy rysujemy jako drzewo decyzji, małe zapisujemy na fiszkach. Przed egzaminem ustnym
        odgrywamy odpowiedź na wylosowane zagadnienie, z pytaniami dodatkowymi.
      `,
    },
    {
      level: 'advanced',
      audience: 'adults',
      titles: ['Egzamin wstępny na aplikację – plan i testy', 'Aplikacja adwokacka i radcowska: przygotowanie'],
      lead: `
        [Pomagam absolwentom prawa przygotować się do egzaminu wstępnego na aplikację|Zajęcia są dla osób,
        które łączą naukę z pracą w kancelarii|Zapraszam przyszłych aplikantów]. Wykaz aktów prawnych
        dzielimy na tygodnie i ustalamy kolejność według liczby pytań z lat ubiegłych.
      `,
      method: `
        Rozwiązujemy testy blokami po pięćdziesiąt pytań, a błędne odpowiedzi wracają po trzech, siedmiu i
        trzydziestu dniach. Raz w miesiącu jest pełny próbny egzamin na czas.
      `,
    },
    {
      level: 'intermediate',
      audience: 'pupils',
      titles: ['WOS rozszerzony i podstawy prawa dla licealistów', 'Prawo dla maturzystów i uczestników olimpiad'],
      lead: `
        [Zapraszam licealistów, którzy wybierają się na prawo|Zajęcia są dla uczniów, którzy startują w
        Olimpiadzie Wiedzy o Prawie lub zdają WOS|Przygotowuję z zakresu prawa uczniów szkół średnich].
        Gałęzie prawa, źródła prawa, organy państwa, prawa obywatela i podstawy procesu.
      `,
      method: `
        Czytamy krótkie orzeczenia i artykuły z kodeksów, a potem szukamy przepisu do sytuacji z gazety.
        Uczymy się pisać odpowiedź z podaniem podstawy prawnej.
      `,
    },
    {
      level: 'basic',
      audience: 'adults',
      titles: ['Podstawy prawa dla przedsiębiorców', 'Umowy, RODO, reklamacje – prawo w małej firmie'],
      lead: `
        [Zajęcia są dla osób prowadzących małą firmę lub zakładających działalność|Tłumaczę podstawy prawa
        osobom bez wykształcenia prawniczego|Zapraszam przedsiębiorców i freelancerów]. Umowy z klientami i
        podwykonawcami, reklamacje, prawa konsumenta, ochrona danych, odpowiedzialność.
      `,
      method: `
        Czytamy razem wzór umowy akapit po akapicie i sprawdzamy, co oznacza w praktyce. To zajęcia
        edukacyjne, nie porada prawna, więc pracujemy na przykładach i wzorach, a nie na toczących się
        sprawach.
      `,
    },
    {
      level: 'intermediate',
      audience: 'adults',
      titles: ['Prawo na kierunkach ekonomicznych i administracji', 'Prawo gospodarcze i administracyjne: zaliczenie'],
      lead: `
        [Pomagam studentom administracji, ekonomii i zarządzania|Zajęcia są dla osób, które mają prawo jako
        jeden z wielu przedmiotów|Zapraszam studentów przed zaliczeniem]. Postępowanie administracyjne,
        spółki, działalność gospodarcza, prawo pracy, w zakresie sylabusa.
      `,
      method: `
        Z każdego aktu wybieramy przepisy, które naprawdę trzeba znać, i zapisujemy je własnymi słowami. Na
        koniec robimy test z terminów: ile dni, do kogo, w jakiej formie.
      `,
    },
  ],
  en: [],
}
