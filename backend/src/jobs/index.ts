import { jobsContract } from '@kredka/contracts/jobs/contract'
import { jobQueryHandlers } from '@kredka/projections/jobs/queries'
import type pg from 'pg'
import type { Module } from '../kernel/module.ts'
import type { Pause } from '../kernel/reactions/pause.ts'
import type { Led } from '../kernel/reactions/under-lease.ts'
import { streamState } from '../kernel/stream-state.ts'
import type { Tools } from '../kernel/tools.ts'
import { alarmHandlers } from './alarm-handlers.ts'
import { dayDecider, dayJob } from './day.ts'
import { jobHandlers } from './handlers.ts'
import { jobHints } from './hints.ts'
import type { Job } from './job.ts'
import { policyHandlers } from './policy-handlers.ts'
import { leadJobs } from './worker.ts'

/** What jobs need beside the tools of every module. */
export interface JobParts {
  /** The tables of `migrations/` stand in its schema `jobs`, pg-boss's in `pgboss`. */
  readonly pool: pg.Pool
  readonly pause: Pause
  /** Beside the one that begins the days. */
  readonly jobs: (tools: Tools) => readonly Job[]
}

export interface Jobs {
  readonly module: Module
  /** Runs the jobs, for `runUnderLeases` of a worker. */
  worker(tools: Tools): Led
}

/** Background jobs, crons and dead letters with the back office's view of them (ADM-04, EVT-06). */
export function createJobs(parts: JobParts): Jobs {
  return {
    module: {
      ...jobsContract,
      states: [streamState(dayDecider)],
      hints: jobHints,
      handlers: ({ write, clock }) => {
        const its = { pool: parts.pool, write, clock }
        return [...jobHandlers(its), ...policyHandlers(its), ...alarmHandlers(its)]
      },
      queryHandlers: () => jobQueryHandlers,
    },
    worker: (tools) => {
      const jobs = [dayJob(tools.write), ...parts.jobs(tools)]
      const { clock, ids, log, vault } = tools
      const worker = { ...parts, clock, ids, log: log.child({ part: 'jobs' }), errorLog: vault.errorLog }
      return { name: 'jobs', lead: (signal) => leadJobs(jobs, worker, signal) }
    },
  }
}

export { beginDays, dayDecider, dayStreamId } from './day.ts'
export { vaultSweepJob } from './housekeeping.ts'
export type { Job } from './job.ts'
