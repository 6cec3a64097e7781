import { definePages, page, staff, teacher, titlesOf, user } from '../kernel/page.ts'

/** The sections of the settings, each with an address of its own. Stable: mails and other pages lead there. */
export const SETTINGS_SECTIONS = [
  'language',
  'region',
  'colours',
  'password',
  'security',
  'history',
  'player',
  'beta',
  'notifications',
  'blocked',
  'newsletter',
  'cookies',
  'quizzes',
  'acceptances',
  'data',
  'delete-account',
] as const
export type SettingsSectionId = (typeof SETTINGS_SECTIONS)[number]

export const settingsPages = definePages({
  titles: {
    settings: titlesOf('Ustawienia', 'Settings'),
    teaching_settings: titlesOf('Ustawienia nauczania', 'Teaching settings'),
    admin_features: titlesOf('Zaplecze: nowości', 'Back office: features'),
  },
  routes: [
    page('settings', '/settings', 'settings', user),
    page('settings.section', '/settings/:section', 'settings', { ...user, words: { section: SETTINGS_SECTIONS } }),
    page('settings.teaching', '/teaching-settings', 'teaching_settings', teacher),
    page('admin.features', '/adminero/features', 'admin_features', staff('operate')),
  ],
})
