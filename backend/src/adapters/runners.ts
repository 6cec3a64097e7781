import type { LeadView, RunnerView } from '@kredka/contracts/admin/views'
import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import type { Clock, EventStore, Position } from '@kredka/contracts/kernel/ports'
import { type Checkpoint, readCheckpoints } from '@kredka/projections/kernel/checkpoints'
import { type Lag, lagsOf } from '@kredka/projections/kernel/log-lag'
import { isStoppedByHand, resumeProjection, stopProjection } from '@kredka/projections/kernel/rebuild'
import type pg from 'pg'
import type { Runners } from '../admin/index.ts'
import { perMinute } from '../kernel/reactions/per-minute.ts'

interface Parts {
  readonly pool: pg.Pool
  readonly store: Pick<EventStore, 'head' | 'compare' | 'readAll'>
  readonly clock: Clock
}

/** Places are written within a second, alarms and mails are looked for as often: a lag shorter than this is none. */
const LAG_TOLERANCE_S = 5
/** Whoever is behind and has not moved for so long stands still. */
const STALLED_S = 30
/** Metrics, probes and the back office share an answer: what they cost does not grow with who asks. */
const FRESH_MS = 1_000

interface Found {
  readonly kind: RunnerView['kind']
  readonly name: string
  /** Null for a queue: `seconds` is then the time that its oldest entry is overdue. */
  readonly position: Position | null
  readonly is_parked: boolean
  readonly waiting: number
  readonly overdue_seconds: number
  readonly moved_at: string | null
  readonly stopped_since: string | null
  /** Of a policy or alarm, as `CountedMinutes`. */
  readonly minute: string | null
  readonly in_minute: number | null
  readonly minute_before: number | null
}

/** Policies, alarms and the mail sender; read models stand in `projections`. */
const REACTIONS = `
  select case when c.name like 'alarm:%' then 'alarm' else 'policy' end as kind, regexp_replace(c.name, '^alarm:', '')
    as name,
         c.position, false as is_parked,
         case when c.name like 'alarm:%'
           then (select count(*) from reactions.alarms a where 'alarm:' || a.alarm = c.name and a.next_attempt_at <= $1)
           else (select count(*) from reactions.dead_letters d where d.policy = c.name
             and d.state <> 'dropped') end::int as waiting,
         coalesce((select extract(epoch from $1 - min(a.next_attempt_at)) from reactions.alarms a
                    where 'alarm:' || a.alarm = c.name and a.next_attempt_at <= $1), 0)::float as overdue_seconds,
         c.moved_at, s.since as stopped_since, c.minute, c.in_minute, c.minute_before
    from reactions.checkpoints c
    left join reactions.stopped s on c.name = case s.kind when 'alarm' then 'alarm:' || s.name else s.name end
  union all
  select 'mail', 'mail', null, false, count(*)::int, coalesce(extract(epoch from $1 - min(next_attempt_at)), 0)::float,
         (select max(accepted_at) from outbox.deliveries),
         (select since from reactions.stopped where kind = 'mail' and name = 'mail'), null, null, null
    from outbox.deliveries where state = 'waiting' and next_attempt_at <= $1
  order by 1, 2`

/** Who leads at this moment; leases that only say that a process runs lead nothing. */
const LEADS = `
  select holder as process, array_agg(name order by name) as leads from read_side.leases
   where holder is not null and expires_at > $1 and name not like 'process:%' and name not like 'question:%'
   group by holder order by holder`

export interface KnowingRunners extends Runners {
  /** The policies and alarms of this code, told once they are wired: what an older version left behind runs no more. */
  know(names: { readonly policies: readonly string[]; readonly alarms: readonly string[] }): void
}

