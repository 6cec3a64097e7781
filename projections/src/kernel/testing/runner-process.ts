/**
 * A worker of its own for tests that kill it: runs a projection runner over the computed log of `bookings.ts`, which
 * grows with the clock. Says `started`, and `committed` after its first batch. Arguments: database url, number of
 * events at the start, events a second, most events.
 */

import { createPool } from '../../postgres/postgres.ts'
import { SILENT } from '../../postgres/testing/server.ts'
import { readCheckpoints } from '../checkpoints.ts'
import { startProjectionRunner } from '../runner.ts'
import { bookingEvent, bookings, takings } from './bookings.ts'
import { growingLog, openPlain } from './memory-log.ts'

const [url = '', first, rate, most] = process.argv.slice(2)
const start = Date.now()
const length = () => Math.min(Number(most), Number(first) + Math.floor(((Date.now() - start) / 1_000) * Number(rate)))
const log = growingLog({ length, at: bookingEvent })
setInterval(log.wake, 5)
const pool = createPool({ url, log: SILENT, max: 5 })
const countPassed = async () => (await readCheckpoints(pool)).reduce((sum, { events }) => sum + events, 0)
const before = await countPassed()
const runner = startProjectionRunner({
  pool,
  events: log,
  open: openPlain,
  clock: { now: () => Date.now() },
  log: SILENT,
  projections: [bookings, takings],
  holder: `process ${process.pid}`,
})
console.log('started')
const ended = runner.onCommit(async () => {
  if ((await countPassed()) === before) return
  ended()
  console.log('committed')
})
