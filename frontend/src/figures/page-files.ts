import type { AppModule } from '../app/routing/page.ts'

export const pages = {
  'admin.figures': () => import('./pages/FiguresPage.tsx'),
} satisfies AppModule['pages']
