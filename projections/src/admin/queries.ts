import { scanAdmin } from '@kredka/contracts/admin/endpoints'
import { answer } from '../kernel/query.ts'

export const adminQueryHandlers = [
  answer(scanAdmin, ['admin'], async ({ sql, viewer }) => {
    if (viewer.kind !== 'admin') return null
    const [admin] = await sql<{ readonly name: string }>('select name from admin.admins where admin_id = $1', [
      viewer.id,
    ])
    // the role is the one that this very call was let in by: the read model may be a moment behind
    return admin === undefined ? null : { id: viewer.id, name: admin.name, role: viewer.role }
  }),
]
