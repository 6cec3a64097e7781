import { scanAdmin } from '@kredka/contracts/admin/endpoints'
import type { AdminIdView } from '@kredka/contracts/admin/views'
import { answer } from '../kernel/query.ts'

export const adminQueryHandlers = [
  answer(scanAdmin, ['admin'], async ({ sql, viewer }) => {
    if (viewer.kind !== 'admin') return null
    const [admin] = await sql<AdminIdView>('select admin_id as id, name from admin.admins where admin_id = $1', [
      viewer.id,
    ])
    return admin ?? null
  }),
]
