import type { AppModule } from '../app/routing/page.ts'

export const figures: AppModule = {
  pages: { 'admin.figures': () => import('./pages/FiguresPage.tsx') },
  sections: { home: [{ name: 'figures', icon: 'chart', page: 'admin.figures' }] },
}
