import type { AppModule } from '../app/routing/page.ts'

export const pages = {
  'admin.quizes-panel': () => import('./admin/pages/QuizzesPanelPage.tsx'),
  'admin.quiz-questions': () => import('./admin/pages/AllQuestionsPage.tsx'),
  'admin.quiz-questions-generator': () => import('./admin/pages/QuestionsGeneratorPage.tsx'),
  'admin.site-quizzes': () => import('./admin/pages/SiteQuizzesPage.tsx'),
  'admin.site-quiz': () => import('./admin/pages/SiteQuizPage.tsx'),
  'admin.quiz': () => import('./admin/pages/ReviewedQuizPage.tsx'),
  'admin.corrected-keys': () => import('./admin/pages/CorrectedKeysPage.tsx'),
  'admin.quiz-key': () => import('./admin/pages/CorrectKeyPage.tsx'),
} satisfies AppModule['pages']
