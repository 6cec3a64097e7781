import type { EventStore } from '@kredka/contracts/kernel/ports'
import { startProjectionRunner, type Tell } from '@kredka/projections/kernel/runner'
import type pg from 'pg'
import type { Config } from '../config/config.ts'
import type { EventEncryption } from '../kernel/event-encryption.ts'
import { alarmClock } from '../kernel/reactions/alarms.ts'
import type { Pause } from '../kernel/reactions/pause.ts'
import { policyRunner } from '../kernel/reactions/policy-runner.ts'
import type { ReactionDeps } from '../kernel/reactions/reaction-deps.ts'
import { type Led, runUnderLeases } from '../kernel/reactions/under-lease.ts'
import { traceRows } from '../kernel/traced-rows.ts'
import { isTracing } from '../kernel/tracing.ts'
import type { Backend } from './backend.ts'
import { type Modules, projectionsOf } from './modules.ts'

/** ProjectionRunner, policies, alarms, mails and jobs, each wherever this process holds its lease. */
export interface Worker {
  /** Gives new policies their place in the log. Every process calls it before it takes requests. */
  prepare(): Promise<void>
  /**
   * @param onCommit told whenever read models moved
   * @param share `read models`: those alone, as a projector
   */
  start(onCommit: Tell, share: 'all' | 'read models'): RunningWorker
}

export interface RunningWorker {
  /** Ends what is under way and hands the leases on. */
  stop(): Promise<void>
}

export interface WorkerParts {
  readonly backend: Backend
  readonly modules: Modules
  readonly store: EventStore
  readonly encryption: EventEncryption
  readonly pool: pg.Pool
  readonly pause: Pause
  readonly readModels: Config['read_models']
}

export function createWorker(parts: WorkerParts): Worker {
  const { backend, modules, store, encryption, pool, pause, readModels } = parts
  const { tools, wired } = backend
  const { write, clock, ids } = tools
  const log = tools.log.child({ part: 'worker' })
  const open = encryption.openEvents
  const deps: ReactionDeps = { store, open, write, pool, clock, pause, log }
  const policies = policyRunner(wired.policies, deps)
  const push = modules.notifications.pushSender(tools)
  const works: readonly Led[] = [
    { name: 'policies', lead: policies.lead },
    { name: 'alarms', lead: alarmClock(wired.alarms, deps).lead },
    modules.mail.sender(tools),
    modules.jobs.worker(tools),
    ...(push === null ? [] : [push]),
  ]

  return {
    prepare: () => policies.prepare(),
    start: (onCommit, share) => {
      const holder = ids.uuid()
      const stopping = new AbortController()
      const context = { pool, events: store, open, clock, log, ...(isTracing() ? { around: traceRows } : {}) }
      const runner =
        readModels === 'none'
          ? null
          : startProjectionRunner({
              ...context,
              projections: projectionsOf(modules.all),
              holder,
              group: readModels === 'all' ? undefined : readModels,
            })
      runner?.onCommit(onCommit)
      const led = share === 'all' ? works : []
      const leading = runUnderLeases(led, { pool, holder, clock, log, pause }, stopping.signal).catch(
        (error: unknown) => log.error({ error }, 'the worker ended'),
      )
      return {
        stop: async () => {
          stopping.abort()
          await Promise.all([runner?.stop(), leading])
        },
      }
    },
  }
}
