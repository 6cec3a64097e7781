import { RUNNER_KINDS, type RunnerView } from '@kredka/contracts/admin/views'
import { readCheckpoints } from '@kredka/projections/kernel/checkpoints'
import { isStoppedByHand } from '@kredka/projections/kernel/rebuild'
import type pg from 'pg'
import type { Runners } from '../admin/index.ts'
import type { Metrics } from '../http/probes/metrics.ts'

/** Figures that stand in Postgres, the same from every process, and this one's connections to it (OPS-05). */
export function addGauges(metrics: Metrics, pool: pg.Pool, runners: Runners): void {
  const of = async (kind: RunnerView['kind'], figure: (runner: RunnerView) => number) => {
    const found = (await runners.list()).filter((runner) => runner.kind === kind)
    return new Map(found.map((runner) => [runner.name, figure(runner)]))
  }
  const events = ({ lag }: RunnerView) => lag
  const seconds = (runner: RunnerView) => runner.seconds
  const lag = (
    name: string,
    help: string,
    label: string,
    kind: RunnerView['kind'],
    figure: (one: RunnerView) => number,
  ) => metrics.gauge(name, help, label, () => of(kind, figure))

  lag('kredka_projection_lag_events', 'Events that a read model is behind the log', 'projection', 'read_model', events)
  lag('kredka_projection_lag_seconds', 'Age of the first event it has not shown', 'projection', 'read_model', seconds)
  lag('kredka_policy_lag_events', 'Events that a policy is behind the log', 'policy', 'policy', events)
  lag('kredka_policy_lag_seconds', 'Age of the first event that it has not handled', 'policy', 'policy', seconds)
  lag('kredka_alarm_overdue', 'Alarms whose time has come', 'alarm', 'alarm', ({ waiting }) => waiting)
  lag('kredka_alarm_lag_seconds', 'How long the oldest is overdue, or its rows behind', 'alarm', 'alarm', seconds)
  lag('kredka_mail_lag_seconds', 'How long the oldest due mail waits', 'sender', 'mail', seconds)
  metrics.gauge('kredka_runners_stalled', 'Who stands still behind the log, by kind', 'kind', async () => {
    const stalled = new Map<string, number>(RUNNER_KINDS.map((kind) => [kind, 0]))
    for (const { kind, state } of await runners.list()) {
      if (state === 'stalled') stalled.set(kind, (stalled.get(kind) ?? 0) + 1)
    }
    return stalled
  })
  metrics.gauge('kredka_leads', 'What some process leads now: read models, policies, alarms …', 'lease', async () => {
    const names = (await runners.leads()).flatMap(({ leads }) => leads)
    return new Map(names.map((name) => [name, 1]))
  })
  metrics.gauge('kredka_projection_parked', 'Read models that stopped at an event', null, async () => {
    const rows = await readCheckpoints(pool)
    return new Map([['parked', rows.filter((row) => row.status === 'parked' && !isStoppedByHand(row)).length]])
  })
  metrics.gauge(
    'kredka_pool_connections',
    'Connections of this process to Postgres: all, idle ones, and statements that wait for one',
    'state',
    () =>
      new Map([
        ['all', pool.totalCount],
        ['idle', pool.idleCount],
        ['waiting', pool.waitingCount],
      ]),
  )
  metrics.gauge(
    'kredka_queue_size',
    'What waits: mails to send, events that policies could not handle, alarms',
    'queue',
    async () => {
      const { rows } = await pool.query<{ queue: string; size: number }>(
        `select 'mails' as queue, count(*)::int as size from outbox.deliveries where state = 'waiting'
       union all select 'dead_letters', count(*)::int from reactions.dead_letters where state <> 'dropped'
       union all select 'alarms', count(*)::int from reactions.alarms`,
      )
      return new Map(rows.map(({ queue, size }) => [queue, size]))
    },
  )
}
