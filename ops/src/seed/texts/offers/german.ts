import type { SubjectTexts } from './theme.ts'

export const german: SubjectTexts = {
  pl: [
    {
      level: 'basic',
      audience: 'pupils',
      titles: ['Niemiecki w szkole podstawowej i egzamin ósmoklasisty', 'Język niemiecki dla klas 7–8'],
      lead: `
        [Zapraszam uczniów klas siódmych i ósmych, także tych, którzy zdają egzamin z niemieckiego|Zajęcia
        są dla uczniów szkoły podstawowej|Pomagam uczniom klas 7–8 z niemieckim]. Rodzajniki, odmiana
        czasowników, szyk zdania i słownictwo z podręcznika, a do tego krótkie rozmowy, żeby język nie był
        tylko zeszytem ćwiczeń.
      `,
      method: `
        Nowe rzeczowniki zapisujemy trzema kolorami, według rodzaju, i powtarzamy w losowej kolejności. Na
        koniec każdego działu jest próbny sprawdzian ułożony tak, jak robi to szkoła.
      `,
    },
    {
      level: 'intermediate',
      audience: 'pupils',
      titles: ['Matura z niemieckiego, pisemna i ustna', 'Niemiecki na maturze: poziom podstawowy i rozszerzony'],
      lead: `
        [Przygotowuję do matury z niemieckiego|Zajęcia są dla licealistów i uczniów techników, którzy
        wybrali niemiecki na maturze|Zapraszam maturzystów na obu poziomach]. Pracujemy na arkuszach z
        ostatnich lat, a braki z gramatyki uzupełniamy wtedy, gdy wychodzą w zadaniu: strona bierna, zdania
        podrzędne, rekcja czasownika.
      `,
      method: `
        Zwroty do maila, wpisu na forum i rozprawki zbieramy na jednej liście, z której potem korzystasz
        przy każdej pracy. Rozmowę sterowaną ćwiczymy z zegarkiem i z pytaniami dodatkowymi.
      `,
    },
    {
      level: 'basic',
      audience: 'adults',
      titles: ['Niemiecki do pracy – opieka, produkcja, logistyka', 'Niemiecki dla osób wyjeżdżających do pracy'],
      lead: `
        [Uczę osoby, które pracują lub chcą pracować w Niemczech i Austrii|Zajęcia są dla opiekunek i
        opiekunów, kierowców, monterów, pracowników magazynu|Zapraszam dorosłych, którzy potrzebują
        niemieckiego w pracy]. Uczymy się rozmawiać z szefem i współpracownikami, rozumieć polecenia,
        wypełniać formularze i dzwonić do urzędu.
      `,
      method: `
        Każde spotkanie to jedna sytuacja odegrana kilka razy, najpierw z kartką, potem z pamięci. Nagrania
        z różnymi akcentami oswajają z tym, że nikt nie mówi tak jak w podręczniku.
      `,
    },
    {
      level: 'intermediate',
      audience: 'adults',
      titles: ['Konwersacje niemieckie od poziomu B1', 'Niemiecki: mówienie i rozumienie ze słuchu'],
      lead: `
        [Zapraszam osoby, które uczyły się niemieckiego i nie chcą go zapomnieć|Prowadzę konwersacje od
        poziomu B1|Zajęcia są dla dorosłych i studentów, którzy chcą więcej mówić]. Tematem rozmowy jest
        krótki artykuł, podcast albo odcinek serialu, który oglądasz wcześniej. Pojawiają się też różnice
        między Niemcami, Austrią i Szwajcarią.
      `,
      method: `
        Poprawiam po wypowiedzi, nie w jej trakcie. Dwa lub trzy powtarzające się błędy zamieniamy w krótkie
        ćwiczenie i wracamy do nich na następnym spotkaniu.
      `,
    },
    {
      level: 'advanced',
      audience: 'adults',
      titles: ['Goethe-Zertifikat i telc B1–C1', 'Niemiecki: przygotowanie do certyfikatu'],
      lead: `
        [Przygotowuję do egzaminów Instytutu Goethego i telc na poziomach od B1 do C1|Zajęcia są dla osób,
        które potrzebują certyfikatu na studia, do pracy lub do uznania dyplomu|Zapraszam lekarzy,
        pielęgniarki, inżynierów i studentów]. Zaczynamy od arkusza modelowego i planu na tygodnie, które
        zostały do egzaminu.
      `,
      method: `
        Każdą część ćwiczymy osobno i na czas, a prace pisemne sprawdzam w formularzu oceny egzaminatora.
        Przed terminem robimy pełną próbę, z przerwami takimi jak na sali.
      `,
    },
    {
      level: 'for-children',
      audience: 'children',
      titles: ['Niemiecki dla dzieci – gry, rymowanki, obrazki', 'Pierwszy niemiecki dla klas 1–4'],
      lead: `
        [Uczę niemieckiego dzieci od sześciu do dziesięciu lat|Zajęcia są dla dzieci, które zaczynają
        niemiecki w szkole albo mają rodzinę w Niemczech|Zapraszam dzieci z klas 1–4]. Kolory, zwierzęta,
        dom, jedzenie i proste rozmówki poznajemy w grach planszowych, rymowankach i zabawach ruchowych.
      `,
      method: `
        Dziecko dostaje własne karty obrazkowe i co tydzień dokłada kilka nowych. Czytanie i pisanie pojawia
        się dopiero wtedy, gdy słowo jest już znane ze słuchu.
      `,
    },
  ],
  en: [
    {
      level: 'basic',
      audience: 'adults',
      titles: ['German for beginners, taught in English', 'German lessons for international students'],
      lead: `
        [I teach German through English to international students and people who work in Poland|These
        lessons are for beginners who do not speak Polish yet|This course takes you from zero to A2]. We
        cover introductions, shopping, appointments and simple emails.
      `,
      method: `
        Grammar comes in small pieces, always inside a sentence you can use the same day. Every fourth
        lesson is a review with a short test modelled on the Goethe exam.
      `,
    },
  ],
}
