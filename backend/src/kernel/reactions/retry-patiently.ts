import { brief } from '@kredka/projections/kernel/brief'
import { isOutage, outageAfter } from './backoff.ts'
import type { ReactionDeps } from './reaction-deps.ts'

/**
 * Tries until what is down is back (OPS-08).
 * @param what cannot be done meanwhile, for the log
 * @returns undefined when `signal` aborted
 */
export async function retryPatiently<T>(
  what: string,
  work: () => Promise<T>,
  { pause, log }: Pick<ReactionDeps, 'pause' | 'log'>,
  signal: AbortSignal,
): Promise<T | undefined> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isOutage(error)) throw error
      log.warn({ error: brief(error) }, `${what}: a part is down`)
      await pause(outageAfter(failures), signal)
    }
  }
  return undefined
}
