import { parseArgs } from 'node:util'
import { guard } from '@kredka/backend/processes/main'
import { startSite } from '@kredka/backend/processes/start'
import { onGround, prepareDemo } from './ground.ts'
import { welcome } from './welcome.ts'

/**
 * `npm start` (OPS-01): one site with an embedded Postgres, unless `DATABASE_URL` names another, until Ctrl-C.
 * `--fresh` deletes all data first.
 * @returns exit code
 */
export function start(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { fresh: { type: 'boolean', default: false } } })
  return onGround(values.fresh, signal, async (ground) => {
    const { config, embedded, log } = ground
    const site = await startSite(config, {
      embedded,
      log: log.log,
      prepare: (parts) => prepareDemo(ground, parts, signal),
    })
    guard(site)
    try {
      console.log(welcome(ground, config.port === 0 ? (site.url ?? '') : config.public_url))
      const lost = await Promise.race([ground.waitUntilStopped(), site.lost])
      if (lost instanceof Error) throw lost
      return 0
    } finally {
      await site.stop()
    }
  })
}
