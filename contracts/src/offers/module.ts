import { declareModule } from '../kernel/declaration.ts'
import { offersErrors } from './errors.ts'
import { offersPages } from './pages.ts'

export const offers = declareModule({
  pages: offersPages,
  errors: offersErrors,
  things: ['offer'],
})
