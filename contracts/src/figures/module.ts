import { declareModule } from '../kernel/declaration.ts'
import { figuresErrors } from './errors.ts'
import { figuresPages } from './pages.ts'

export const figures = declareModule({ pages: figuresPages, errors: figuresErrors, things: [] })
