import type { AppModule } from '../app/routing/page.ts'

export const pages = {
  'admin.levels': () => import('./admin/pages/LevelsPanelPage.tsx'),
  'admin.level': () => import('./admin/pages/ReviewedLevelPage.tsx'),
} satisfies AppModule['pages']
