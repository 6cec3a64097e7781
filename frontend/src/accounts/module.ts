import type { AppModule } from '../app/routing/page.ts'

export const accounts: AppModule = {
  pages: {
    signup: () => import('./pages/SignupPage.tsx'),
    'third-party': () => import('./pages/ThirdPartyPage.tsx'),
  },
  auth: {
    login: () => import('./panels/LoginPanel.tsx'),
    signup: () => import('./panels/SignupPanel.tsx'),
    reset: () => import('./panels/ResetPanel.tsx'),
  },
}
