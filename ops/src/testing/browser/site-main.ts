import { setTimeout as sleep } from 'node:timers/promises'
import { EVENT_STORE, MODULES, POOL, WAITING } from '@kredka/backend/composition/identifiers'
import { projectionsOf } from '@kredka/backend/composition/modules'
import { readConfig } from '@kredka/backend/config/config'
import { guard } from '@kredka/backend/processes/main'
import type { Running } from '@kredka/backend/processes/process'
import { startSite } from '@kredka/backend/processes/start'
import type { Clock } from '@kredka/contracts/kernel/ports'
import { must } from '@kredka/contracts/kernel/testing/must'
import { seedWhereEmpty } from '../../seed/first-time.ts'
import { runMain } from '../../terminal/run-main.ts'
import { movableTime } from './movable-time.ts'
import { isPassing } from './passing.ts'

const COMPLETE_WITHIN_MS = 180_000
/** Two browsers, two sites and their database share two cores: what takes two seconds there is no fault of the site. */
const PATIENCE_MS = 20_000
/** Between two looks whether anything still happens, and how many in a row must see nothing. */
const LOOK_MS = 100
const QUIET_LOOKS = 5

// A run that was killed tells nobody, also while this starts: what it leaves behind is of no use to anybody.
process.on('disconnect', () => process.exit(1))

/** The site of one Playwright worker. Tells its parent where it answers, and ends with it. */
await runMain(async (_, signal) => {
  const seeds = process.env['KREDKA_TEST_SEED'] === '1'
  const { clock, pause, pass } = movableTime()
  const site = await startSite(readConfig(process.env), {
    embedded: true,
    clock,
    pause,
    patienceMs: PATIENCE_MS,
    ...(seeds ? { prepare: async (parts) => void (await seedWhereEmpty(parts, signal)) } : {}),
  })
  guard(site)
  await complete(site)
  process.on('message', (message) => {
    if (!isPassing(message)) return
    pass(message.pass)
    void waitUntilSettled(site, clock).then(() => process.send?.('passed'))
  })
  process.send?.(site.url)
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  await site.stop()
})

/** Waits until every read model has passed the log's head as it is now. */
async function complete({ parts }: Running): Promise<void> {
  const [waiting, store, modules] = await Promise.all([parts.get(WAITING), parts.get(EVENT_STORE), parts.get(MODULES)])
  const names = projectionsOf(modules.all).map(({ name }) => name)
  must(await waiting.waitFor(names, await store.head(), COMPLETE_WITHIN_MS))
}

/**
 * Waits until all alarms that are due have fired, what follows from them has been done, and the read models know it.
 * Alarms of days that fire at once keep the read models busy for longer than a query waits for them (API-09), which
 * nobody meets to whom the time passes as usual.
 */
async function waitUntilSettled(site: Running, clock: Clock): Promise<void> {
  const [store, pool] = await Promise.all([site.parts.get(EVENT_STORE), site.parts.get(POOL)])
  const until = performance.now() + COMPLETE_WITHIN_MS
  for (let [quiet, before] = [0, await store.head()]; quiet < QUIET_LOOKS && performance.now() < until; ) {
    await sleep(LOOK_MS)
    const due = await pool.query('select from reactions.alarms where next_attempt_at <= $1 limit 1', [
      new Date(clock.now()),
    ])
    const head = await store.head()
    quiet = due.rowCount === 0 && store.compare(head, before) === 0 ? quiet + 1 : 0
    before = head
  }
  await complete(site)
}
