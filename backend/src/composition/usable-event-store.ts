import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '@kredka/contracts/kernel/ports'
import { type StartFault, startFault } from '../adapters/event-store/eventstoredb/start-fault.ts'
import { ConfigError } from '../config/config.ts'

const AGAIN_MS = 1_000

/**
 * Waits for an EventStoreDB that may come, for as long as the settings say; what waiting cannot mend is said at once.
 * @throws ConfigError with one sentence
 */
export async function usableEventStore(
  url: string,
  waitSeconds: number,
  log: Log,
  faultOf: (url: string, log: Log) => Promise<StartFault | null> = startFault,
): Promise<void> {
  const end = performance.now() + waitSeconds * 1_000
  for (let told = false; ; told = true) {
    const fault = await faultOf(url, log)
    if (fault === null) return
    if (!fault.passes || performance.now() >= end) throw new ConfigError([`EVENTSTORE_URL ${fault.text}`])
    if (!told) log.warn({ fault: fault.text, seconds: waitSeconds }, 'waiting for EventStoreDB')
    await sleep(AGAIN_MS)
  }
}
