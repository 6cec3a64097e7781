import { declareModule } from '../kernel/declaration.ts'
import { adminErrors } from './errors.ts'
import { adminPages } from './pages.ts'

export const admin = declareModule({
  pages: adminPages,
  errors: adminErrors,
  things: ['admin_session', 'staff_member', 'projection'],
  staffReads: { admin_session: ['self', 'staff'], staff_member: ['self', 'staff'], projection: ['observe', 'operate'] },
})
