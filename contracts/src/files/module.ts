import { declareModule, NO_PAGES } from '../kernel/declaration.ts'
import { filesErrors } from './errors.ts'

export const files = declareModule({
  pages: NO_PAGES,
  errors: filesErrors,
  things: [],
})
