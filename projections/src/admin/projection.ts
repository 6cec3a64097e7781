import { adminEvents as e } from '@kredka/contracts/admin/events'
import { on, type Projection } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'

const OFF = { factor_since: null, codes_left: null }
/** Key of the one row about all staff. */
const HOUSE = 'house'

/** The staff. */
export const adminProjection: Projection = {
  name: 'admin',
  number: 3,
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
    ...on(e.SecondFactorTurnedOn, ({ data: { admin_id, codes }, metadata }, rows) => {
      const reset = { reset_at: null, reset_by: null, reset_reason: null }
      rows.patch('admins', { admin_id }, { factor_since: metadata.occurred_at, codes_left: codes, ...reset })
    }),
    ...on(e.RecoveryCodesMade, ({ data: { admin_id, codes } }, rows) => {
      rows.patch('admins', { admin_id }, { codes_left: codes })
    }),
    ...on(e.RecoveryCodeUsed, ({ data: { admin_id, left } }, rows) => {
      rows.patch('admins', { admin_id }, { codes_left: left })
    }),
    ...on(e.SecondFactorTurnedOff, ({ data: { admin_id } }, rows) => {
      rows.patch('admins', { admin_id }, OFF)
    }),
    ...on(e.SecondFactorReset, ({ data: { admin_id, by, reason }, metadata }, rows) => {
      const reset = { reset_at: metadata.occurred_at, reset_by: by, reset_reason: reason }
      rows.patch('admins', { admin_id }, { ...OFF, ...reset })
    }),
    ...on(e.StaffSecondFactorDemanded, ({ data: { by, reason }, metadata }, rows) => {
      rows.put('factor_demand', { house: HOUSE, since: metadata.occurred_at, by, reason })
    }),
    ...on(e.StaffSecondFactorDemandEnded, (_, rows) => {
      rows.remove('factor_demand', { house: HOUSE })
    }),
    ...on(e.AdminEntered, ({ data, metadata }, rows) => {
      rows.patch('admins', { admin_id: data.admin_id }, { entered_at: metadata.occurred_at })
    }),
  },
}
