import type { AppModule } from '../app/routing/page.ts'

export const chat: AppModule = {
  pages: {
    chats: () => import('./pages/ChatsPage.tsx'),
  },
}
