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
    pl: { title: 'Rejestracja', description: 'Załóż konto: umawiaj lekcje jako uczeń albo dawaj korepetycje.' },
    en: { title: 'Sign up', description: 'Create an account: book lessons as a student or give them as a tutor.' },
  },
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
  create_offer: titles('Dodaj ofertę', 'Add an offer'),
  my_offers: titles('Moje oferty', 'My offers'),
  edit_offer: titles('Edycja oferty', 'Edit the offer'),
  preview_offer: titles('Podgląd oferty', 'Preview of the offer'),
  teacher: titles('Profil korepetytora', 'Tutor'),
  availability: titles('Dostępność', 'Availability'),
  terms: titles('Regulamin', 'Terms and rules'),
  privacy: titles('Polityka prywatności', 'Privacy policy'),
  cookies: titles('Polityka plików cookie', 'Cookie policy'),
  admin: titles('Zaplecze', 'Back office'),
  admin_login: titles('Zaplecze: logowanie', 'Back office: log in'),
  admin_account: titles('Zaplecze: konto', 'Back office: account'),
  admin_offer_requests: titles('Zaplecze: oferty do sprawdzenia', 'Back office: offer requests'),
  admin_sent_emails: titles('Zaplecze: wysłane maile', 'Back office: sent e-mails'),
  admin_read_models: titles('Zaplecze: modele odczytu', 'Back office: read models'),
  admin_jobs: titles('Zaplecze: zadania w tle', 'Back office: jobs'),
  translations: titles('Tłumaczenia', 'Translations'),
  widgets: titles('Widżety', 'Widgets'),
} as const satisfies Readonly<Record<string, Both>>

export type TitleId = keyof typeof PAGE_TITLES

export function pageTitle(id: TitleId, language: PageLanguage): PageTitle {
  return PAGE_TITLES[id][language]
}
