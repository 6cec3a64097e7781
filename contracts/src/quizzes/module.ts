import { declareModule } from '../kernel/declaration.ts'
import { quizzesPages } from './pages.ts'

export const quizzes = declareModule({
  pages: quizzesPages,
  errors: {},
  things: ['quiz'],
})
