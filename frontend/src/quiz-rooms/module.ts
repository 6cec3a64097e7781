import type { AppModule } from '../app/routing/page.ts'

export const quizRooms: AppModule = {
  pages: {
    'quiz-rooms.rooms': () => import('./pages/RoomsPage.tsx'),
    'quiz-rooms.room': () => import('./pages/RoomPage.tsx'),
  },
}
