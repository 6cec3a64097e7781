import type { FaqCategory } from './rules.ts'

/** A question that the product brings. Its id is part of addresses: it never changes. */
export interface BuiltInFaqItem {
  readonly id: string
  readonly category: FaqCategory
  readonly question_pl: string
  readonly answer_pl: string
  readonly question_en: string
  readonly answer_en: string
}

/**
 * Questions that every site has from its first moment, in order. What staff write, order or take back lies over them as
 * events, so that a release may better an answer that nobody touched, and an event says only what a person of the site
 * did.
 */
export const BUILT_IN_FAQ: readonly BuiltInFaqItem[] = [
  {
    id: 'how-to-find-a-tutor',
    category: 'students',
    question_pl: 'Jak znaleźć korepetytora?',
    answer_pl:
      'Na stronie [Korepetycje](/korepetycje) wybierz przedmiot, a jeśli wolisz spotkania na żywo – także miasto. Wyniki zawęzisz filtrami: poziom, miejsce zajęć i cena.\n\nKażda oferta ma opis, cennik i profil osoby, która uczy. Adres strony z filtrami możesz zapisać albo komuś wysłać – pokaże to samo.',
    question_en: 'How do I find a tutor?',
    answer_en:
      'On the page [Find a tutor](/offers) choose a subject and, if you prefer to meet in person, a city. Filters narrow the list by level, place and price.\n\nEvery offer has a description, its prices and the profile of the person who teaches. The address of a page with filters can be saved or sent to somebody: it shows the same.',
  },
  {
    id: 'do-i-need-an-account',
    category: 'students',
    question_pl: 'Czy do przeglądania ofert potrzebne jest konto?',
    answer_pl:
      'Nie. Oferty, profile korepetytorów i pomoc są otwarte dla wszystkich. Konto jest bezpłatne i przyda się, gdy zechcesz mieć własny profil, ustawienia albo uczyć.',
    question_en: 'Do I need an account to look at offers?',
    answer_en:
      'No. Offers, profiles of tutors and the help are open to everybody. An account is free and is there for when you want a profile and settings of your own, or want to teach yourself.',
  },
  {
    id: 'what-do-prices-mean',
    category: 'students',
    question_pl: 'Co znaczy cena na liście ofert?',
    answer_pl:
      'Ceny ustala korepetytor, w złotych. Na liście widać cenę głównej długości lekcji: najdłuższej, która trwa najwyżej 60 minut. Pełny cennik – także krótszych i dłuższych lekcji – jest na stronie oferty.',
    question_en: 'What does the price in the list mean?',
    answer_en:
      'Tutors set their prices, in złoty. The list shows the price of the main length: the longest lesson of at most 60 minutes. All prices, of shorter and longer lessons too, are on the offer’s page.',
  },
  {
    id: 'online-or-in-person',
    category: 'students',
    question_pl: 'Gdzie odbywają się zajęcia?',
    answer_pl:
      'Miejsce wybiera korepetytor w ofercie; może podać kilka:\n\n- **online**,\n- u korepetytora,\n- u ucznia,\n- w miejscu publicznym, na przykład w bibliotece.\n\nW wyszukiwarce możesz zostawić tylko te miejsca, które Ci pasują.',
    question_en: 'Where do lessons take place?',
    answer_en:
      'The tutor chooses the place in the offer and may name several:\n\n- **online**,\n- at the tutor’s,\n- at the student’s,\n- in a public place, such as a library.\n\nThe search can be narrowed to the places that suit you.',
  },
  {
    id: 'are-offers-checked',
    category: 'students',
    question_pl: 'Czy ktoś sprawdza oferty?',
    answer_pl:
      'Tak. Każda oferta i każda jej zmiana trafia najpierw do sprawdzenia i dopiero potem jest widoczna. Jeśli coś w ofercie budzi wątpliwości, [napisz do nas](/contact) i wybierz temat „Zgłoszenie treści”.',
    question_en: 'Does anybody check the offers?',
    answer_en:
      'Yes. Every offer and every change of it is reviewed before people see it. If something about an offer worries you, [write to us](/contact) and choose the topic “Reporting content”.',
  },
  {
    id: 'how-to-start-teaching',
    category: 'teachers',
    question_pl: 'Jak zacząć uczyć?',
    answer_pl:
      '1. Załóż konto albo zaloguj się.\n2. Otwórz stronę [Zacznij uczyć](/start-teaching), przeczytaj regulamin dla korepetytorów i załóż profil.\n3. Ustaw swoją [dostępność](/availability) – bez niej nie da się dodać oferty.\n4. [Dodaj ofertę](/create-offer). Gdy ją sprawdzimy, zobaczą ją wszyscy.',
    question_en: 'How do I start teaching?',
    answer_en:
      '1. Create an account or log in.\n2. Open [Start teaching](/start-teaching), read the terms for tutors and create your profile.\n3. Set your [availability](/availability): an offer needs it.\n4. [Add an offer](/create-offer). Once it is reviewed, everybody sees it.',
  },
  {
    id: 'what-makes-an-offer',
    category: 'teachers',
    question_pl: 'Co musi mieć oferta?',
    answer_pl:
      'Tytuł, opis, przedmiot, poziom, miejsce zajęć, dostępność i cennik. Przy zajęciach na żywo także miasto.\n\nW cenniku musi być cena za 60 minut; możesz dodać lekcje trwające 15, 20, 30, 45 i 90 minut. Dłuższa lekcja nie może kosztować mniej niż krótsza.',
    question_en: 'What does an offer need?',
    answer_en:
      'A title, a description, a subject, a level, a place, availability and prices; for lessons in person also a city.\n\nThere has to be a price for 60 minutes; lessons of 15, 20, 30, 45 and 90 minutes can be added. A longer lesson cannot cost less than a shorter one.',
  },
  {
    id: 'why-is-my-offer-waiting',
    category: 'teachers',
    question_pl: 'Dlaczego moja oferta czeka?',
    answer_pl:
      'Czeka na sprawdzenie. O decyzji powiadomi Cię mail, a stan każdej oferty widać w [Moich ofertach](/my-offers). Jeśli oferta zostanie odrzucona, podamy powód – możesz ją poprawić i wysłać ponownie.',
    question_en: 'Why does my offer wait?',
    answer_en:
      'It waits for review. A mail tells you the decision, and the state of each offer is shown in [My offers](/my-offers). If an offer is rejected, we say why: you can correct it and send it again.',
  },
  {
    id: 'can-i-change-an-offer',
    category: 'teachers',
    question_pl: 'Czy mogę zmienić ofertę, która jest już widoczna?',
    answer_pl:
      'Tak, w [Moich ofertach](/my-offers). Zmiana trafia do sprawdzenia, a do tego czasu wszyscy widzą dotychczasową wersję.',
    question_en: 'Can I change an offer that is visible already?',
    answer_en:
      'Yes, in [My offers](/my-offers). The change is reviewed, and until then everybody sees the present version.',
  },
  {
    id: 'how-to-set-availability',
    category: 'teachers',
    question_pl: 'Jak ustawić dostępność?',
    answer_pl:
      'Na stronie [Dostępność](/availability) tworzysz grupy godzin, na przykład „Popołudnia”. Godziny mogą powtarzać się co tydzień, w dany dzień miesiąca albo dotyczyć jednej daty. Każdy wpis trwa co najmniej godzinę, a wpisy nie mogą na siebie nachodzić. Jedną grupę możesz wybrać w kilku ofertach.',
    question_en: 'How do I set my availability?',
    answer_en:
      'On the page [Availability](/availability) you make groups of hours, such as “Afternoons”. Hours may repeat every week, fall on a day of the month, or belong to one date. An entry lasts an hour at least, and entries may not overlap. Several offers can use one group.',
  },
  {
    id: 'how-to-create-an-account',
    category: 'account',
    question_pl: 'Jak założyć konto?',
    answer_pl:
      'Wybierz „Załóż konto” i podaj adres e-mail. Wyślemy link, który działa przez 24 godziny: otwórz go, wpisz imię i hasło i zaakceptuj [regulamin](/terms-and-rules).\n\nHasło ma co najmniej 8 znaków, w tym cyfrę i wielką literę, oraz znak specjalny – chyba że ma 16 znaków lub więcej.',
    question_en: 'How do I create an account?',
    answer_en:
      'Choose “Sign up” and give your e-mail address. We send a link that works for 24 hours: open it, enter your name and a password and accept the [terms](/terms-and-rules).\n\nA password has at least 8 characters with a digit and a capital letter, and a symbol unless it has 16 characters or more.',
  },
  {
    id: 'no-mail-came',
    category: 'account',
    question_pl: 'Mail z linkiem nie przyszedł. Co zrobić?',
    answer_pl:
      'Sprawdź folder ze spamem i to, czy adres jest wpisany bez literówki. Potem poproś o link jeszcze raz. Jeśli nadal nic nie ma, [napisz do nas](/contact), najlepiej z innego adresu.',
    question_en: 'The mail with the link has not come. What now?',
    answer_en:
      'Look into the spam folder and check the address for a typing error. Then ask for the link once more. If there is still nothing, [write to us](/contact), best from another address.',
  },
  {
    id: 'forgotten-password',
    category: 'account',
    question_pl: 'Nie pamiętam hasła. Co teraz?',
    answer_pl:
      'W oknie logowania wybierz resetowanie hasła i podaj adres e-mail. Link z maila działa przez 60 minut, jeden raz. Po ustawieniu nowego hasła na wszystkich urządzeniach trzeba zalogować się ponownie.',
    question_en: 'I forgot my password. What now?',
    answer_en:
      'In the login window choose to reset the password and give your e-mail address. The link in the mail works for 60 minutes, once. After the password is changed, all devices have to log in again.',
  },
  {
    id: 'language-and-colours',
    category: 'account',
    question_pl: 'Jak zmienić język albo kolory strony?',
    answer_pl:
      'Językiem i wyglądem sterują przyciski na górze strony. Do wyboru są polski i angielski, cztery palety kolorów oraz jasny i ciemny wygląd. Po zalogowaniu to samo znajdziesz w [ustawieniach](/settings).',
    question_en: 'How do I change the language or the colours?',
    answer_en:
      'The buttons at the top of the page change language and look. There are Polish and English, four palettes, light and dark. Logged in, you find the same in the [settings](/settings).',
  },
  {
    id: 'what-happens-to-my-data',
    category: 'account',
    question_pl: 'Co dzieje się z moimi danymi?',
    answer_pl:
      'Jakie dane zbieramy, po co i jak długo, opisuje [polityka prywatności](/privacy), a to, co zapisujemy w przeglądarce – [polityka plików cookie](/cookies). W sprawie swoich danych możesz też [napisać](/contact), wybierając temat „Dane osobowe”.',
    question_en: 'What happens to my data?',
    answer_en:
      'The [privacy policy](/privacy) says which data we keep, what for and how long, the [cookie policy](/cookies) what is kept in the browser. You can also [write to us](/contact) about your data: choose the topic “Personal data”.',
  },
  {
    id: 'how-to-leave-the-newsletter',
    category: 'service',
    question_pl: 'Jak zapisać się na newsletter albo z niego wypisać?',
    answer_pl:
      'Wpisz adres na dole dowolnej strony i potwierdź go linkiem z maila. Wypiszesz się linkiem na końcu każdego wydania albo – jeśli masz konto – w [ustawieniach](/settings). Adres usuwamy od razu.',
    question_en: 'How do I subscribe to the newsletter or leave it?',
    answer_en:
      'Enter your address at the bottom of any page and confirm it with the link in the mail. To leave, follow the link at the end of any issue or, if you have an account, use the [settings](/settings). The address is deleted at once.',
  },
  {
    id: 'how-to-reach-us',
    category: 'service',
    question_pl: 'Jak się z Wami skontaktować?',
    answer_pl: 'Przez [formularz kontaktowy](/contact), także bez konta. Odpowiedź przyjdzie mailem na podany adres.',
    question_en: 'How can I reach you?',
    answer_en:
      'With the [contact form](/contact), also without an account. The answer comes by mail to the address you give.',
  },
]
