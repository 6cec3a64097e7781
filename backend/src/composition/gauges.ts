import { projectionStatus } from '@kredka/projections/kernel/projection-cli'
import type pg from 'pg'
import type { Metrics } from '../http/probes/metrics.ts'

/** Figures that stand in Postgres, the same from every process (OPS-05). */
export function addGauges(metrics: Metrics, pool: pg.Pool): void {
  metrics.gauge('kredka_projection_lag_events', 'Events that a read model is behind', 'projection', async () => {
    const rows = await projectionStatus({ pool })
    return new Map(rows.filter((row) => row.slot === 'live').map((row) => [row.projection, row.lag]))
  })
  metrics.gauge('kredka_projection_parked', 'Read models that stopped at an event', null, async () => {
    const rows = await projectionStatus({ pool })
    return new Map([['parked', rows.filter((row) => row.status === 'parked').length]])
  })
  metrics.gauge(
    'kredka_queue_size',
    'What waits: mails to send, events that policies could not handle, alarms',
    'queue',
    async () => {
      const { rows } = await pool.query<{ queue: string; size: number }>(
        `select 'mails' as queue, count(*)::int as size from outbox.deliveries where state = 'waiting'
       union all select 'set_aside', count(*)::int from reactions.set_aside where state <> 'dropped'
       union all select 'alarms', count(*)::int from reactions.alarms`,
      )
      return new Map(rows.map(({ queue, size }) => [queue, size]))
    },
  )
}
