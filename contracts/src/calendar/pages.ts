import { definePages, page, titlesOf, user } from '../kernel/page.ts'

export const calendarPages = definePages({
  titles: {
    calendar: titlesOf('Kalendarz', 'Calendar'),
  },
  routes: [page('calendar', '/calendar', 'calendar', user)],
})
