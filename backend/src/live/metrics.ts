import { Counter, Histogram } from 'prom-client'
import type { Metrics } from '../http/probes/metrics.ts'

/** What Prometheus learns of the sockets (OPS-05). */
export interface LiveMetrics {
  /** @param outcome `ok` or the code of the refusal */
  message(name: string, outcome: string): void
  hint(entity: string, receivers: number): void
  /** From the event's own time until its hints were sent. */
  observeDelay(seconds: number): void
  connect(outcome: string): void
}

const DELAYS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 30]

export function liveMetrics(metrics: Metrics, open: () => ReadonlyMap<string, number>): LiveMetrics {
  const registers = [metrics.registry]
  metrics.gauge('kredka_sockets', 'Open sockets of this process', 'kind', open)
  const messages = new Counter({
    name: 'kredka_socket_messages_total',
    help: 'Messages that clients sent, by name and outcome',
    labelNames: ['message', 'outcome'],
    registers,
  })
  const hints = new Counter({
    name: 'kredka_hints_total',
    help: 'Hints sent, by what they are about, one for each room',
    labelNames: ['entity'],
    registers,
  })
  const connects = new Counter({
    name: 'kredka_socket_connects_total',
    help: 'Handshakes: ok or the code of the refusal',
    labelNames: ['outcome'],
    registers,
  })
  const delay = new Histogram({
    name: 'kredka_tail_delay_seconds',
    help: 'From an event until the sockets were told of it',
    buckets: DELAYS,
    registers,
  })
  return {
    message: (message, outcome) => messages.inc({ message, outcome }),
    hint: (entity, receivers) => hints.inc({ entity }, receivers),
    connect: (outcome) => connects.inc({ outcome }),
    observeDelay: (seconds) => delay.observe(Math.max(0, seconds)),
  }
}