export function createRunners({ pool, store, clock }: Parts): KnowingRunners {
  let known: ReadonlySet<string> = new Set()
  let answer: { readonly at: number; readonly list: Promise<readonly RunnerView[]> } | undefined

  async function look(now: number): Promise<readonly RunnerView[]> {
    const [models, reactions] = await Promise.all([
      readCheckpoints(pool),
      pool.query<Found>(REACTIONS, [new Date(now)]),
    ])
    const found: Found[] = [
      ...models
        .filter(({ slot }) => slot === 'live')
        .map((checkpoint) => ({
          kind: 'read_model' as const,
          name: checkpoint.projection,
          position: checkpoint.position,
          is_parked: checkpoint.status === 'parked',
          waiting: 0,
          overdue_seconds: 0,
          moved_at: checkpoint.updated_at,
          // it moves with every event, so that it moved last when it was stopped
          stopped_since: isStoppedByHand(checkpoint) ? checkpoint.updated_at : null,
          minute: null,
          in_minute: null,
          minute_before: null,
        })),
      ...reactions.rows.filter(({ kind, name }) => kind === 'mail' || known.has(`${kind}:${name}`)),
    ]
    const positions = found.flatMap(({ position }) => position ?? [])
    const lags = await lagsOf(store, positions, now)
    return found.map((one) => toView(one, one.position === null ? undefined : lags.get(one.position), now))
  }

  return {
    know: ({ policies, alarms }) => {
      known = new Set([...policies.map((name) => `policy:${name}`), ...alarms.map((name) => `alarm:${name}`)])
    },
    leads: async () => {
      const { rows } = await pool.query<LeadView>(LEADS, [new Date(clock.now())])
      return rows
    },
    refuse: async (action, kind, name) => {
      if (kind === 'read_model') return refuseModel(await readCheckpoints(pool), action, name)
      if (kind === 'mail' ? name !== 'mail' : !known.has(`${kind}:${name}`)) return reject('RUNNER_NOT_FOUND')
      const { rowCount } = await pool.query('select 1 from reactions.stopped where kind = $1 and name = $2', [
        kind,
        name,
      ])
      const isStopped = rowCount === 1
      if (isStopped === (action === 'start')) return null
      return reject(isStopped ? 'RUNNER_STOPPED' : 'RUNNER_NOT_STOPPED')
    },
    steer: async (action, kind, name) => {
      if (kind === 'read_model') await (action === 'stop' ? stopProjection(pool, name) : resumeProjection(pool, name))
      else if (action === 'stop') {
        const stop = 'insert into reactions.stopped (kind, name, since) values ($1, $2, $3) on conflict do nothing'
        await pool.query(stop, [kind, name, new Date(clock.now())])
      } else await pool.query('delete from reactions.stopped where kind = $1 and name = $2', [kind, name])
      answer = undefined
    },
    list: () => {
      const now = clock.now()
      if (answer === undefined || Math.abs(now - answer.at) > FRESH_MS) {
        const list = look(now)
        answer = { at: now, list }
        list.catch(() => {
          answer = undefined
        })
      }
      return answer.list
    },
  }
}

/** One that an event stopped stands already, and goes on in the same way. */
function refuseModel(rows: readonly Checkpoint[], action: 'stop' | 'start', name: string): Rejection | null {
  const live = rows.find(({ projection, slot }) => projection === name && slot === 'live')
  if (live === undefined) return reject('RUNNER_NOT_FOUND')
  if (action === 'start') return live.status === 'parked' ? null : reject('RUNNER_NOT_STOPPED')
  if (live.status === 'parked') return reject('RUNNER_STOPPED')
  return live.status === 'live' ? null : reject('PROJECTION_BUSY')
}

function toView(found: Found, lag: Lag | undefined, now: number): RunnerView {
  const { kind, name, position, is_parked, waiting, overdue_seconds, moved_at, stopped_since } = found
  const { minute, in_minute, minute_before } = found
  const seconds = Math.max(lag?.seconds ?? 0, overdue_seconds)
  const still = moved_at === null ? Number.POSITIVE_INFINITY : (now - Date.parse(moved_at)) / 1000
  const moves =
    is_parked || (seconds > STALLED_S && still > STALLED_S) ? 'stalled' : seconds > LAG_TOLERANCE_S ? 'behind' : 'live'
  const state = stopped_since === null ? moves : 'stopped'
  return {
    kind,
    name,
    state,
    position,
    lag: lag?.events ?? waiting,
    is_at_least: lag?.isAtLeast ?? false,
    seconds: Math.round(seconds),
    waiting,
    per_minute:
      in_minute === null || minute_before === null ? null : perMinute({ minute, in_minute, minute_before }, now),
    moved_at,
    stopped_since,
  }
}
