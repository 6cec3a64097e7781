import { laterPages } from '../app/routing/later-pages.ts'
import type { AppModule } from '../app/routing/page.ts'
import { paymentNotices } from './notices.ts'

export const payments: AppModule = {
  pages: {
    payments: () => import('./pages/PaymentsPage.tsx'),
    'payments.payment': () => import('./pages/PaymentPage.tsx'),
    ...laterPages(['admin.payments'], () => import('./page-files.ts')),
  },
  gates: {
    payments: 'payments',
    'payments.payment': 'payments',
  },
  menu: {
    everybody: [{ text: 'menu.payments', icon: 'wallet', page: 'payments' }],
  },
  sections: { people: [{ name: 'payments', icon: 'wallet', page: 'admin.payments' }] },
  notices: paymentNotices,
}
