import { declareModule } from '../kernel/declaration.ts'
import { paymentsErrors } from './errors.ts'
import { paymentsPages } from './pages.ts'

export const payments = declareModule({
  pages: paymentsPages,
  errors: paymentsErrors,
  things: ['payment'],
})
