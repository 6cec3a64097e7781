import type { Clock, Log } from '@kredka/contracts/kernel/ports'
import type { Queryable } from '@kredka/projections/postgres/postgres'
import { pause as machinePause, type Pause } from '../reactions/pause.ts'
import { type LogFault, type LogUnderTest, logFaultOf } from './log-fault.ts'
import { assertWhole } from './unfinished-restore.ts'

export interface FollowedLogOptions {
  readonly pool: Queryable
  readonly store: LogUnderTest
  readonly clock: Clock
  readonly log: Log
  /** What names the log, for people: `EVENTSTORE_URL`. */
  readonly setting: string
  /** How often a running process looks. Default 5 000 ms. */
  readonly lookEveryMs?: number
  /** Default: the machine's own. */
  readonly pause?: Pause
}

/** The log of events as this database's checkpoints know it (EVT-13). One per process. */
export interface FollowedLog {
  /** Before anything is read or written. @throws ForeignLogError, UnfinishedRestoreError */
  check(): Promise<void>
  /** What was wrong with the log when it was last looked at; null while all is well. */
  fault(): LogFault | null
  /** Looks again and again until `signal` aborts. @returns the fault that it found, undefined where it was stopped */
  watch(signal: AbortSignal): Promise<ForeignLogError | undefined>
}

/** The log is not the one that the checkpoints belong to. Its text is for the person who runs the site. */
export class ForeignLogError extends Error {
  override readonly name = 'ForeignLogError'
  /** What is wrong and how to have the right log, without the way to go on with this one. */
  override readonly cause: string
  constructor(cause: string) {
    super(`${cause}, or go on with this log by: ${WAY_OUT}`)
    this.cause = cause
  }
}

const WAY_OUT = 'npm run projections -- rebuild --all'
const LOOK_EVERY_MS = 5_000
/**
 * A member of a cluster may be a little behind the one that was read from: its log is shorter for a moment only. So
 * many looks fill the time between two looks of a running process.
 */
const SHORTER_LOOKS = 10

export function createFollowedLog(options: FollowedLogOptions): FollowedLog {
  const { pool, store, clock, log, setting, lookEveryMs = LOOK_EVERY_MS, pause = machinePause } = options
  const forever = new AbortController().signal
  let fault: LogFault | null = null

  async function look(signal: AbortSignal): Promise<LogFault | null> {
    for (let looks = 1; ; looks += 1) {
      const found = await logFaultOf(pool, store, clock.now())
      if (found !== 'shorter' || looks === SHORTER_LOOKS || signal.aborted) return found
      await pause(lookEveryMs / SHORTER_LOOKS, signal)
    }
  }

  return {
    check: async () => {
      await assertWhole(pool)
      fault = await look(forever)
      if (fault !== null) throw new ForeignLogError(causeOf(fault, setting))
    },
    fault: () => fault,
    watch: async (signal) => {
      while (!signal.aborted) {
        await pause(lookEveryMs, signal)
        if (signal.aborted) return undefined
        try {
          fault = await look(signal)
        } catch (error) {
          // a part that is down says nothing about the log
          log.debug({ error: String(error) }, 'the identity of the log could not be looked at')
        }
        if (fault !== null && !signal.aborted) return new ForeignLogError(causeOf(fault, setting))
      }
      return undefined
    },
  }
}

const CAUSES: Readonly<Record<LogFault, readonly [what: string, mend: string]>> = {
  another: ['is another one than this site has followed', 'Set it back to that log'],
  shorter: [
    'ends before what this site has read of it: it was restored from an older copy',
    'Restore a copy that is as new as the database',
  ],
  other_events: [
    'holds other events than this site has read of it: it was restored from an older copy and written to since',
    'Restore a copy that is as new as the database',
  ],
}

function causeOf(fault: LogFault, setting: string): string {
  const [what, mend] = CAUSES[fault]
  return `The event log of ${setting} ${what}. ${mend}`
}
