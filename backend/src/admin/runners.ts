import type { StoppableRunner } from '@kredka/contracts/admin/rules'
import type { LeadView, RunnerView } from '@kredka/contracts/admin/views'
import type { Rejection } from '@kredka/contracts/kernel/errors'

/** Everything that works through the log or a queue by itself, how far it is, and who leads it (EVT-06, ADM-03). */
export interface Runners {
  list(): Promise<readonly RunnerView[]>
  /** Processes that lead something now. */
  leads(): Promise<readonly LeadView[]>
  /**
   * Whether it could be stopped now, or started.
   * @returns RUNNER_NOT_FOUND, RUNNER_STOPPED, RUNNER_NOT_STOPPED, PROJECTION_BUSY, or null where it could
   */
  refuse(action: 'stop' | 'start', kind: StoppableRunner, name: string): Promise<Rejection | null>
  /** Holds in every process within seconds. Repeats change nothing. */
  steer(action: 'stop' | 'start', kind: StoppableRunner, name: string): Promise<void>
}
