import type { Bilingual, TaskStatus } from '@kredka/contracts/community/rules'

/** What the site has written to its board, the newest first. */
export const ANNOUNCEMENTS: readonly {
  readonly days_ago: number
  readonly pinned?: true
  readonly title: Bilingual
  readonly text: Bilingual
}[] = [
  {
    days_ago: 4,
    pinned: true,
    title: { pl: 'Pomysły i opinie: napisz, czego tu brakuje', en: 'Ideas and opinions: tell us what is missing' },
    text: {
      pl: 'Od dziś każdy może zgłosić pomysł i zagłosować na pomysły innych. Czytamy wszystkie, a przy każdym, który przeszedł przez głosowanie, piszemy, co z nim robimy i dlaczego.\n\nNa tej tablicy widać też, nad czym pracujemy teraz.',
      en: 'From today everybody can propose an idea and vote for the ideas of others. We read them all, and with each one that went through the vote we say what we do with it and why.\n\nThis board also shows what we are working on now.',
    },
  },
  {
    days_ago: 11,
    title: { pl: 'Szybsze wyszukiwanie korepetycji', en: 'Faster search' },
    text: {
      pl: 'Wyniki pojawiają się teraz od razu po zmianie filtra, a literówki w nazwie przedmiotu czy miasta nie przeszkadzają.',
      en: 'Results now appear as soon as a filter changes, and a typo in a subject or a city no longer gets in the way.',
    },
  },
  {
    days_ago: 26,
    title: { pl: 'Ciemny motyw i cztery palety', en: 'A dark theme and four palettes' },
    text: {
      pl: 'Wieczorem można przełączyć Kredkę na ciemny motyw albo zostawić wybór systemowi. Zmiana jest w menu u góry strony.',
      en: 'In the evening Kredka can go dark, or follow your system. The switch is in the menu at the top of the page.',
    },
  },
  {
    days_ago: 48,
    title: { pl: 'Oferty sprawdzamy w dzień roboczy', en: 'Offers are reviewed within a working day' },
    text: {
      pl: 'Każdą nową ofertę czyta człowiek. Jeśli coś trzeba poprawić, odpowiedź mówi dokładnie co, a dotychczasowa wersja zostaje widoczna do czasu decyzji.',
      en: 'Every new offer is read by a person. Where something has to change, the answer says exactly what, and the current version stays visible until then.',
    },
  },
]

export const TASKS: readonly {
  readonly status: TaskStatus
  readonly days_ago: number
  readonly title: Bilingual
  readonly description: Bilingual
}[] = [
  {
    status: 'done',
    days_ago: 40,
    title: { pl: 'Ceny dla różnych długości lekcji', en: 'Prices for lessons of different lengths' },
    description: {
      pl: 'Od 15 do 90 minut, z podpowiedzią przy pomyłce.',
      en: 'From 15 to 90 minutes, with a hint at a slip.',
    },
  },
  {
    status: 'done',
    days_ago: 22,
    title: { pl: 'Podgląd oferty przed wysłaniem', en: 'A look at an offer before it is sent' },
    description: { pl: 'Tak, jak zobaczą ją uczniowie.', en: 'Just as students will see it.' },
  },
  {
    status: 'done',
    days_ago: 9,
    title: { pl: 'Historia oferty', en: 'The history of an offer' },
    description: {
      pl: 'Co, kiedy i przez kogo się zmieniło, widoczne dla autora oferty.',
      en: 'What changed, when and by whom, for the author of the offer.',
    },
  },
  {
    status: 'in-progress',
    days_ago: 12,
    title: { pl: 'Zamawianie lekcji wprost z oferty', en: 'Ordering a lesson straight from an offer' },
    description: {
      pl: 'Dzień, godzina, potwierdzenie. Cena i strefa czasowa widoczne do końca.',
      en: 'Day, time, confirmation. Price and time zone in sight all the way.',
    },
  },
  {
    status: 'in-progress',
    days_ago: 6,
    title: { pl: 'Kalendarz na telefonie', en: 'The calendar on a phone' },
    description: { pl: 'Jeden dzień na ekranie, przesuwanie palcem.', en: 'One day on the screen, swiped by finger.' },
  },
  {
    status: 'to-do',
    days_ago: 15,
    title: { pl: 'Quizy do wspólnego rozwiązywania', en: 'Quizzes to solve together' },
    description: { pl: 'Pokój z kodem, wyniki na żywo.', en: 'A room with a code, results as they come.' },
  },
  {
    status: 'to-do',
    days_ago: 13,
    title: { pl: 'Materiały do lekcji w jednym miejscu', en: 'Lesson materials in one place' },
    description: { pl: 'Tematy przypięte do ucznia i przedmiotu.', en: 'Topics tied to a student and a subject.' },
  },
  {
    status: 'to-do',
    days_ago: 5,
    title: { pl: 'Rabat na pierwszą lekcję', en: 'A discount on the first lesson' },
    description: { pl: '', en: '' },
  },
]

export interface SeedIdea {
  readonly title: string
  readonly description: string
  /** When it was proposed. */
  readonly days_ago: number
  readonly votes: number
  readonly end: 'new' | 'under_vote' | 'accepted' | 'rejected'
  /** What staff say where it decided. */
  readonly answer?: string
  /** By the demo student. */
  readonly own?: true
}

