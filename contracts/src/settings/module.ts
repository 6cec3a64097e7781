import { declareModule } from '../kernel/declaration.ts'
import { settingsErrors } from './errors.ts'
import { settingsPages } from './pages.ts'

export const settings = declareModule({
  pages: settingsPages,
  errors: settingsErrors,
  things: ['beta_feature', 'settings'],
  staffReads: { beta_feature: ['operate', 'support'] },
})
