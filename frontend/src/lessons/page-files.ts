import type { AppModule } from '../app/routing/page.ts'

export const pages = {
  'admin.lessons': () => import('./admin/LessonsPage.tsx'),
  'admin.lesson-problems': () => import('./admin/LessonProblemsPage.tsx'),
  'admin.lesson-problem': () => import('./admin/LessonProblemPage.tsx'),
} satisfies AppModule['pages']
