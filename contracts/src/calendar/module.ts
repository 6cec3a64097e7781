import { declareModule } from '../kernel/declaration.ts'
import { calendarErrors } from './errors.ts'
import { calendarPages } from './pages.ts'

export const calendar = declareModule({
  pages: calendarPages,
  errors: calendarErrors,
  things: ['calendar'],
})
