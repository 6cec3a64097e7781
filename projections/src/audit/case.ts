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

/**
 * What of an event leads on to others: of its terms, which are many, those that name a part of a case. The names on it
 * are read at the end, of what is shown alone.
 */
const FOUND = `e.place, e.event_id as id, e.stream, e.revision, e.at, e.causation_id,
  (select json_agg(t) from unnest(e.terms) t where t ~ '^(${CASE_IDS.join('|')})=') as parts`
interface Found extends Pick<EventRowView, 'id' | 'stream' | 'revision' | 'at' | 'causation_id'> {
  readonly place: string
  readonly parts: readonly string[] | null
}

/**
 * All that belongs to a case, from any of its ids: the order with its lessons and payments, and what followed from
 * their events, such as notices and mails. An id of several cases (a person’s, an offer’s) finds what names it.
 */
export async function findCase(sql: Sql, id: string): Promise<CaseView | null> {
  const named = await findByTerms(sql, [id, term.correlation(id)])
  if (named.length === 0) return null
  const key = await findKey(sql, named)
  const own = key === null ? named : await findOfKey(sql, key)
  const events = await withEffects(sql, own)
  const first = events.toSorted(compareEvents).slice(0, CASE_EVENTS_MAX)
  const shown = await sql<EventRowView>(
    `select ${EVENT_ROW} from audit.events e where e.place = any($1::text[]) order by ${OLDEST_FIRST}`,
    [first.map(({ place }) => place)],
  )
  return {
    id,
    lanes: lanesOf(shown),
    events: [...shown],
    is_cut: events.length >= CASE_EVENTS_MAX,
  }
}

function findByTerms(sql: Sql, terms: readonly string[]): Promise<readonly Found[]> {
  return sql<Found>(
    `select ${FOUND} from audit.events e where e.terms && $1::text[]
      order by ${OLDEST_FIRST} limit ${CASE_EVENTS_MAX}`,
    [terms],
  )
}

/** The order that these events are about, or that led to them; null where there is none, or more than one. */
async function findKey(sql: Sql, named: readonly Found[]): Promise<string | null> {
  let events = named
  for (let step = 0; step <= STEPS && events.length > 0; step += 1) {
    const keys = new Set(events.flatMap(({ parts }) => (parts ?? []).filter((one) => one.startsWith(CASE_KEY))))
    const [key] = keys
    if (key !== undefined) return keys.size === 1 ? key.slice(CASE_KEY.length) : null
    const causes = [...new Set(events.map(({ causation_id }) => causation_id))]
    events = await sql<Found>(`select ${FOUND} from audit.events e where e.place = any($1::text[])`, [causes])
  }
  return null
}

/** What names the order, and what names a lesson or payment that names it. */
async function findOfKey(sql: Sql, key: string): Promise<readonly Found[]> {
  const first = await findByTerms(sql, [key])
  const ids = new Set([key])
  for (const { parts } of first) for (const part of parts ?? []) ids.add(part.slice(part.indexOf('=') + 1))
  return findByTerms(sql, [...ids])
}

async function withEffects(sql: Sql, own: readonly Found[]): Promise<readonly Found[]> {
  const found = new Map(own.map((event) => [event.id, event]))
  let causes: readonly Found[] = own
  for (let step = 0; step < STEPS && causes.length > 0 && found.size < CASE_EVENTS_MAX; step += 1) {
    const effects = await findByTerms(
      sql,
      causes.map(({ id }) => term.cause(id)),
    )
    causes = effects.filter(({ id }) => !found.has(id))
    for (const event of causes) found.set(event.id, event)
  }
  return [...found.values()]
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

function compareEvents(a: Found, b: Found): number {
  if (a.at !== b.at) return a.at < b.at ? -1 : 1
  if (a.stream !== b.stream) return a.stream < b.stream ? -1 : 1
  return a.revision - b.revision
}
