import type { Clock, Log, Position } from '@kredka/contracts/kernel/ports'
import type { Queryable } from '@kredka/projections/postgres/postgres'
import type { Place } from '../followed-log/log-fault.ts'
import { type CheckpointMove, moveCheckpoints } from './checkpoints.ts'
import { pause as machinePause, type Pause, sleeper } from './pause.ts'
import { retryPatiently } from './retry-patiently.ts'

/** Writes down where everybody is. Moves that come while it writes travel together. */
export interface CheckpointKeeper {
  /**
   * This one has handled so many events: its place is written soon. Those that only passed events by follow within a
   * second.
   */
  noteMove(name: string, events: number): void
  /** @throws LostLeadError when another process moved them */
  run(signal: AbortSignal): Promise<void>
  /** Everything that moved, for a leader that goes. */
  saveAll(): Promise<void>
}

export interface KeeperParts {
  readonly pool: Queryable
  readonly clock: Clock
  readonly pause: Pause
  readonly log: Log
  /** As loaded. */
  readonly stored: ReadonlyMap<string, Position>
  readonly placeOf: (name: string) => Place
  /** Between two writings while places move without a break. Default: the machine's timer. */
  readonly gather?: Pause | undefined
}

const QUIET_MS = 1_000
/** What moves so soon after a writing is written with what else moves until then. */
const GATHER_MS = 150

export function checkpointKeeper(parts: KeeperParts): CheckpointKeeper {
  const { pool, clock, pause, log, placeOf, gather = machinePause } = parts
  const stored = new Map(parts.stored)
  const due = new Set<string>()
  /** Not written down yet. */
  const handled = new Map<string, number>()
  const sleep = sleeper(pause)

  async function save(names: readonly string[]): Promise<void> {
    const moves = new Map<string, CheckpointMove>()
    for (const name of names) {
      const from = stored.get(name)
      const { position: to, event_id } = placeOf(name)
      if (from !== undefined && from !== to) moves.set(name, { from, to, event_id, handled: handled.get(name) ?? 0 })
    }
    if (moves.size === 0) return
    await moveCheckpoints(pool, moves, clock.now())
    for (const [name, move] of moves) {
      stored.set(name, move.to)
      handled.set(name, (handled.get(name) ?? 0) - move.handled)
    }
  }

  return {
    noteMove: (name, events) => {
      handled.set(name, (handled.get(name) ?? 0) + events)
      due.add(name)
      sleep.wake()
    },
    run: async (signal) => {
      let allAt = clock.now()
      while (!signal.aborted) {
        // also while somebody handles events without a break: who only passes events by must not look as if it stood
        // still
        const isForAll = Math.abs(clock.now() - allAt) >= QUIET_MS
        if (isForAll) allAt = clock.now()
        const names = isForAll ? [...stored.keys()] : [...due]
        due.clear()
        await retryPatiently('the policies’ places cannot be written down', () => save(names), { pause, log }, signal)
        if (due.size > 0) await gather(GATHER_MS, signal)
        else await sleep.sleep(Math.max(0, allAt + QUIET_MS - clock.now()), signal)
      }
    },
    saveAll: () => save([...stored.keys()]),
  }
}
