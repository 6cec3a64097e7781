import { declareModule } from '../kernel/declaration.ts'
import { dashboardPages } from './pages.ts'

export const dashboard = declareModule({
  pages: dashboardPages,
  errors: {},
  things: [],
})
