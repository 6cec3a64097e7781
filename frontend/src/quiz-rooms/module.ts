import { laterPages } from '../app/routing/later-pages.ts'
import type { AppModule } from '../app/routing/page.ts'

export const quizRooms: AppModule = {
  pages: {
    'quiz-rooms.rooms': () => import('./pages/RoomsPage.tsx'),
    'quiz-rooms.room': () => import('./pages/RoomPage.tsx'),
    ...laterPages(['admin.quiz-rooms', 'admin.quiz-room'], () => import('./page-files.ts')),
  },
  sections: { learning: [{ name: 'quiz_rooms', icon: 'users', page: 'admin.quiz-rooms' }] },
}
