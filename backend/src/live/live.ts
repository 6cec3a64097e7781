import { type ErrorCode, isRejection } from '@kredka/contracts/kernel/errors'
import type { Clock, Log, Position } from '@kredka/contracts/kernel/ports'
import {
  type Change,
  type ClientToServer,
  clientMessages,
  Introduction,
  type ServerToClient,
} from '@kredka/contracts/live/messages'
import type { DefaultEventsMap, Server, Socket } from 'socket.io'
import type { Positions } from '../http/sessions/positions.ts'
import { createAjv } from '../kernel/schemas.ts'
import type { Pace } from '../kernel/token-bucket.ts'
import type { Signal } from './fan-out.ts'
import { type HandshakeDeps, identify, type SocketKind, type SocketOwner, sessionOf, socketKind } from './handshake.ts'
import { createIncoming, PACES } from './incoming.ts'
import type { Upgrades } from './live-side.ts'
import type { LiveMetrics } from './metrics.ts'
import type { Presence } from './presence.ts'
import type { RecentHints, SentHints } from './recent-hints.ts'
import { roomOf, roomsOf } from './rooms.ts'
import type { WatchSockets } from './sessions-watch.ts'
import type { HandleMessage } from './signals.ts'
import { createSocketServer } from './socket-server.ts'
import type { StaffSocket, Viewers } from './viewers.ts'

interface SocketData {
  owner: SocketOwner
}
type LiveServer = Server<ClientToServer, ServerToClient, DefaultEventsMap, SocketData>
type LiveSocket = Socket<ClientToServer, ServerToClient, DefaultEventsMap, SocketData>

export interface LiveDeps extends HandshakeDeps {
  readonly recent: RecentHints
  readonly positions: Positions
  readonly handle: HandleMessage
  /** Null where no module says who may see whose signals. */
  readonly presence: Presence | null
  readonly viewers: Pick<Viewers, 'view'>
  readonly watch: WatchSockets
  readonly metrics: LiveMetrics
  readonly clock: Clock
  readonly log: Log
}

/** The sockets of this process. Nothing here is kept: a person may be at any process, and at several. */
export interface Live extends Upgrades {
  /** Hands out what the log tells, in its order; the read models have passed it. */
  tell(news: readonly SentHints[], position: Position): void
  /** A signal that came from any process. */
  emit(signal: Signal): void
  /** Open sockets by kind. */
  count(): ReadonlyMap<SocketKind, number>
  /** Ends all sockets; their browsers come back elsewhere. */
  close(): Promise<void>
}

const MAX_SOCKETS_OF_ONE = 30
/** A school behind one address opens its pages at once; a flood of handshakes is more than that. */
const HANDSHAKES: Pace = { burst: 1_000, per_second: 20 }
const PING = { every_ms: 20_000, timeout_ms: 15_000 }
/** A page that acknowledges later than that is gone, as far as colleagues are concerned. */
const HEARD_MS = 4_000

export function createLive(deps: LiveDeps): Live {
  const { recent, metrics, clock, log } = deps
  const now = () => performance.now()
  const isIntroduction = createAjv().compile(Introduction)
  const incoming = createIncoming({ messages: clientMessages, paces: PACES, metrics, log, now, stamp: clock.now })
  const { lastSentTo, sendHints, catchUp } = createHintSender(deps)
  const { io, upgrade, close } = createSocketServer<ClientToServer, ServerToClient, SocketData>({
    ...{ handshake: deps, metrics, log, pace: HANDSHAKES, ping: PING },
    ...{ admit, welcome },
  })
  // a signal's name and body belong together already
  const untyped: Server = io as unknown as Server

  async function admit(socket: LiveSocket): Promise<ErrorCode | null> {
    if (!isIntroduction(socket.handshake.auth)) return 'INVALID_INPUT'
    const owner = await identify(socket.request, deps)
    if (isRejection(owner)) return owner.rejected
    const [own = ''] = roomsOf(owner)
    if (owner.kind === 'person' && (io.of('/').adapter.rooms.get(own)?.size ?? 0) >= MAX_SOCKETS_OF_ONE)
      return 'TOO_MANY_REQUESTS'
    socket.data.owner = owner
    return null
  }

  async function welcome(socket: LiveSocket): Promise<void> {
    const { owner } = socket.data
    const end = (code: ErrorCode) => {
      socket.emit('session_ended', { code })
      socket.disconnect(true)
    }
    // sessions stand in the vault, not in the log: the hint goes without an event, at the position that was told last
    const hintAtSession = () => socket.emit('hint', { changes: [{ entity: 'session' }], position: lastSentTo(socket) })
    const unwatch = deps.watch({ owner, end, onChange: hintAtSession })
    const staff = owner.kind === 'admin' ? staffSocket(socket, owner.id) : null
    const receive = incoming({
      owner: `${owner.kind}:${owner.id}`,
      handle: (name, body) => deps.handle({ owner, staff }, name, body),
      onRefused: (name, code) => socket.emit('refused', { name, code }),
      close: () => socket.disconnect(true),
    })
    socket.onAny((name: unknown, ...given: unknown[]) => void receive(String(name), given))
    socket.on('disconnect', () => {
      unwatch()
      if (staff !== null) deps.viewers.view(staff, null)
    })
    await catchUp(socket, (socket.handshake.auth as Introduction).position)
    if (socket.connected && owner.kind === 'person') await showPresence(deps, socket, owner.id)
  }

  return {
    owns: (req) => socketKind(req.url, deps.apiBase) !== null,
    upgrade,
    tell: (news, position) => {
      recent.add(news, position)
      const { adapter, sockets } = io.of('/')
      const onReceived = ({ change }: Addressed, count: number) => metrics.hint(change.entity, count)
      for (const [id, hints] of hintsBySocket(adapter.rooms, gatherHints(news), onReceived)) {
        const socket = sockets.get(id)
        if (socket !== undefined) sendHints(socket, hints)
      }
      for (const { occurred_at, hints } of news) {
        if (hints.length > 0) metrics.observeDelay((clock.now() - Date.parse(occurred_at)) / 1000)
      }
    },
    count: () => countOf(io),
    emit: ({ rooms, name, body }) => void untyped.to([...rooms]).emit(name, body),
    close,
  }
}

