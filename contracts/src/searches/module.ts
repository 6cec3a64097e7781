import { declareModule } from '../kernel/declaration.ts'
import { searchesErrors } from './errors.ts'
import { searchesPages } from './pages.ts'

export const searches = declareModule({
  pages: searchesPages,
  errors: searchesErrors,
  things: ['favourite', 'saved_search'],
})
