import { declareModule } from '../kernel/declaration.ts'
import { analysisErrors } from './errors.ts'
import { analysisPages } from './pages.ts'

export const analysis = declareModule({
  pages: analysisPages,
  errors: analysisErrors,
  things: ['analyst_question'],
  staffReads: { analyst_question: ['analyse'] },
})
