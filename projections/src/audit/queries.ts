import { asRead, readsPath } from '@kredka/contracts/audit/as-read'
import { listEvents, listStaffLog, showCase, showChain } from '@kredka/contracts/audit/endpoints'
import type { EventRowView } from '@kredka/contracts/audit/log-views'
import { CASE_EVENTS_MAX } from '@kredka/contracts/audit/rules'
import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { reject } from '@kredka/contracts/kernel/errors'
import { staffPageOf } from '../kernel/paging.ts'
import { answer, answerPage, type Viewer } from '../kernel/query.ts'
import { findCase } from './case.ts'
import { type Conditions, conditions } from './conditions.ts'
import { EVENT_READS, EVENT_ROW, NEWEST_FIRST, OLDEST_FIRST } from './sql.ts'
import { narrowStaffLog } from './staff-log.ts'
import { pathOf, term } from './terms.ts'
import { readTypedTerms } from './typed-terms.ts'

export const auditQueryHandlers = [
  answerPage(listEvents, EVENT_READS, async ({ sql, input, viewer }) => {
    const page = staffPageOf(input)
    const where = narrowEvents(input, viewer)
    const rows = await sql<EventRowView>(
      `select ${EVENT_ROW} from audit.events e where ${where.text()}
        order by ${NEWEST_FIRST} limit ${page.limit} offset ${page.offset}`,
      where.params,
    )
    return page.of(rows.map(asRead(viewer)))
  }),

  answerPage(listStaffLog, EVENT_READS, async ({ sql, input }) => {
    const page = staffPageOf(input)
    const where = narrowStaffLog(input)
    const rows = await sql<EventRowView>(
      `select ${EVENT_ROW} from audit.events e where ${where.text()}
        order by ${NEWEST_FIRST} limit ${page.limit} offset ${page.offset}`,
      where.params,
    )
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
    ...(by === undefined ? [] : [term.by(by)]),
    ...(actor === undefined ? [] : [term.actor(actor)]),
    ...(person === undefined ? [] : [term.person(person)]),
    ...(correlation === undefined ? [] : [term.correlation(correlation)]),
  ]
  if (terms.length > 0) where.add('e.terms @> ?::text[]', terms)
  // what may not be read is not found either
  if (!terms.every((one) => readsPath(viewer, pathOf(one)))) where.add('false')
  for (const named of stream === undefined ? typed.streams : [...typed.streams, stream])
    where.add('e.stream = ?', named)
  if (from !== undefined) where.add('e.at >= ?::timestamptz', from)
  if (until !== undefined) where.add('e.at < ?::timestamptz', until)
  return where
}
