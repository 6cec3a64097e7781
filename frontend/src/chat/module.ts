import { countOf } from '../app/layouts/waiting.ts'
import { laterPages } from '../app/routing/later-pages.ts'
import type { AppModule } from '../app/routing/page.ts'
import { chatNotices } from './notices.ts'
import { useUnseenCount } from './useUnseenCount.ts'

export const chat: AppModule = {
  pages: {
    chats: () => import('./pages/ChatsPage.tsx'),
    ...laterPages(['admin.message-reports', 'admin.message-report'], () => import('./page-files.ts')),
  },
  gates: {
    chats: 'chats',
  },
  menu: {
    everybody: [
      {
        text: 'menu.chats',
        icon: 'chat',
        page: 'chats',
        smallOnly: true,
        count: { use: useUnseenCount, words: 'menu.chats_unread' },
      },
    ],
  },
  sections: {
    help: [
      {
        name: 'message_reports',
        icon: 'warning',
        page: 'admin.message-reports',
        count: countOf('message_report'),
      },
    ],
  },
  notices: chatNotices,
}
