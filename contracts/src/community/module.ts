import { declareModule } from '../kernel/declaration.ts'
import { communityErrors } from './errors.ts'
import { communityPages } from './pages.ts'

export const community = declareModule({
  pages: communityPages,
  errors: communityErrors,
  things: ['announcement', 'dev_task', 'idea', 'opinion'],
})
