import type { AppModule } from '../app/routing/page.ts'

export const accounts: AppModule = {
  pages: {
    signup: () => import('./pages/SignupPage.tsx'),
    settings: () => import('./pages/SettingsPage.tsx'),
  },
  auth: {
    login: () => import('./panels/LoginPanel.tsx'),
    signup: () => import('./panels/SignupPanel.tsx'),
    reset: () => import('./panels/ResetPanel.tsx'),
  },
}
