import type { AppModule } from '../app/routing/page.ts'
import { paymentNotices } from './notices.ts'

export const payments: AppModule = {
  pages: {
    payments: () => import('./pages/PaymentsPage.tsx'),
    'payments.payment': () => import('./pages/PaymentPage.tsx'),
    'admin.payments': () => import('./admin/PaymentsPage.tsx'),
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
