import { brief } from '@kredka/projections/kernel/brief'
import { type LeaseOptions, takeLease } from '@kredka/projections/postgres/leases'
import { outageAfter } from './backoff.ts'
import { type Pause, runTogether } from './pause.ts'

/** Work that one process at a time may do, until the signal aborts. */
export interface Led {
  /** Of the lease: `policies`, `alarms`, `jobs`, `mail`. */
  readonly name: string
  readonly lead: (signal: AbortSignal) => Promise<void>
}

/** Whoever led for so long in milliseconds fails for a new reason: what failed weeks ago makes nobody wait (OPS-08). */
const LED_WELL_MS = 60_000

/**
 * Does each piece of work wherever this process holds its lease, until `signal` aborts. What fails is logged, given up
 * to whoever waits, and begun again after a pause; nothing here ends the process (OPS-08).
 */
export function runUnderLeases(
  works: readonly Led[],
  options: Omit<LeaseOptions, 'name'> & { readonly pause: Pause },
  signal: AbortSignal,
): Promise<void> {
  return runTogether(
    signal,
    works.map((work) => (both) => runUnderLease(work, options, both)),
  )
}

async function runUnderLease(
  { name, lead }: Led,
  options: Omit<LeaseOptions, 'name'> & { readonly pause: Pause },
  signal: AbortSignal,
): Promise<void> {
  const log = options.log.child({ leads: name })
  for (let failures = 0; !signal.aborted; ) {
    const lease = await takeLease({ ...options, name, log }, signal)
    if (lease === undefined) return
    log.info({ fence: lease.token }, 'leads')
    const began = options.clock.now()
    try {
      await lead(AbortSignal.any([signal, lease.signal]))
      failures = 0
    } catch (error) {
      log.error({ error: brief(error) }, 'leading failed and is begun again')
      failures = options.clock.now() - began > LED_WELL_MS ? 1 : failures + 1
    }
    await lease.release()
    if (!signal.aborted) await options.pause(outageAfter(failures), signal)
  }
}
