import type { FigureName } from '@kredka/contracts/figures/views'

export type Language = 'pl' | 'en'

interface Words {
  readonly from: string
  readonly to: string
  readonly before: string
  readonly what: string
  readonly subject: string
  readonly figures: Readonly<Record<FigureName, string>>
}

/** What the tables of the figures say; they are read outside the site, so their words are not the page's. */
export const WORDS: Readonly<Record<Language, Words>> = {
  pl: {
    from: 'Od',
    to: 'Do',
    before: 'poprzedni okres',
    what: 'Co',
    subject: 'Przedmiot',
    figures: {
      events: 'Zdarzenia',
      sign_ups: 'Nowe konta',
      tutors: 'Nowe profile korepetytorskie',
      new_asked: 'Nowe konta z zamówieniem',
      new_done: 'Nowe konta z lekcją',
      new_settled: 'Nowe konta z opłaconą lekcją',
      active: 'Aktywne osoby',
      asked: 'Zamówione terminy',
      accepted: 'Przyjęte',
      done: 'Lekcje, które się odbyły',
      settled: 'Opłacone',
      within_1h: 'Odpowiedź w ciągu godziny',
      within_3h: 'Odpowiedź w ciągu 3 godzin',
      within_12h: 'Odpowiedź w ciągu 12 godzin',
      within_24h: 'Odpowiedź w ciągu doby',
      longer: 'Odpowiedź po dobie',
      lessons: 'Lekcje, które się odbyły',
      revenue: 'Zapłacono (PLN)',
      plays: 'Rozpoczęte quizy',
      finished: 'Ukończone quizy',
      rooms: 'Otwarte pokoje',
      room_players: 'Miejsca zajęte w pokojach',
      faults: 'Błędy',
    },
  },
  en: {
    from: 'From',
    to: 'To',
    before: 'period before',
    what: 'What',
    subject: 'Subject',
    figures: {
      events: 'Events',
      sign_ups: 'New accounts',
      tutors: 'New tutor profiles',
      new_asked: 'New accounts with an order',
      new_done: 'New accounts with a lesson',
      new_settled: 'New accounts with a paid lesson',
      active: 'Active people',
      asked: 'Dates asked for',
      accepted: 'Accepted',
      done: 'Lessons that took place',
      settled: 'Paid',
      within_1h: 'Answered within an hour',
      within_3h: 'Answered within 3 hours',
      within_12h: 'Answered within 12 hours',
      within_24h: 'Answered within a day',
      longer: 'Answered after a day',
      lessons: 'Lessons that took place',
      revenue: 'Paid (PLN)',
      plays: 'Quizzes begun',
      finished: 'Quizzes finished',
      rooms: 'Rooms opened',
      room_players: 'Seats taken in rooms',
      faults: 'Faults',
    },
  },
}
