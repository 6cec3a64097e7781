import type { Parts } from '@kredka/backend/composition/container'
import { BACKEND, FOLLOWED_LOG } from '@kredka/backend/composition/identifiers'
import { progress } from '../terminal/progress.ts'
import { Refusal } from '../terminal/run-main.ts'
import { type Opened, withParts } from '../tools/with-parts.ts'
import { seedMarket } from './bulk-market.ts'
import { seedWhereEmpty } from './first-time.ts'

const USE = 'Use: npm run seed, or npm run seed -- --offers 100000'
const MOST_OFFERS = 1_000_000

/**
 * `npm run seed`: the demonstration into a configured log that nobody has used yet, before or after the first start. `npm start` does it by itself on its own data. `--offers n` adds a market of
 * so many offers behind whatever there is.
 */
export function seed(args: readonly string[], signal: AbortSignal): Promise<number> {
  const offers = offersOf(args)
  const demonstrate = async ({ parts, config }: Opened) => {
    if (config.production)
      throw new Refusal('Demo people have a known password: they are refused where NODE_ENV is production.')
    await (await parts.get(FOLLOWED_LOG)).check()
    const was_empty = await seedWhereEmpty(parts, signal)
    if (offers !== null) await addMarket(parts, offers, signal)
    else if (!was_empty) throw new Refusal('The log holds events already: demo data go into an empty one.')
    return 0
  }
  // The log of an EventStoreDB may be filled before anything was started on it; `npm start` fills one of its own by itself.
  return withParts('seed', demonstrate, ({ eventstore_url, production }) => eventstore_url !== null && !production)
}

function offersOf(args: readonly string[]): number | null {
  if (args.length === 0) return null
  const [name, count = ''] = args
  const offers = Number(count)
  if (args.length > 2 || name !== '--offers' || !Number.isInteger(offers)) throw new Refusal(USE)
  if (offers < 1 || offers > MOST_OFFERS) throw new Refusal(`From 1 to ${MOST_OFFERS} offers.`)
  return offers
}

async function addMarket(parts: Parts, offers: number, signal: AbortSignal): Promise<void> {
  const { tools } = await parts.get(BACKEND)
  const bar = progress('Making offers', 'offers', offers)
  const { write, vault, clock } = tools
  await seedMarket(offers, {
    write,
    emailKey: vault.emailKey,
    now: clock.now(),
    progress: (done) => bar.set(done),
    signal,
  })
  bar.end()
}
