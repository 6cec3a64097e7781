import { adminEvents as e } from '@kredka/contracts/admin/events'
import { on, type Projection } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'

/** The staff. */
export const adminProjection: Projection = {
  name: 'admin',
  number: 2,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(e.AdminCreated, ({ data, metadata }, rows) => {
      const { admin_id, name, role } = data
      const at = metadata.occurred_at
      rows.put('admins', { admin_id, name, role, since: at, created_at: at })
    }),
    ...on(e.StaffRoleChanged, ({ data: { admin_id, role }, metadata }, rows) => {
      rows.patch('admins', { admin_id }, { role, since: metadata.occurred_at })
    }),
    ...on(e.StaffAccessEnded, ({ data: { admin_id }, metadata }, rows) => {
      rows.patch('admins', { admin_id }, { ended_at: metadata.occurred_at })
    }),
    ...on(e.AdminEntered, ({ data, metadata }, rows) => {
      rows.patch('admins', { admin_id: data.admin_id }, { entered_at: metadata.occurred_at })
    }),
  },
}
