import { declareModule } from '../kernel/declaration.ts'
import { repetitionErrors } from './errors.ts'
import { repetitionPages } from './pages.ts'

export const repetition = declareModule({
  pages: repetitionPages,
  errors: repetitionErrors,
  things: ['learner'],
})
