import type { listStaffLog } from '@kredka/contracts/audit/endpoints'
import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { literal } from '../kernel/typed.ts'
import { type Conditions, conditions } from './conditions.ts'
import { term } from './terms.ts'

type Asked = Omit<InputOf<typeof listStaffLog>, 'page' | 'page_size'>

/** What staff did, narrowed. */
export function narrowStaffLog({ admin, kind, type, person, q = '', from, until }: Asked): Conditions {
  const where = conditions()
  where.add('e.terms @> ?::text[]', [
    admin === undefined ? term.by('admin') : term.actor(`admin:${admin}`),
    ...(type === undefined ? [] : [term.type(type)]),
    ...(person === undefined ? [] : [term.person(person)]),
    ...(kind === 'read' ? [term.privateRead] : []),
  ])
  if (kind === 'act') where.add('not e.terms @> ?::text[]', [term.privateRead])
  const typed = q.trim()
  if (typed !== '') {
    where.add(`(e.reason ilike '%' || ? || '%' or e.terms @> ?::text[])`, literal(typed), [typed.toLowerCase()])
  }
  if (from !== undefined) where.add('e.at >= ?::timestamptz', from)
  if (until !== undefined) where.add('e.at < ?::timestamptz', until)
  return where
}
