import type { AppModule } from '../app/routing/page.ts'

export const items: AppModule = {
  pages: {
    'quizzes.panel': () => import('./pages/QuizPanelPage.tsx'),
  },
  gates: {
    'quizzes.panel': 'quiz_panel',
  },
}
