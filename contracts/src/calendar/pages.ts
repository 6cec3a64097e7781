import { definePages, page, titled, user } from '../kernel/page.ts'

export const calendarPages = definePages({
  titles: {
    calendar: titled('Kalendarz', 'Calendar'),
  },
  routes: [page('calendar', '/calendar', 'calendar', user)],
})
