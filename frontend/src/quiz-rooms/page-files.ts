import type { AppModule } from '../app/routing/page.ts'

export const pages = {
  'admin.quiz-rooms': () => import('./admin/RoomsOfAllPage.tsx'),
  'admin.quiz-room': () => import('./admin/RoomForStaffPage.tsx'),
} satisfies AppModule['pages']
