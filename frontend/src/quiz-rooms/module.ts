import { nothingThere } from '../app/pages/nothing-there.ts'
import type { AppModule } from '../app/routing/page.ts'

export const quizRooms: AppModule = {
  pages: {
    'quiz-rooms.room': nothingThere,
  },
}
