import type { AppModule } from '../app/routing/page.ts'

export const quizRooms: AppModule = {
  pages: {
    'quiz-rooms.rooms': () => import('./pages/RoomsPage.tsx'),
    'quiz-rooms.room': () => import('./pages/RoomPage.tsx'),
    'admin.quiz-rooms': () => import('./admin/RoomsOfAllPage.tsx'),
    'admin.quiz-room': () => import('./admin/RoomForStaffPage.tsx'),
  },
  sections: { learning: [{ name: 'quiz_rooms', icon: 'users', page: 'admin.quiz-rooms' }] },
}
