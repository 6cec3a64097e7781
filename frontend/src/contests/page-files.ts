import type { AppModule } from '../app/routing/page.ts'

export const pages = {
  'admin.quiz-contests': () => import('./pages/OverdueContestsPage.tsx'),
} satisfies AppModule['pages']
