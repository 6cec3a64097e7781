import { declareModule } from '../kernel/declaration.ts'
import { reviewsErrors } from './errors.ts'
import { reviewsPages } from './pages.ts'

export const reviews = declareModule({
  pages: reviewsPages,
  errors: reviewsErrors,
  things: ['review'],
})
