import { declareModule } from '../kernel/declaration.ts'
import { quizRoomsPages } from './pages.ts'

export const quizRooms = declareModule({
  pages: quizRoomsPages,
  errors: {},
  things: [],
})
