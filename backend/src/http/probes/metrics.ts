import type { AppendResult, EventStore } from '@kredka/contracts/kernel/ports'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { runTraced } from '../../kernel/tracing.ts'

/** What a process tells Prometheus (OPS-05). One per process; tests make their own. */
export interface Metrics {
  readonly registry: Registry
  /** An answered request. @param label endpoint's name, `page`, `asset`, `none` */
  request(label: string, method: string, status: number, seconds: number): void
  /** A finished command: its name, `ok` or the code of its failure. */
  command(name: string, outcome: string, seconds: number): void
  append(outcome: 'ok' | 'failed', seconds: number): void
  /** A figure that is asked for when Prometheus asks: projection lag, queue sizes, sockets. What fails is left out. */
  gauge(name: string, help: string, label: string | null, read: ReadGauge): void
}

/** Figures by the value of their label; without a label one figure under any key. */
export type ReadGauge = () => Promise<ReadonlyMap<string, number>> | ReadonlyMap<string, number>

const FAST = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Histogram({
    name: 'kredka_http_request_seconds',
    help: 'Answered requests by endpoint, method and class of status',
    labelNames: ['endpoint', 'method', 'status'],
    buckets: FAST,
    registers,
  })
  const commands = new Histogram({
    name: 'kredka_command_seconds',
    help: 'Commands by name and outcome: ok or the code of the failure',
    labelNames: ['command', 'outcome'],
    buckets: FAST,
    registers,
  })
  const appends = new Histogram({
    name: 'kredka_append_seconds',
    help: 'Appends to the event store',
    labelNames: ['outcome'],
    buckets: FAST,
    registers,
  })
  const failures = new Counter({
    name: 'kredka_gauge_failures_total',
    help: 'Figures that could not be read',
    labelNames: ['gauge'],
    registers,
  })
  return {
    registry,
    request: (endpoint, method, status, seconds) =>
      requests.observe({ endpoint, method, status: `${Math.floor(status / 100)}xx` }, seconds),
    command: (command, outcome, seconds) => commands.observe({ command, outcome }, seconds),
    append: (outcome, seconds) => appends.observe({ outcome }, seconds),
    gauge: (name, help, label, read) => {
      new Gauge({
        name,
        help,
        labelNames: label === null ? [] : [label],
        registers,
        async collect() {
          this.reset()
          try {
            for (const [key, value] of await read()) this.set(label === null ? {} : { [label]: key }, value)
          } catch {
            failures.inc({ gauge: name })
          }
        },
      })
    },
  }
}

/** The event store with every append measured and traced. */
export function meterStore(store: EventStore, metrics: Pick<Metrics, 'append'>): EventStore {
  return {
    append: async (stream, expected, events): Promise<AppendResult> => {
      const started = performance.now()
      const took = () => (performance.now() - started) / 1000
      try {
        const about = { 'kredka.stream': stream, 'kredka.events': events.length }
        const of = events.flatMap(({ metadata }) => metadata['$correlationId'] ?? [])
        const result = await runTraced('append', about, of, () => store.append(stream, expected, events))
        metrics.append('ok', took())
        return result
      } catch (error) {
        metrics.append('failed', took())
        throw error
      }
    },
    read: (stream, options) => store.read(stream, options),
    readAll: (from, limit) => store.readAll(from, limit),
    subscribe: (from, signal) => store.subscribe(from, signal),
    head: () => store.head(),
    identity: () => store.identity(),
    eventAt: (position) => store.eventAt(position),
    compare: (a, b) => store.compare(a, b),
    isPosition: (value) => store.isPosition(value),
    gapless: store.gapless,
    close: () => store.close(),
  }
}
