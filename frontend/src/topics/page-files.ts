import type { AppModule } from '../app/routing/page.ts'

export const pages = {
  'admin.exercises': () => import('./admin/pages/ExercisesPage.tsx'),
  'admin.exercise': () => import('./admin/pages/ExercisePage.tsx'),
} satisfies AppModule['pages']
