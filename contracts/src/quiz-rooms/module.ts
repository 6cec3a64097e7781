import { declareModule } from '../kernel/declaration.ts'
import { quizRoomsErrors } from './errors.ts'
import { quizRoomsPages } from './pages.ts'

export const quizRooms = declareModule({
  pages: quizRoomsPages,
  errors: quizRoomsErrors,
  things: ['quiz_room'],
  staffReads: { quiz_room: ['observe'] },
})
