import type { AppModule } from '../app/routing/page.ts'

export const pages = {
  'admin.questions': () => import('./pages/QuestionsPage.tsx'),
  'admin.question-new': () => import('./pages/NewQuestionPage.tsx'),
  'admin.question': () => import('./pages/QuestionPage.tsx'),
} satisfies AppModule['pages']
