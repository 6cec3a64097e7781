import { declareModule } from '../kernel/declaration.ts'
import { ordersErrors } from './errors.ts'
import { ordersPages } from './pages.ts'

export const orders = declareModule({
  pages: ordersPages,
  errors: ordersErrors,
  things: ['order'],
})
