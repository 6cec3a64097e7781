import type { ErrorCode } from '@kredka/contracts/kernel/errors'
import type { Clock, Log } from '@kredka/contracts/kernel/ports'
import type { SessionChange, Sessions } from '../vault/sessions.ts'
import type { SocketOwner } from './handshake.ts'

/** A socket as the watch needs it. */
export interface Watched {
  readonly owner: SocketOwner
  end(code: ErrorCode): void
  /** Another session of its person began or ended. */
  onChange(): void
}

/** @returns ends the watch over this socket */
export type WatchSockets = (socket: Watched) => () => void

interface Parts {
  readonly sessions: Pick<Sessions, 'readChangesSince'>
  /** Why the login is over, null while it is not. */
  readonly endOf: (owner: SocketOwner) => Promise<ErrorCode | null>
  readonly clock: Clock
  readonly log: Log
  /** How often sessions that began or ended are looked for. Default 1 000 ms. */
  readonly everyMs?: number
}

/** Clocks of processes differ: what happened so long ago is looked at once more. */
const OVERLAP_MS = 10_000
/** A session also ends by its age, which nobody reports: every socket's is looked at so often (looks). */
const FULL_LOOK = 60

/**
 * Closes sockets whose login is over, whichever process ended it: within about a second, as requests are refused. The
 * other sockets of the person hear that something has changed, and so do they at a log-in elsewhere (ACC-10).
 */
export function watchSessions({ sessions, endOf, clock, log, everyMs = 1_000 }: Parts) {
  const sockets = new Set<Watched>()
  let looks = 0
  let told: ReadonlySet<string> = new Set()
  let isLooking = false

  async function look(): Promise<void> {
    looks += 1
    const changes = await sessions.readChangesSince(clock.now() - OVERLAP_MS)
    const ended = new Set(changes.flatMap(({ session_id, ended }) => (ended ? [session_id] : [])))
    const suspects = [...sockets].filter(
      ({ owner }) => owner.kind === 'admin' || ended.has(owner.session_id) || looks % FULL_LOOK === 0,
    )
    for (const socket of suspects) {
      const code = await endOf(socket.owner)
      if (code !== null && sockets.delete(socket)) socket.end(code)
    }
    tell(changes)
  }

  /** What an earlier look has told is not told again. */
  function tell(changes: readonly SessionChange[]): void {
    const keyOf = ({ session_id, ended }: SessionChange) => `${session_id} ${ended}`
    const people = new Set(changes.flatMap((change) => (told.has(keyOf(change)) ? [] : [change.user_id])))
    told = new Set(changes.map(keyOf))
    for (const { owner, onChange } of sockets) if (owner.kind === 'person' && people.has(owner.id)) onChange()
  }

  const timer = setInterval(async () => {
    if (isLooking || sockets.size === 0) return
    isLooking = true
    await look().catch((error: unknown) => log.warn({ error }, 'cannot see which sessions began and ended'))
    isLooking = false
  }, everyMs)
  timer.unref()

  return {
    watch(socket: Watched): () => void {
      sockets.add(socket)
      return () => sockets.delete(socket)
    },
    stop: () => clearInterval(timer),
  }
}
