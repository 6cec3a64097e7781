import { declareModule } from '../kernel/declaration.ts'
import { faultErrors } from './errors.ts'
import { faultsPages } from './pages.ts'

export const faults = declareModule({
  pages: faultsPages,
  errors: faultErrors,
  things: ['fault'],
  staffReads: { fault: ['operate'] },
})
