import type { PageLanguage } from './head.ts'

/** Title, and for pages that search engines show a description of at most about 155 characters, in both languages (NAV-05). */
export interface PageTitle {
  readonly title: string
  readonly description?: string
}

type Both = Readonly<Record<PageLanguage, PageTitle>>

function titles(pl: string, en: string): Both {
  return { pl: { title: pl }, en: { title: en } }
}

export const PAGE_TITLES = {
  landing: {
    pl: {
      title: 'Korepetycje online i w Twojej okolicy',
      description:
        'Znajdź korepetycje z matematyki, języków i ponad dwudziestu innych przedmiotów: online lub w Twoim mieście, z jasną ceną.',
    },
    en: {
      title: 'Private lessons online and near you',
      description:
        'Find a private tutor for maths, languages and more than twenty other subjects, online or in your city, at a clear price.',
    },
  },
  dashboard: titles('Pulpit', 'Dashboard'),
  signup: {
    pl: { title: 'Rejestracja', description: 'Załóż konto: szukaj korepetycji albo ucz innych.' },
    en: { title: 'Sign up', description: 'Create an account: look for lessons or give them as a tutor.' },
  },
  third_party: titles('Logowanie', 'Log in'),
  profile: titles('Profil', 'Profile'),
  settings: titles('Ustawienia', 'Settings'),
  start_teaching: titles('Zacznij uczyć', 'Start teaching'),
  offers: {
    pl: {
      title: 'Korepetycje',
      description: 'Porównaj oferty korepetycji: przedmiot, poziom, miejsce, miasto i cena za lekcję.',
    },
    en: {
      title: 'Find a tutor',
      description: 'Compare private lessons by subject, level, place, city and price.',
    },
  },
  offer: titles('Oferta', 'Offer'),
  offers_ranking: {
    pl: {
      title: 'Jak układamy oferty',
      description:
        'Co decyduje o kolejności ofert w wyszukiwarce: oceny, odpowiedzi, rzetelność i wolne godziny. Bez płatnych miejsc.',
    },
    en: {
      title: 'How offers are ranked',
      description:
        'What decides the order of offers in the search: ratings, answers, reliability and free hours. No paid places.',
    },
  },
  saved: titles('Zapisane', 'Saved'),
  create_offer: titles('Dodaj ofertę', 'Add an offer'),
  my_offers: titles('Moje oferty', 'My offers'),
  edit_offer: titles('Edycja oferty', 'Edit the offer'),
  preview_offer: titles('Podgląd oferty', 'Preview of the offer'),
  teacher: titles('Profil korepetytora', 'Tutor'),
  availability: titles('Dostępność', 'Availability'),
  teachers: {
    pl: {
      title: 'Korepetytorzy',
      description:
        'Poznaj korepetytorów: przedmioty, miasto, ceny i to, co piszą o sobie. Wybierz po przedmiocie lub mieście.',
    },
    en: {
      title: 'Tutors',
      description:
        'Meet the tutors: subjects, city, prices and what they say of themselves. Choose by subject or city.',
    },
  },
  promotions: titles('Promocje', 'Promotions'),
  create_promotion: titles('Nowa promocja', 'New promotion'),
  students: titles('Moi uczniowie', 'My students'),
  my_reviews: titles('Moje opinie', 'My reviews'),
  my_topics: titles('Moje tematy', 'My topics'),
  teaching_settings: titles('Ustawienia nauczania', 'Teaching settings'),
  lessons: titles('Lekcje', 'Lessons'),
  lesson: titles('Lekcja', 'Lesson'),
  student_lessons: titles('Moje lekcje', 'My lessons'),
  teacher_lessons: titles('Lekcje, które prowadzę', 'Lessons I give'),
  orders: titles('Zamówienia', 'Orders'),
  calendar: titles('Kalendarz', 'Calendar'),
  payments: titles('Płatności', 'Payments'),
  chats: titles('Wiadomości', 'Messages'),
  notifications: titles('Powiadomienia', 'Notifications'),
  notifications_stop_mail: titles('Koniec wiadomości', 'Stop these mails'),
  locker: titles('Szafka', 'Locker'),
  quizes: {
    pl: {
      title: 'Quizy',
      description: 'Quizy z przedmiotów szkolnych: krótkie sprawdziany wiedzy, dla każdego.',
    },
    en: {
      title: 'Quizzes',
      description: 'Quizzes on school subjects: short tests of knowledge, for everybody.',
    },
  },
  my_quizes: titles('Moje quizy', 'My quizzes'),
  create_quiz: titles('Nowy quiz', 'New quiz'),
  edit_quiz: titles('Edycja quizu', 'Edit the quiz'),
  quiz_history: titles('Historia quizów', 'Quiz history'),
  random_quiz: titles('Losowy quiz', 'Random quiz'),
  quiz_rankings: titles('Ranking quizów', 'Quiz rankings'),
  quiz: titles('Quiz', 'Quiz'),
  quiz_panel: titles('Panel quizu', 'Quiz panel'),
  quiz_play: titles('Rozwiązywanie quizu', 'Playing a quiz'),
  quiz_room: titles('Pokój quizowy', 'Quiz room'),
  games: {
    pl: { title: 'Gry', description: 'Krótkie gry, które ćwiczą pamięć, refleks i wiedzę.' },
    en: {
      title: 'Games',
      description: 'Short games that train memory, reflexes and knowledge.',
    },
  },
  game: titles('Gra', 'Game'),
  dev_board: titles('Tablica', 'Board'),
  dream: titles('Pomysły i opinie', 'Ideas and opinions'),
  contact: {
    pl: {
      title: 'Kontakt',
      description: 'Napisz do nas: pytanie, kłopot z kontem, uwaga do serwisu. Odpowiadamy mailem.',
    },
    en: {
      title: 'Contact',
      description:
        'Write to us: a question, trouble with your account, a remark about the service. We answer by e-mail.',
    },
  },
  help: {
    pl: {
      title: 'Pytania i pomoc',
      description: 'Odpowiedzi na częste pytania: jak znaleźć korepetytora, jak zacząć uczyć, konto i logowanie.',
    },
    en: {
      title: 'FAQ and help',
      description:
        'Answers to frequent questions: how to find a tutor, how to start teaching, accounts and logging in.',
    },
  },
  newsletter_unsubscribe: titles('Wypisanie z newslettera', 'Unsubscribe from the newsletter'),
  terms: titles('Regulamin', 'Terms and rules'),
  privacy: titles('Polityka prywatności', 'Privacy policy'),
  cookies: titles('Polityka plików cookie', 'Cookie policy'),
  admin: titles('Zaplecze', 'Back office'),
  admin_login: titles('Zaplecze: logowanie', 'Back office: log in'),
  admin_account: titles('Zaplecze: konto', 'Back office: account'),
  admin_offer_requests: titles('Zaplecze: oferty do sprawdzenia', 'Back office: offer requests'),
  admin_sent_emails: titles('Zaplecze: wysłane maile', 'Back office: sent e-mails'),
  admin_users: titles('Zaplecze: użytkownicy', 'Back office: users'),
  admin_teacher_requests: titles('Zaplecze: zgłoszenia korepetytorów', 'Back office: teacher requests'),
  admin_exercises: titles('Zaplecze: zadania', 'Back office: exercises'),
  admin_quizes: titles('Zaplecze: quizy', 'Back office: quizzes'),
  admin_quiz_questions: titles('Zaplecze: pytania quizowe', 'Back office: quiz questions'),
  admin_generator: titles('Zaplecze: generator pytań', 'Back office: questions generator'),
  admin_comments: titles('Zaplecze: komentarze', 'Back office: comments'),
  admin_dev_tasks: titles('Zaplecze: zadania rozwojowe', 'Back office: development tasks'),
  admin_announcements: titles('Zaplecze: ogłoszenia', 'Back office: announcements'),
  admin_ideas: titles('Zaplecze: pomysły społeczności', 'Back office: community ideas'),
  admin_opinions: titles('Zaplecze: opinie społeczności', 'Back office: community opinions'),
  admin_lesson_problems: titles('Zaplecze: zgłoszenia do lekcji', 'Back office: lesson problems'),
  admin_message_reports: titles('Zaplecze: zgłoszone wiadomości', 'Back office: reported messages'),
  admin_contact: titles('Zaplecze: wiadomości z formularza', 'Back office: contact messages'),
  admin_faq: titles('Zaplecze: pytania i odpowiedzi', 'Back office: questions and answers'),
  admin_newsletter: titles('Zaplecze: newsletter', 'Back office: newsletter'),
  admin_crons: titles('Zaplecze: zadania cykliczne', 'Back office: crons'),
  admin_background_jobs: titles('Zaplecze: praca w tle', 'Back office: background jobs'),
  admin_read_models: titles('Zaplecze: modele odczytu', 'Back office: read models'),
  translations: titles('Tłumaczenia', 'Translations'),
  widgets: titles('Widżety', 'Widgets'),
} as const satisfies Readonly<Record<string, Both>>

export type TitleId = keyof typeof PAGE_TITLES

export function pageTitle(id: TitleId, language: PageLanguage): PageTitle {
  return PAGE_TITLES[id][language]
}
