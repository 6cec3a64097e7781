import { declareModule } from '../kernel/declaration.ts'
import { levelsErrors } from './errors.ts'
import { levelsPages } from './pages.ts'

export const levels = declareModule({
  pages: levelsPages,
  errors: levelsErrors,
  things: ['level'],
})
