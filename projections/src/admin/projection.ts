import { adminEvents as e } from '@kredka/contracts/admin/events'
import { on, type Projection } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'

/** The staff. */
export const adminProjection: Projection = {
  name: 'admin',
  number: 1,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(e.AdminCreated, ({ data, metadata }, rows) => {
      rows.put('admins', { admin_id: data.admin_id, name: data.name, created_at: metadata.occurred_at })
    }),
    ...on(e.AdminEntered, ({ data, metadata }, rows) => {
      rows.patch('admins', { admin_id: data.admin_id }, { entered_at: metadata.occurred_at })
    }),
  },
}
