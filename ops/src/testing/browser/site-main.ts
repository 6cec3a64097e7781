import { EVENT_STORE, MODULES, WAITING } from '@kredka/backend/composition/identifiers'
import { projectionsOf } from '@kredka/backend/composition/modules'
import { readConfig } from '@kredka/backend/config/config'
import { guard } from '@kredka/backend/processes/main'
import type { Running } from '@kredka/backend/processes/process'
import { startSite } from '@kredka/backend/processes/start'
import { isRejection } from '@kredka/contracts/kernel/errors'
import { seedWhereEmpty } from '../../seed/first-time.ts'
import { runMain } from '../../terminal/run-main.ts'
import { movableTime } from './movable-time.ts'
import { isPassing } from './passing.ts'

const COMPLETE_WITHIN_MS = 60_000

/** The site of one Playwright worker. Tells its parent where it answers, and ends with it. */
await runMain(async (_, signal) => {
  const seeds = process.env['KREDKA_TEST_SEED'] === '1'
  const { clock, pause, pass } = movableTime()
  process.on('message', (message) => {
    if (!isPassing(message)) return
    pass(message.pass)
    process.send?.('passed')
  })
  const site = await startSite(readConfig(process.env), {
    embedded: true,
    clock,
    pause,
    ...(seeds ? { prepare: async (parts) => void (await seedWhereEmpty(parts, signal)) } : {}),
  })
  guard(site)
  await complete(site)
  process.send?.(site.url)
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  await site.stop()
})

/** Waits until every read model has passed the log's head as it is now. */
async function complete({ parts }: Running): Promise<void> {
  const [waiting, store, modules] = await Promise.all([parts.get(WAITING), parts.get(EVENT_STORE), parts.get(MODULES)])
  const names = projectionsOf(modules.all).map(({ name }) => name)
  const waited = await waiting.waitFor(names, await store.head(), COMPLETE_WITHIN_MS)
  if (isRejection(waited)) throw new Error(`the read models did not become complete: ${waited.rejected}`)
}
