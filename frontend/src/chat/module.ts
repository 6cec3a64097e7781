import type { AppModule } from '../app/routing/page.ts'
import { useUnseenCount } from './useUnseenCount.ts'

export const chat: AppModule = {
  pages: {
    chats: () => import('./pages/ChatsPage.tsx'),
  },
  counts: { chats: useUnseenCount },
}
