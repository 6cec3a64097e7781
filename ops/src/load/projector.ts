/**
 * A worker's projection runner alone, as a process of its own that may be killed. Arguments: `DATABASE_URL` and
 * `MASTER_KEY`. Says `started`, `committed` when it has got something done, and `{ rss }` (bytes, the most so far)
 * twice a second. Ends when told anything, and with its parent.
 */
import { createParts } from '@kredka/backend/composition/container'
import { POOL } from '@kredka/backend/composition/identifiers'
import { readConfig } from '@kredka/backend/config/config'
import { readCheckpoints } from '@kredka/projections/kernel/checkpoints'
import { SILENT } from '../terminal/silent.ts'
import { startProductRunner } from './read-models.ts'

const [database = '', key = ''] = process.argv.slice(2)
const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: database, MASTER_KEY: key, DATABASE_POOL: '8' })
const parts = createParts(config, 'projector', { log: SILENT })
let most = 0
const tell = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss())
  process.send?.({ rss: most })
}, 500)
const pool = await parts.get(POOL)
const countPassed = async () => (await readCheckpoints(pool)).reduce((sum, { events }) => sum + events, 0)
const before = await countPassed()
const runner = await startProductRunner(parts)
const ended = runner.onCommit(async () => {
  if ((await countPassed()) === before) return
  ended()
  process.send?.('committed')
})
process.on('disconnect', () => process.exit(0))
process.once('message', async () => {
  clearInterval(tell)
  await runner.stop()
  await parts.close()
  process.exit(0)
})
process.send?.('started')
