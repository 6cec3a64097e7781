import { declareModule } from '../kernel/declaration.ts'
import { topicsErrors } from './errors.ts'
import { topicsPages } from './pages.ts'

export const topics = declareModule({
  pages: topicsPages,
  errors: topicsErrors,
  things: ['exercise', 'topic'],
})
