import { definePages, page, teacher, titled, user } from '../kernel/page.ts'

export const settingsPages = definePages({
  titles: {
    settings: titled('Ustawienia', 'Settings'),
    teaching_settings: titled('Ustawienia nauczania', 'Teaching settings'),
  },
  routes: [
    page('settings', '/settings', 'settings', user),
    page('settings.teaching', '/teaching-settings', 'teaching_settings', teacher),
  ],
})
