import { declareModule } from '../kernel/declaration.ts'
import { workQueueErrors } from './errors.ts'
import { workQueuePages } from './pages.ts'

export const workQueue = declareModule({
  pages: workQueuePages,
  errors: workQueueErrors,
  things: ['work_item'],
  staffReads: { work_item: ['queue'] },
})
