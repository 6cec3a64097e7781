import type { CaseView, EventRowView } from '@kredka/contracts/audit/log-views'
import { CASE_EVENTS_MAX } from '@kredka/contracts/audit/rules'
import type { Sql } from '../kernel/query.ts'
import { EVENT_ROW, OLDEST_FIRST } from './sql.ts'
import { term } from './terms.ts'

/** Things that make up a case. Whatever names one of them belongs to it. */
const CASE_IDS: readonly string[] = ['order_id', 'lesson_id', 'payment_id']
/** What makes one case of several things. */
const CASE_KEY = 'order_id='
/** So far back is looked for the case that led to a mail or a notice, and so far on for what followed. */
const STEPS = 5
/** More streams of a kind share a lane: each mail is a stream of its own. */
const LANES_OF_A_KIND = 3

/** What of an event leads on to others: of its terms, which are many, those that name a part of a case. */
const LEAD = `e.causation_id, (select json_agg(t) from unnest(e.terms) t
  where split_part(t, '=', 1) in ('${CASE_IDS.join("', '")}')) as parts`
interface Lead {
  readonly causation_id: string
  readonly parts: readonly string[] | null
}

/**
 * All that belongs to a case, from any of its ids: the order with its lessons and payments, and what followed from
 * their events, such as notices and mails. An id of several cases (a person’s, an offer’s) finds what names it.
 */
export async function findCase(sql: Sql, id: string): Promise<CaseView | null> {
  const asked = [id, term.correlation(id)]
  const named = await findLeads(sql, asked)
  if (named.length === 0) return null
  const key = await findKey(sql, named)
  const own = key === null ? asked : idsOf(key, key === id ? named : await findLeads(sql, [key]))
  const events = await withEffects(sql, await findEvents(sql, own, []))
  const shown = events.toSorted(compareEvents).slice(0, CASE_EVENTS_MAX)
  return { id, lanes: lanesOf(shown), events: shown, is_cut: events.length >= CASE_EVENTS_MAX }
}

function findLeads(sql: Sql, terms: readonly string[]): Promise<readonly Lead[]> {
  return sql<Lead>(
    `select ${LEAD} from audit.events e where e.terms && $1::text[] order by ${OLDEST_FIRST} limit ${CASE_EVENTS_MAX}`,
    [terms],
  )
}

/** @param known ids of events that are found already */
function findEvents(sql: Sql, terms: readonly string[], known: readonly string[]): Promise<readonly EventRowView[]> {
  return sql<EventRowView>(
    `select ${EVENT_ROW} from audit.events e where e.terms && $1::text[] and e.event_id <> all($2::text[])
      order by ${OLDEST_FIRST} limit ${CASE_EVENTS_MAX}`,
    [terms, known],
  )
}

/** The order that these events are about, or that led to them; null where there is none, or more than one. */
async function findKey(sql: Sql, named: readonly Lead[]): Promise<string | null> {
  let events = named
  for (let step = 0; step <= STEPS && events.length > 0; step += 1) {
    const keys = new Set(events.flatMap(({ parts }) => (parts ?? []).filter((one) => one.startsWith(CASE_KEY))))
    const [key] = keys
    if (key !== undefined) return keys.size === 1 ? key.slice(CASE_KEY.length) : null
    const causes = [...new Set(events.map(({ causation_id }) => causation_id))]
    events = await sql<Lead>(`select ${LEAD} from audit.events e where e.place = any($1::text[])`, [causes])
  }
  return null
}

/** The order, and the lessons and payments that are named with it. */
function idsOf(key: string, naming: readonly Lead[]): readonly string[] {
  const parts = naming.flatMap((event) => event.parts ?? [])
  return [...new Set([key, ...parts.map((part) => part.slice(part.indexOf('=') + 1))])]
}

async function withEffects(sql: Sql, own: readonly EventRowView[]): Promise<readonly EventRowView[]> {
  const found = [...own]
  let causes = own
  for (let step = 0; step < STEPS && causes.length > 0 && found.length < CASE_EVENTS_MAX; step += 1) {
    causes = await findEvents(
      sql,
      causes.map(({ id }) => term.cause(id)),
      found.map(({ id }) => id),
    )
    found.push(...causes)
  }
  return found
}

function lanesOf(events: readonly EventRowView[]): CaseView['lanes'] {
  const byCategory = Map.groupBy(events, ({ category }) => category)
  const inOrder = [...byCategory].toSorted(([a], [b]) => rankOf(a) - rankOf(b))
  return inOrder.flatMap(([category, own]): CaseView['lanes'] => {
    const streams = [...new Set(own.map(({ stream }) => stream))]
    return streams.length > LANES_OF_A_KIND
      ? [{ stream: null, category }]
      : streams.map((stream) => ({ stream, category }))
  })
}

/** The things that the case is about stand before what came of them. */
function rankOf(category: string): number {
  const at = CASE_IDS.indexOf(`${category}_id`)
  return at < 0 ? CASE_IDS.length : at
}

function compareEvents(a: EventRowView, b: EventRowView): number {
  if (a.at !== b.at) return a.at < b.at ? -1 : 1
  if (a.stream !== b.stream) return a.stream < b.stream ? -1 : 1
  return a.revision - b.revision
}
