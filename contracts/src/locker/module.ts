import { declareModule } from '../kernel/declaration.ts'
import { lockerErrors } from './errors.ts'
import { lockerPages } from './pages.ts'

export const locker = declareModule({
  pages: lockerPages,
  errors: lockerErrors,
  things: ['locker'],
})
