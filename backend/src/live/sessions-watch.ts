import type { ErrorCode } from '@kredka/contracts/kernel/errors'
import type { Clock, Log } from '@kredka/contracts/kernel/ports'
import type { Sessions } from '../vault/sessions.ts'
import type { SocketOwner } from './handshake.ts'

/** A socket as the watch needs it. */
export interface Watched {
  readonly owner: SocketOwner
  end(code: ErrorCode): void
}

interface Parts {
  readonly sessions: Pick<Sessions, 'endedSince'>
  /** Why the login is over, null while it is not. */
  readonly endOf: (owner: SocketOwner) => Promise<ErrorCode | null>
  readonly clock: Clock
  readonly log: Log
  /** How often ended sessions are looked for. Default 1 000 ms. */
  readonly everyMs?: number
}

/** Clocks of processes differ: sessions that ended so long ago are looked at once more. */
const OVERLAP_MS = 10_000
/** A session also ends by its age, which nobody reports: every socket's is looked at so often (looks). */
const FULL_LOOK = 60

/** Closes sockets whose login is over, whichever process ended it: within about a second, as requests are refused. */
export function watchSessions({ sessions, endOf, clock, log, everyMs = 1_000 }: Parts) {
  const sockets = new Set<Watched>()
  let looks = 0
  let isLooking = false

  async function look(): Promise<void> {
    looks += 1
    const ended = new Set(await sessions.endedSince(clock.now() - OVERLAP_MS))
    const suspects = [...sockets].filter(
      ({ owner }) => owner.kind === 'admin' || ended.has(owner.session_id) || looks % FULL_LOOK === 0,
    )
    for (const socket of suspects) {
      const code = await endOf(socket.owner)
      if (code !== null && sockets.delete(socket)) socket.end(code)
    }
  }

  const timer = setInterval(async () => {
    if (isLooking || sockets.size === 0) return
    isLooking = true
    await look().catch((error: unknown) => log.warn({ error }, 'cannot see which sessions have ended'))
    isLooking = false
  }, everyMs)
  timer.unref()

  return {
    /** @returns ends the watch over this socket */
    watch(socket: Watched): () => void {
      sockets.add(socket)
      return () => sockets.delete(socket)
    },
    stop: () => clearInterval(timer),
  }
}
