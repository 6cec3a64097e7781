import { availabilityEvents as e } from '@kredka/contracts/availability/events'
import { on, type Projection } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'

export const availabilityProjection: Projection = {
  name: 'availability',
  number: 1,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(e.AvailabilityGroupCreated, ({ data, metadata }, rows) => {
      const { group_id, teacher_id, name, entries } = data
      rows.put('groups', { group_id, teacher_id, name, entries, created_at: metadata.occurred_at })
    }),
    ...on(e.AvailabilityGroupChanged, ({ data }, rows) => {
      rows.patch('groups', { group_id: data.group_id }, { name: data.name, entries: data.entries })
    }),
    ...on(e.AvailabilityGroupRemoved, ({ data }, rows) => {
      rows.remove('groups', { group_id: data.group_id })
    }),
  },
}
