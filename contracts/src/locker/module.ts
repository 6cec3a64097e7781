import { declareModule } from '../kernel/declaration.ts'
import { lockerPages } from './pages.ts'

export const locker = declareModule({
  pages: lockerPages,
  errors: {},
  things: [],
})
