import { declareModule } from '../kernel/declaration.ts'
import { legalPages } from './pages.ts'

export const legal = declareModule({
  pages: legalPages,
  errors: {},
  things: [],
})
