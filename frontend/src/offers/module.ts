import { countOf } from '../app/layouts/waiting.ts'
import type { AppModule } from '../app/routing/page.ts'
import { offerNotices } from './notices.ts'

export const offers: AppModule = {
  pages: {
    'offers.search': () => import('./pages/SearchPage.tsx'),
    'offers.subject': () => import('./pages/SearchPage.tsx'),
    'offers.subject-city': () => import('./pages/SearchPage.tsx'),
    'offers.ranking': () => import('./pages/RankingPage.tsx'),
    'offers.offer': () => import('./pages/OfferPage.tsx'),
    'offers.create': () => import('./pages/CreateOfferPage.tsx'),
    'offers.own': () => import('./pages/MyOffersPage.tsx'),
    'offers.edit': () => import('./pages/EditOfferPage.tsx'),
    'offers.preview': () => import('./pages/PreviewOfferPage.tsx'),
  },
  gates: {
    'offers.create': 'offers',
    'offers.own': 'offers',
    'offers.edit': 'offers',
    'offers.preview': 'offers',
  },
  menu: {
    teacher: [{ text: 'menu.my_offers', icon: 'offer', page: 'offers.own' }],
  },
  sections: {
    people: [
      {
        name: 'offer_requests',
        icon: 'offer',
        page: 'admin.offer-requests',
        count: countOf('offer'),
      },
      { name: 'offers', icon: 'search', page: 'admin.offers' },
    ],
  },
  notices: offerNotices,
}
