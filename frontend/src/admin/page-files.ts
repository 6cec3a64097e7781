import type { AppModule } from '../app/routing/page.ts'

export const pages = {
  'admin.login': () => import('./pages/LoginPage.tsx'),
  'admin.account': () => import('./pages/AccountPage.tsx'),
  'admin.security': () => import('./pages/SecurityPage.tsx'),
  'admin.staff': () => import('./pages/StaffPage.tsx'),
  'admin.home': () => import('./pages/HomePage.tsx'),
  'admin.offers': () => import('./pages/OffersPage.tsx'),
  'admin.offer': () => import('./pages/OfferRequestPage.tsx'),
  'admin.offer-requests': () => import('./pages/OfferRequestsPage.tsx'),
  'admin.offer-request': () => import('./pages/OfferRequestPage.tsx'),
  'admin.sent-emails': () => import('./pages/SentEmailsPage.tsx'),
  'admin.sent-email': () => import('./pages/SentEmailPage.tsx'),
  'admin.read-models': () => import('./pages/ReadModelsPage.tsx'),
  'admin.crons': () => import('./pages/CronsPage.tsx'),
  'admin.background-jobs': () => import('./pages/BackgroundJobsPage.tsx'),
  'admin.job': () => import('./pages/JobPage.tsx'),
  'admin.errors': () => import('./pages/ErrorsPage.tsx'),
  'admin.error': () => import('./pages/ErrorPage.tsx'),
} satisfies AppModule['pages']
