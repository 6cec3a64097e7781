import type { LiveEvent, OpenLive } from '../live/connection.ts'
import type { LiveKind, SentSignal } from '../live/live-slice.ts'

/** The server's side of one connection. */
export interface FakeConnection {
  readonly kind: LiveKind
  /** The position that the browser came with. */
  readonly from: string | null
  readonly said: readonly SentSignal[]
  /** Times it was told to try again. */
  readonly tries: () => number
  readonly isClosed: () => boolean
  readonly tell: (event: LiveEvent) => void
}

export interface FakeLive {
  readonly open: OpenLive
  /** Every connection, oldest first. */
  readonly connections: readonly FakeConnection[]
}

/** Sockets as a test wants them: it sees what pages say, and tells what it likes. */
export function fakeLive(): FakeLive {
  const connections: FakeConnection[] = []
  return {
    connections,
    open(kind, from, tell) {
      const said: SentSignal[] = []
      let tries = 0
      let closed = false
      connections.push({ kind, from, said, tries: () => tries, isClosed: () => closed, tell })
      return {
        say: (sign) => said.push(sign),
        again() {
          tries += 1
        },
        close() {
          closed = true
        },
      }
    },
  }
}
