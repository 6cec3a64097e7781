import { asRead, readsPath } from '@kredka/contracts/audit/as-read'
import { listEvents, listStaffLog, showCase, showChain } from '@kredka/contracts/audit/endpoints'
import type { EventRowView, StaffActView } from '@kredka/contracts/audit/log-views'
import { CASE_EVENTS_MAX } from '@kredka/contracts/audit/rules'
import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { reject } from '@kredka/contracts/kernel/errors'
import { staffPageOf } from '../kernel/paging.ts'
import { answer, answerPage, type Viewer } from '../kernel/query.ts'
import { findCase } from './case.ts'
import { type Conditions, conditions } from './conditions.ts'
import { DONE_BY, EVENT_READS, EVENT_ROW, eventPage, OLDEST_FIRST } from './sql.ts'
import { STAFF_ACT, staffLogOf } from './staff-log.ts'
import { pathOf, term } from './terms.ts'
import { readTypedTerms } from './typed-terms.ts'

export const auditQueryHandlers = [
  answerPage(listEvents, EVENT_READS, async ({ sql, input, viewer }) => {
    const page = staffPageOf(input)
    const where = narrowEvents(input, viewer)
    const rows = await sql<EventRowView>(eventPage(`audit.events e where ${where.text()}`, page), where.params)
    return page.of(rows.map(asRead(viewer)))
  }),

  answerPage(listStaffLog, EVENT_READS, async ({ sql, input }) => {
    const page = staffPageOf(input)
    const { of, params } = staffLogOf(input, page.offset + page.limit)
    const rows = await sql<StaffActView>(eventPage(of, page, STAFF_ACT), params)
    return page.of(rows)
  }),

  answer(showChain, EVENT_READS, async ({ sql, input, viewer }) => {
    const rows = await sql<EventRowView>(
      `select ${EVENT_ROW} from audit.events asked
         join audit.events e on e.terms @> array['correlation:' || asked.correlation_id]
        where asked.place = $1 order by ${OLDEST_FIRST} limit ${CASE_EVENTS_MAX}`,
      [input.id],
    )
    return rows.length === 0 ? reject('NOT_FOUND') : rows.map(asRead(viewer))
  }),

  answer(showCase, EVENT_READS, async ({ sql, input, viewer }) => {
    const found = await findCase(sql, input.id)
    return found === null ? reject('NOT_FOUND') : { ...found, events: found.events.map(asRead(viewer)) }
  }),
]

function narrowEvents(input: InputOf<typeof listEvents>, viewer: Viewer): Conditions {
  const where = conditions()
  const { q = '', stream, category, type, by, actor, person, correlation, from, until } = input
  const typed = readTypedTerms(q)
  const terms = [
    ...typed.terms,
    ...(category === undefined ? [] : [term.category(category)]),
    ...(type === undefined ? [] : [term.type(type)]),
    ...(actor === undefined ? [] : [term.actor(actor)]),
    ...(person === undefined ? [] : [term.person(person)]),
    ...(correlation === undefined ? [] : [term.correlation(correlation)]),
  ]
  if (terms.length > 0) where.add('e.terms @> ?::text[]', terms)
  if (by !== undefined) where.add(DONE_BY[by])
  // what may not be read is not found either
  if (!terms.every((one) => readsPath(viewer, pathOf(one)))) where.add('false')
  for (const named of stream === undefined ? typed.streams : [...typed.streams, stream])
    where.add('e.stream = ?', named)
  if (from !== undefined) where.add('e.at >= ?::timestamptz', from)
  if (until !== undefined) where.add('e.at < ?::timestamptz', until)
  return where
}
