import { declareModule } from '../kernel/declaration.ts'
import { availabilityErrors } from './errors.ts'
import { availabilityPages } from './pages.ts'

export const availability = declareModule({
  pages: availabilityPages,
  errors: availabilityErrors,
  things: ['availability'],
})
