import { declareModule, NO_PAGES } from '../kernel/declaration.ts'
import { jobsErrors } from './errors.ts'

export const jobs = declareModule({
  pages: NO_PAGES,
  errors: jobsErrors,
  things: ['job'],
  staffReads: { job: ['operate'] },
})
