import type { Channel } from '@kredka/contracts/kernel/channel'
import { type ErrorCode, isRejection } from '@kredka/contracts/kernel/errors'
import type { Clock, Log, StoredEvent } from '@kredka/contracts/kernel/ports'
import type { DefaultEventsMap, Socket } from 'socket.io'
import type { Admission, ChannelMember, ChannelSide } from '../kernel/channel.ts'
import { createAjv } from '../kernel/schemas.ts'
import type { Pace } from '../kernel/token-bucket.ts'
import { callerOfHandshake, type HandshakeDeps, pathOf } from './handshake.ts'
import { createIncoming, PACES } from './incoming.ts'
import type { Upgrades } from './live-side.ts'
import type { LiveMetrics } from './metrics.ts'
import { measureRoundTrips, noteHeard } from './round-trips.ts'
import type { WatchSockets } from './sessions-watch.ts'
import { createSocketServer } from './socket-server.ts'

interface SocketData {
  admission: Admission
  login: { readonly id: string; readonly session_id: string } | null
}
type ChannelSocketOf = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>

export interface ChannelDeps extends HandshakeDeps {
  readonly watch: WatchSockets
  readonly metrics: LiveMetrics
  readonly sharedClock: Clock
  readonly log: Log
}

/** The sockets of one channel in this process. */
export interface ServedChannel extends Upgrades {
  readonly name: string
  count(): number
  /** Once, before anybody can connect. */
  serve(side: ChannelSide): void
  tell(group: string, name: string, body: unknown): void
  note(events: readonly StoredEvent[]): void
  close(): Promise<void>
}

/** A school behind one address comes in at once, and again after its network failed. */
const HANDSHAKES: Pace = { burst: 1_500, per_second: 50 }
/** Five of them are what the line is judged by. */
const PING = { every_ms: 2_500, timeout_ms: 8_000 }

/** As `createLive`, for sockets whose owners need no account: each channel has a server and a path of its own. */
export function createServedChannel(channel: Channel, deps: ChannelDeps): ServedChannel {
  const { metrics, log, sharedClock } = deps
  const now = () => performance.now()
  const isHello = createAjv().compile(channel.hello)
  const incoming = createIncoming({ messages: channel.client, paces: PACES, metrics, log, now, stamp: sharedClock.now })
  const path = deps.apiBase + channel.path
  let side: ChannelSide | null = null
  const { io, upgrade, close } = createSocketServer<DefaultEventsMap, DefaultEventsMap, SocketData>({
    ...{ handshake: deps, metrics, log, pace: HANDSHAKES, ping: PING },
    ...{ admit, welcome },
  })

  async function admit(socket: ChannelSocketOf, address: string): Promise<ErrorCode | null> {
    if (side === null) return 'UNAVAILABLE'
    const { auth: hello } = socket.handshake
    if (!isHello(hello)) return 'INVALID_INPUT'
    const { viewer, refused } = await callerOfHandshake(socket.request, deps)
    const user_id = viewer.kind === 'user' ? viewer.id : null
    // whoever brings no login is nobody, and need not be anybody
    const over = refused === null || refused.rejected === 'NOT_LOGGED_IN' ? null : refused
    const admission = await side.admit({ hello, user_id, refused: over, address })
    if (isRejection(admission)) return admission.rejected
    if ((io.of('/').adapter.rooms.get(ownGroup(admission))?.size ?? 0) >= admission.max) return 'TOO_MANY_REQUESTS'
    const isLogin = viewer.kind === 'user' && viewer.session_id !== undefined
    socket.data.login = isLogin ? { id: viewer.id, session_id: viewer.session_id ?? '' } : null
    socket.data.admission = admission
    return null
  }

  async function welcome(socket: ChannelSocketOf): Promise<void> {
    const { admission, login } = socket.data
    void socket.join(ownGroup(admission))
    const end = (code: ErrorCode) => {
      socket.emit('ended', { code })
      socket.disconnect(true)
    }
    // what comes before it is known whose it is waits for that
    let member: ChannelMember | null = null
    let isGone = false
    const unwatch =
      login === null ? null : deps.watch({ owner: { kind: 'person', ...login }, end, onChange: () => undefined })
    const heardAt = noteHeard(socket.conn, sharedClock.now)
    socket.on('disconnect', (reason) => {
      isGone = true
      unwatch?.()
      member?.leave(reason === 'ping timeout' ? heardAt() : sharedClock.now())
    })
    const welcomed = admission.welcome({
      id: socket.id,
      send: (name, body) => void socket.emit(name, body),
      end,
      join: (group) => void socket.join(group),
      roundTripMs: measureRoundTrips(socket.conn, now),
    })
    const receive = incoming({
      owner: ownGroup(admission),
      handle: async (name, body, received_at) => (await welcomed).ask(name, body, received_at),
      onRefused: () => undefined,
      close: () => socket.disconnect(true),
    })
    socket.onAny((name: unknown, ...given: unknown[]) => void receive(String(name), given))
    const made = await welcomed
    if (isGone) made.leave(sharedClock.now())
    else member = made
  }

  return {
    name: channel.name,
    owns: (req) => pathOf(req.url) === path,
    upgrade,
    count: () => io.of('/').sockets.size,
    serve: (served) => {
      side = served
    },
    tell: (group, name, body) => void io.to(group).emit(name, body),
    note: (events) => side?.note(events),
    close: async () => {
      // sockets first: who leaves is noted by the side that still stands
      await Promise.all([close(), side?.close()])
    },
  }
}

/** Whatever a client calls itself, no group of the module has such a name. */
function ownGroup({ name }: Admission): string {
  return `own:${name}`
}
