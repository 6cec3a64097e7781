import type { AppModule } from '../app/routing/page.ts'

export const settings: AppModule = {
  pages: {
    settings: () => import('./pages/SettingsPage.tsx'),
    'settings.section': () => import('./pages/SectionPage.tsx'),
    'settings.teaching': () => import('./pages/TeachingSettingsPage.tsx'),
  },
  gates: {
    settings: 'settings',
    'settings.section': 'settings',
    'settings.teaching': 'teaching_settings',
  },
  menu: {
    teacher: [{ text: 'menu.teaching_settings', icon: 'teach', page: 'settings.teaching' }],
    everybody: [{ text: 'shell.settings', icon: 'settings', page: 'settings', smallOnly: true }],
  },
}
