import type { AppModule } from '../app/routing/page.ts'
import { waitingCounts } from './waiting.ts'

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
    'admin.crons': () => import('./pages/CronsPage.tsx'),
    'admin.background-jobs': () => import('./pages/BackgroundJobsPage.tsx'),
    'admin.job': () => import('./pages/JobPage.tsx'),
    'admin.quizes-panel': () => import('./pages/QuizzesPanelPage.tsx'),
    'admin.quiz-questions': () => import('./pages/QuizQuestionsPage.tsx'),
    'admin.quiz-questions-generator': () => import('./pages/QuestionsGeneratorPage.tsx'),
  },
  counts: waitingCounts,
}
