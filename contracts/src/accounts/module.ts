import { declareModule } from '../kernel/declaration.ts'
import { accountsErrors } from './errors.ts'
import { accountsPages } from './pages.ts'

export const accounts = declareModule({
  pages: accountsPages,
  errors: accountsErrors,
  things: ['account', 'session'],
})
