import type { AppModule } from '../app/routing/page.ts'

export const admin: AppModule = {
  pages: {
    'admin.login': () => import('./pages/LoginPage.tsx'),
    'admin.account': () => import('./pages/AccountPage.tsx'),
    'admin.home': () => import('./pages/HomePage.tsx'),
    'admin.offer-requests': () => import('./pages/OfferRequestsPage.tsx'),
    'admin.offer-request': () => import('./pages/OfferRequestPage.tsx'),
    'admin.sent-emails': () => import('./pages/SentEmailsPage.tsx'),
    'admin.sent-email': () => import('./pages/SentEmailPage.tsx'),
    'admin.read-models': () => import('./pages/ReadModelsPage.tsx'),
    'admin.jobs': () => import('./pages/JobsPage.tsx'),
    'admin.job': () => import('./pages/JobPage.tsx'),
  },
}
