import type { AppModule } from '../app/routing/page.ts'
import { useUnseenCount } from './useUnseenCount.ts'

export const chat: AppModule = {
  pages: {
    chats: () => import('./pages/ChatsPage.tsx'),
    'admin.message-reports': () => import('./admin/MessageReportsPage.tsx'),
    'admin.message-report': () => import('./admin/MessageReportPage.tsx'),
  },
  counts: { chats: useUnseenCount },
  gates: {
    chats: 'gate.chats',
  },
}
