import { Refusal } from '../terminal/run-main.ts'
import { withParts } from '../tools/with-parts.ts'
import { seedWhereEmpty } from './first-time.ts'

/** `npm run seed`: the demonstration into a configured log that is empty. `npm start` does it by itself on its own data. */
export function seed(args: readonly string[], signal: AbortSignal): Promise<number> {
  if (args.length > 0) throw new Refusal('Use: npm run seed')
  return withParts('seed', async ({ parts, config }) => {
    if (config.production)
      throw new Refusal('Demo people have a known password: they are refused where NODE_ENV is production.')
    if (!(await seedWhereEmpty(parts, signal)))
      throw new Refusal('The log holds events already: demo data go into an empty one.')
    return 0
  })
}
