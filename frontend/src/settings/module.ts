import type { AppModule } from '../app/routing/page.ts'

export const settings: AppModule = {
  pages: {
    settings: () => import('./pages/SettingsPage.tsx'),
    'settings.teaching': () => import('./pages/TeachingSettingsPage.tsx'),
  },
  gates: {
    settings: 'gate.settings',
    'settings.teaching': 'gate.teaching_settings',
  },
}
