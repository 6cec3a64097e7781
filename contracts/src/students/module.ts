import { declareModule } from '../kernel/declaration.ts'
import { studentsErrors } from './errors.ts'
import { studentsPages } from './pages.ts'

export const students = declareModule({
  pages: studentsPages,
  errors: studentsErrors,
  things: ['student'],
})