type HintParts = Pick<LiveDeps, 'recent' | 'positions'>

/** The hints of one socket. Each session hears of a position in words of its own. */
function createHintSender({ recent, positions }: HintParts) {
  const lastSentTo = ({ data }: LiveSocket) => positions.encrypt(recent.lastPosition(), sessionOf(data.owner))

  /** What one socket is told of goes in one message. */
  function sendHints(socket: LiveSocket, hints: readonly Addressed[]): void {
    const last = hints.at(-1)
    if (last === undefined) return
    const position = positions.encrypt(last.position, sessionOf(socket.data.owner))
    socket.emit('hint', { changes: hints.map(({ change }) => change), position })
  }

  /**
   * What was missed comes first; from then on the rooms bring everything, with nothing in between and nothing twice.
   */
  async function catchUp(socket: LiveSocket, given: string | undefined): Promise<void> {
    const { owner } = socket.data
    const position = given === undefined ? null : positions.decryptLatest(given, sessionOf(owner))
    const reached = position === null ? 'far' : await recent.reach(position)
    if (!socket.connected) return
    // from here on without a pause, so that no batch of the tail comes in between
    const rooms = roomsOf(owner)
    if (position !== null && reached === 'near') {
      const own = new Set(rooms)
      sendHints(
        socket,
        gatherHints(recent.since(position)).filter(({ room }) => own.has(room)),
      )
    }
    if (given !== undefined && reached === 'far') socket.emit('refresh_all', { position: lastSentTo(socket) })
    socket.emit('ready', { position: lastSentTo(socket) })
    void socket.join([...rooms])
  }

  return { lastSentTo, sendHints, catchUp }
}

function staffSocket(socket: LiveSocket, admin_id: string): StaffSocket {
  return {
    id: socket.id,
    admin_id,
    show: (viewers) =>
      new Promise((resolve) => {
        socket.timeout(HEARD_MS).emit('viewers', viewers, (error) => resolve(error === null))
      }),
  }
}

async function showPresence({ presence, log }: LiveDeps, socket: LiveSocket, user_id: string): Promise<void> {
  if (presence === null) return
  socket.on('disconnect', () => presence.leave(user_id))
  const user_ids = await presence.arrive(user_id).catch((error: unknown) => {
    log.debug({ error }, 'who is online is not known for a moment')
    return []
  })
  socket.emit('online', { user_ids: [...user_ids] })
}

interface Addressed {
  readonly room: string
  readonly change: Change
  readonly position: Position
}

/** One hint for what changed several times, with the last position, in the order of the log. */
function gatherHints(news: readonly SentHints[]): readonly Addressed[] {
  const last = new Map<string, Addressed>()
  for (const { position, hints } of news) {
    for (const { to, entity, id } of hints) {
      const room = roomOf({ to, entity })
      const key = `${room} ${entity} ${id ?? ''}`
      last.delete(key)
      last.set(key, { room, change: id === undefined ? { entity } : { entity, id }, position })
    }
  }
  return [...last.values()]
}

/** What each socket is to be told, by its id. */
function hintsBySocket(
  rooms: ReadonlyMap<string, ReadonlySet<string>>,
  hints: readonly Addressed[],
  onReceived: (hint: Addressed, count: number) => void,
): ReadonlyMap<string, readonly Addressed[]> {
  const bySocket = new Map<string, Addressed[]>()
  for (const hint of hints) {
    const receivers = rooms.get(hint.room) ?? new Set()
    for (const id of receivers) {
      const own = bySocket.get(id)
      if (own === undefined) bySocket.set(id, [hint])
      else own.push(hint)
    }
    if (receivers.size > 0) onReceived(hint, receivers.size)
  }
  return bySocket
}

function countOf(io: LiveServer): ReadonlyMap<SocketKind, number> {
  const counts = new Map<SocketKind, number>([
    ['person', 0],
    ['admin', 0],
  ])
  for (const { data } of io.of('/').sockets.values())
    counts.set(data.owner.kind, (counts.get(data.owner.kind) ?? 0) + 1)
  return counts
}
