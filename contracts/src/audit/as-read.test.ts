import type { StaffRole } from '../kernel/staff.ts'
import { asRead, valuesAsRead } from './as-read.ts'
import type { EventRowView } from './log-views.ts'

const row = (actor: string, actor_name: string) => ({ actor, actor_name, reason: 'Spam.' }) as EventRowView
const as = (role: StaffRole) => ({ kind: 'admin', id: 'a', role }) as const

test('ADM-07 an analyst reads ids in place of people’s names, and no reasons; colleagues keep their names', () => {
  const read = asRead(as('analyst'))
  expect(read(row('user:u1', 'Maja Lis'))).toMatchObject({ actor_name: 'user:u1', reason: null })
  expect(read(row('admin:a1', 'ola'))).toMatchObject({ actor_name: 'ola', reason: null })
  const values = ['reason', 'dates.0.reason', 'reasons', 'price'].map((path) => ({ path }))
  expect(valuesAsRead(as('analyst'))(values).map(({ path }) => path)).toEqual(['reasons', 'price'])
})

test.each(['owner', 'moderator', 'support'] as const)('ADM-07 the log is whole for the role %s', (role) => {
  expect(asRead(as(role))(row('user:u1', 'Maja Lis'))).toMatchObject({ actor_name: 'Maja Lis', reason: 'Spam.' })
  expect(valuesAsRead(as(role))([{ path: 'reason' }])).toHaveLength(1)
})
