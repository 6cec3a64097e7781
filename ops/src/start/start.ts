import { guard } from '@kredka/backend/processes/main'
import { startSite } from '@kredka/backend/processes/start'
import { type Command, readArguments } from '../terminal/command.ts'
import { onGround, prepareDemo } from './ground.ts'
import { welcome } from './welcome.ts'

const COMMAND = {
  name: 'start',
  says: 'One site on this machine until Ctrl-C, with a Postgres of its own unless DATABASE_URL names another.',
  options: { fresh: { type: 'boolean', says: 'delete all data first' } },
} as const satisfies Command

/**
 * `npm start` (OPS-01): one site with an embedded Postgres, unless `DATABASE_URL` names another, until Ctrl-C.
 * `--fresh` deletes all data first.
 * @returns exit code
 */
export function start(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { values } = readArguments(COMMAND, args)
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