export const IDEAS: readonly SeedIdea[] = [
  {
    title: 'Przypomnienie dzień przed lekcją',
    description:
      'Krótka wiadomość wieczorem, z godziną i linkiem do spotkania. Przy trzech przedmiotach w tygodniu łatwo coś pomylić.',
    days_ago: 17,
    votes: 38,
    end: 'under_vote',
  },
  {
    title: 'Lekcje próbne po 15 minut',
    description: 'Zanim zapłacę za godzinę, chcę sprawdzić, czy się dogadujemy. Kwadrans wystarczy, żeby to wiedzieć.',
    days_ago: 16,
    votes: 24,
    end: 'under_vote',
  },
  {
    title: 'Wspólna tablica w czasie lekcji',
    description:
      'Do fizyki i matematyki trzeba rysować. Teraz każdy nauczyciel używa czegoś innego, a po lekcji notatki znikają.',
    days_ago: 15,
    votes: 19,
    end: 'under_vote',
    own: true,
  },
  {
    title: 'Filtr: nauczyciel mówi po ukraińsku',
    description:
      'Syn przyjechał rok temu i łatwiej mu zrozumieć trudniejsze zadania w swoim języku. Przydałaby się taka możliwość w wyszukiwarce.',
    days_ago: 12,
    votes: 11,
    end: 'under_vote',
  },
  {
    title: 'Eksport kalendarza do telefonu',
    description: 'Żeby lekcje same pojawiały się obok innych spraw, bez przepisywania.',
    days_ago: 9,
    votes: 6,
    end: 'under_vote',
  },
  {
    title: 'Tryb bez powiadomień w czasie lekcji',
    description: 'Gdy trwa lekcja, wszystko inne może poczekać te sześćdziesiąt minut.',
    days_ago: 1,
    votes: 0,
    end: 'new',
  },
  {
    title: 'Ciemny motyw',
    description: 'Uczę się głównie wieczorami i białe tło męczy oczy.',
    days_ago: 70,
    votes: 31,
    end: 'accepted',
    answer: 'Jest. Ciemny motyw można włączyć w menu u góry strony albo zostawić wybór systemowi.',
  },
  {
    title: 'Ceny za 45 minut',
    description: 'Moje dzieci dłużej nie usiedzą, a większość ofert ma tylko godzinę i półtorej.',
    days_ago: 58,
    votes: 22,
    end: 'accepted',
    answer: 'Dodane: lekcje mogą trwać 15, 20, 30, 45, 60 albo 90 minut, a cenę każdej długości ustala nauczyciel.',
  },
  {
    title: 'Numer telefonu widoczny w ofercie',
    description: 'Najszybciej umówić się przez telefon, a teraz trzeba najpierw pisać.',
    days_ago: 33,
    votes: 5,
    end: 'rejected',
    answer:
      'Numery w ofertach zbierają automaty i potem dzwonią z reklamami. Dane kontaktowe obie strony dostają po przyjęciu zamówienia.',
    own: true,
  },
]

/** Without forms of gender: any of the people may have written them. */
export const OPINIONS: readonly {
  readonly stars: number
  readonly text: string
  readonly state: 'waiting' | 'approved' | 'rejected'
  readonly reason?: string
  /** By somebody who teaches. */
  readonly teaches?: true
}[] = [
  {
    stars: 5,
    state: 'approved',
    text: 'Po dwóch miesiącach z trójki z matematyki zrobiła się piątka. Szukanie nauczyciela zajęło jeden wieczór.',
  },
  {
    stars: 5,
    state: 'approved',
    text: 'Widać wolne terminy i cenę, zanim się do kogokolwiek napisze. Tak powinno być wszędzie.',
  },
  {
    stars: 4,
    state: 'approved',
    text: 'Dobry wybór nauczycieli online, w mniejszym mieście stacjonarnie trochę ubogo.',
  },
  {
    stars: 5,
    state: 'approved',
    teaches: true,
    text: 'Uczę tu od roku i mam wreszcie spokój z terminami: ustawiam dostępność raz, a uczniowie sami wybierają.',
  },
  { stars: 3, state: 'approved', text: 'Działa dobrze, ale czekam na przypomnienia o lekcjach.' },
  { stars: 5, state: 'approved', text: 'Córka uczy się norweskiego od zera. Przed wyjazdem powie więcej niż my.' },
  {
    stars: 4,
    state: 'approved',
    text: 'Czytelne, bez reklam, na telefonie też wygodne. Przydałby się większy wybór godzin rano.',
  },
  { stars: 5, state: 'approved', teaches: true, text: 'Oferta była sprawdzona następnego dnia, a uwagi konkretne.' },
  { stars: 4, state: 'approved', text: 'Fajnie, że widać, nad czym pracujecie, i że ktoś odpowiada na pomysły.' },
  { stars: 5, state: 'approved', text: 'Matura z fizyki zdana na 82%. Bez regularnych lekcji by się nie udało.' },
  { stars: 2, state: 'approved', text: 'Nauczyciel świetny, ale pierwsza wiadomość czekała trzy dni na odpowiedź.' },
  { stars: 5, state: 'waiting', text: 'Syn sam pyta, kiedy następna lekcja. To chyba mówi wszystko.' },
  {
    stars: 4,
    state: 'waiting',
    text: 'Po miesiącu jestem na tak. Szukanie po mieście mogłoby pamiętać ostatni wybór.',
  },
  {
    stars: 5,
    state: 'rejected',
    text: 'Polecam! Dzwońcie do mnie po zniżkę: 600 000 000.',
    reason: 'W opinii jest numer telefonu i reklama. Napisz, jak się uczy z Kredką, a chętnie ją pokażemy.',
  },
]
