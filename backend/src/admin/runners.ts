import type { RunnerView } from '@kredka/contracts/admin/views'

/** Everything that works through the log or a queue by itself, and how far it is (EVT-06, ADM-03). */
export interface Runners {
  list(): Promise<readonly RunnerView[]>
}
