import { definePages, page, teacher, titlesOf, user } from '../kernel/page.ts'

export const settingsPages = definePages({
  titles: {
    settings: titlesOf('Ustawienia', 'Settings'),
    teaching_settings: titlesOf('Ustawienia nauczania', 'Teaching settings'),
  },
  routes: [
    page('settings', '/settings', 'settings', user),
    page('settings.teaching', '/teaching-settings', 'teaching_settings', teacher),
  ],
})
