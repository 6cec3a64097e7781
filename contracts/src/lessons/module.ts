import { declareModule } from '../kernel/declaration.ts'
import { lessonsErrors } from './errors.ts'
import { lessonsPages } from './pages.ts'

export const lessons = declareModule({
  pages: lessonsPages,
  errors: lessonsErrors,
  things: ['lesson', 'lesson_problem'],
})
