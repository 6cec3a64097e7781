import type { AppModule } from '../app/routing/page.ts'

export const promotions: AppModule = {
  pages: {
    'promotions.own': () => import('./pages/PromotionsPage.tsx'),
    'promotions.create': () => import('./pages/CreatePromotionPage.tsx'),
  },
  gates: {
    'promotions.own': 'promotions',
    'promotions.create': 'promotions',
  },
  menu: {
    teacher: [{ text: 'menu.promotions', icon: 'promotion', page: 'promotions.own' }],
  },
}
