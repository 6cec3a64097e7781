import type { Log } from '@kredka/contracts/kernel/ports'
import type { ServerMessageName, ServerMessages, WorkRef } from '@kredka/contracts/live/messages'
import { listenTo } from '@kredka/projections/postgres/listener'
import { ASYNC_COMMIT } from '@kredka/projections/postgres/postgres'
import type pg from 'pg'

const CHANNEL = 'live'
/** What is gone in a moment need not wait for the disk. */
const NOTIFY = `select pg_notify($1, payload) from ${ASYNC_COMMIT} as commit, unnest($2::text[]) as payload`
/** NOTIFY carries less than 8 000 bytes. */
const MAX_BYTES = 7_900
/** A room's name in a payload. */
const ROOMS_AT_ONCE = 150
/** Signals that wait for Postgres: beyond, the oldest is worth nothing any more. */
const MAX_WAITING = 1_000

/** A signal on its way: gone when nobody hears it. */
export type Signal = {
  [Name in ServerMessageName]: {
    readonly rooms: readonly string[]
    readonly name: Name
    readonly body: ServerMessages[Name]
  }
}[ServerMessageName]

/** Who of the staff has something open at one process. */
export interface ViewingNews {
  readonly process_id: string
  readonly item: WorkRef
  /** All who do; none where the last one left. */
  readonly admin_ids: readonly string[]
}

/** Carries what is not in the log (typing, presence) to the sockets of every process. */
export interface FanOut {
  send(signal: Signal): void
  /** For the processes themselves. */
  tell(viewing: ViewingNews): void
  close(): Promise<void>
}

interface Parts {
  readonly pool: Pick<pg.Pool, 'query'>
  readonly url: string
  readonly log: Log
  /** A signal came, from this process or another. */
  readonly onSignal: (signal: Signal) => void
  /** The same of what processes tell each other. */
  readonly onViewing: (news: ViewingNews) => void
}

/**
 * By NOTIFY, one statement at a time with all that waits: a signal that cannot be sent is lost, and the next one tells
 * the same.
 */
export function createFanOut({ pool, url, log, onSignal, onViewing }: Parts): FanOut {
  const waiting: string[] = []
  let isSending = false
  const closeListener = listenTo(
    CHANNEL,
    (payload) => {
      const heard = parseHeard(payload)
      if (heard === null) return
      if ('viewing' in heard) onViewing(heard.viewing)
      else onSignal(heard)
    },
    { url, log },
  )

  async function sendAll(): Promise<void> {
    isSending = true
    while (waiting.length > 0) {
      const payloads = waiting.splice(0, 100)
      await pool
        .query(NOTIFY, [CHANNEL, payloads])
        .catch((error: unknown) => log.debug({ error }, 'could not pass signals to other processes'))
    }
    isSending = false
  }

  function put(payload: string): void {
    if (waiting.length >= MAX_WAITING) waiting.shift()
    waiting.push(payload)
    if (!isSending) void sendAll()
  }

  return {
    send: ({ rooms, name, body }) => {
      for (let n = 0; n < rooms.length; n += ROOMS_AT_ONCE) {
        const payload = JSON.stringify({ rooms: rooms.slice(n, n + ROOMS_AT_ONCE), name, body })
        if (Buffer.byteLength(payload) > MAX_BYTES) throw new Error(`the signal ${name} is too large`)
        put(payload)
      }
    },
    tell: (viewing) => put(JSON.stringify({ viewing })),
    close: closeListener,
  }
}

type Heard = Signal | { readonly viewing: ViewingNews }

/** Whoever may write to the database may speak here: it is taken on trust as rows are. */
function parseHeard(payload: string): Heard | null {
  try {
    return JSON.parse(payload) as Heard
  } catch {
    return null
  }
}
