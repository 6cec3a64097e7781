import { type Clock, type EventStore, type Position, START } from '@kredka/contracts/kernel/ports'
import { forgetCheckpoints } from '@kredka/projections/kernel/checkpoints'
import { inTransaction } from '@kredka/projections/postgres/postgres'
import type pg from 'pg'
import { forgetAllAnswers } from '../../vault/idempotency.ts'
import { forgetAlarms, placePolicies, policyPlaces } from '../reactions/checkpoints.ts'
import { forgetStrangers } from '../reactions/dead-letters.ts'
import { type Adoption, holds, readAdoption } from './log-fault.ts'

export interface AdoptionParts {
  readonly pool: pg.Pool
  readonly store: Pick<EventStore, 'identity' | 'head' | 'eventAt' | 'read' | 'readAll' | 'compare'>
  readonly clock: Clock
}

/** What followed from an event, or from an adoption, stands in the log within this time, unless a policy waited. */
const TAKEN_UP_AGAIN_MS = 3_600_000
const PAGE = 500

/**
 * Follows this log from now on (EVT-13), in one transaction: read models and alarms are made from it anew. Policies
 * begin at the head of another log; of an older copy of the one that was followed they take up the last hour again,
 * since what followed from its last events may be missing: what is there is recognised. No process may serve meanwhile.
 * Only for whoever was told what that means.
 */
export async function adoptLog({ pool, store, clock }: AdoptionParts): Promise<void> {
  const id = await store.identity()
  const before = await readAdoption(pool)
  const isSame = before?.id === id
  const position = isSame ? await placeToTakeUp(store, before, clock.now()) : await store.head()
  const place = { position, event_id: await store.eventAt(position) }
  await inTransaction(pool, async (client) => {
    await client.query('lock table read_side.checkpoints, reactions.checkpoints in share row exclusive mode')
    await forgetCheckpoints(client)
    await forgetAlarms(client)
    const moved: Position[] = []
    for (const at of await policyPlaces(client)) {
      // whoever was further behind in the same log has not lost its place, unless another event stands there now
      if (!isSame || store.compare(at.position, position) > 0 || !(await holds(store, at))) moved.push(at.position)
    }
    await placePolicies(client, moved, place)
    await forgetStrangers(client, store)
    await forgetAllAnswers(client)
    await client.query(
      `insert into read_side.log (id, since, taken_up_position, taken_up_event) values ($1, $2, $3, $4)
       on conflict (is_only) do update set id = excluded.id, since = excluded.since,
         taken_up_position = excluded.taken_up_position, taken_up_event = excluded.taken_up_event`,
      [id, new Date(clock.now()), isSame ? place.position : null, isSame ? place.event_id : null],
    )
  })
}

/**
 * The last hour of the log; from where it was taken up before, where what followed from that may be missing too: it was
 * written at that adoption, long after the events that it follows from.
 */
async function placeToTakeUp(
  store: AdoptionParts['store'],
  { since, taken_up }: Adoption,
  now: number,
): Promise<Position> {
  const hour = await findLastHour(store, now)
  if (taken_up === null || hour.ends_at > since + TAKEN_UP_AGAIN_MS) return hour.before
  const isEarlier = store.compare(taken_up.position, hour.before) < 0
  return isEarlier && (await holds(store, taken_up)) ? taken_up.position : hour.before
}

interface LastHour {
  readonly before: Position
  /** Milliseconds, to the minute; of a log without events never. */
  readonly ends_at: number
}

/**
 * The last hour of the log, by the times of its events; none of a time still to come says when that was. One reading of
 * the log, a page at a time.
 */
async function findLastHour(store: Pick<EventStore, 'readAll'>, now: number): Promise<LastHour> {
  /** The first position of each minute, of the last hour alone. */
  let minutes: { readonly at: number; readonly before: Position }[] = []
  let before = START
  for (;;) {
    const { events, next } = await store.readAll(before, PAGE)
    for (const { position, metadata } of events) {
      const at = Date.parse(metadata['occurred_at'] ?? '')
      if (at <= now && at >= (minutes.at(-1)?.at ?? Number.NEGATIVE_INFINITY) + 60_000) {
        minutes = [...minutes.filter((minute) => minute.at > at - TAKEN_UP_AGAIN_MS - 60_000), { at, before }]
      }
      before = position
    }
    if (events.length === 0) {
      return { before: minutes[0]?.before ?? START, ends_at: minutes.at(-1)?.at ?? Number.NEGATIVE_INFINITY }
    }
    before = next
  }
}
