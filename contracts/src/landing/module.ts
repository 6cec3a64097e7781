import { declareModule } from '../kernel/declaration.ts'
import { landingPages } from './pages.ts'

export const landing = declareModule({
  pages: landingPages,
  errors: {},
  things: [],
})
