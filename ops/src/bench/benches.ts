import type { Bench } from './bench.ts'
import { bundle } from './bundle.ts'

/** What `npm run bench` runs, in this order. */
export const BENCHES: readonly Bench[] = [bundle]
