import { declareModule } from '../kernel/declaration.ts'
import { promotionsErrors } from './errors.ts'
import { promotionsPages } from './pages.ts'

export const promotions = declareModule({
  pages: promotionsPages,
  errors: promotionsErrors,
  things: ['promotion'],
})
