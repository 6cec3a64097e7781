import type { LogFault } from '../verify/log-fault.ts'
import { type Verified, type Verifying, type VerifyParts, verifyLog } from '../verify/verify-log.ts'

/** What `verify` says of a log. */
export async function faultsOf(
  parts: VerifyParts,
  how: Pick<Verifying, 'roots' | 'reached'> = {},
): Promise<{ readonly faults: readonly LogFault[]; readonly verified: Verified }> {
  const faults: LogFault[] = []
  const { signal } = new AbortController()
  const verified = await verifyLog(parts, {
    ...how,
    signal,
    onProgress: () => undefined,
    report: (fault) => faults.push(fault),
  })
  return { faults, verified }
}

/** For a person who reads why a test failed. */
export function faultLine({ kind, fault, event }: LogFault): string {
  return event === null ? `${kind}: ${fault}` : `${kind}: ${event.stream}@${event.revision} ${event.type}: ${fault}`
}
