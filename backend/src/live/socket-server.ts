import { createServer, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ErrorCode } from '@kredka/contracts/kernel/errors'
import type { Log } from '@kredka/contracts/kernel/ports'
import { type DefaultEventsMap, Server, type Socket } from 'socket.io'
import { addressKey } from '../kernel/address-key.ts'
import { createBuckets, type Pace } from '../kernel/token-bucket.ts'
import { addressOf, type HandshakeDeps, isOwnHandshake, isSeenThrough } from './handshake.ts'
import type { LiveMetrics } from './metrics.ts'

type Messages = DefaultEventsMap

export interface SocketServerDeps<C extends Messages, S extends Messages, D> {
  readonly handshake: HandshakeDeps
  readonly metrics: LiveMetrics
  readonly log: Log
  /** Of handshakes from one address. */
  readonly pace: Pace
  readonly ping: { readonly every_ms: number; readonly timeout_ms: number }
  /** @returns null, else why the socket is refused. `address` is a key of the client's, not the address itself */
  admit(socket: Socket<C, S, Messages, D>, address: string): Promise<ErrorCode | null>
  welcome(socket: Socket<C, S, Messages, D>): Promise<void>
}

export interface SocketServer<C extends Messages, S extends Messages, D> {
  readonly io: Server<C, S, Messages, D>
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Takes nobody in any more and ends all sockets; their browsers come back elsewhere. */
  close(): Promise<void>
}

/** A chat's message is 500 characters, typed words of twelve gaps are more; nothing that clients send needs more. */
const MAX_BYTES = 8 * 1024

/**
 * WebSocket alone, no polling: a connection is then one TCP stream to one process, which needs no sticky proxy, and no
 * request that is answered slowly. Where a network lets no WebSocket through, pages read anew every minute.
 */
export function createSocketServer<C extends Messages, S extends Messages, D>(
  deps: SocketServerDeps<C, S, D>,
): SocketServer<C, S, D> {
  const { handshake, metrics, log } = deps
  const io = new Server<C, S, Messages, D>({
    serveClient: false,
    transports: ['websocket'],
    maxHttpBufferSize: MAX_BYTES,
    perMessageDeflate: false,
    connectTimeout: 10_000,
    pingInterval: deps.ping.every_ms,
    pingTimeout: deps.ping.timeout_ms,
    allowRequest: (req, allow) => allow(null, isOwnHandshake(req, handshake)),
  })
  // the engine is fed by hand: several servers share one that also answers requests
  io.attach(createServer())
  const handshakes = createBuckets(deps.pace, () => performance.now())
  let isClosing = false

  async function admit(socket: Socket<C, S, Messages, D>): Promise<ErrorCode | null> {
    if (isClosing) return 'UNAVAILABLE'
    if (isSeenThrough(socket.request, handshake)) return 'IMPERSONATION_READ_ONLY'
    const address = addressKey(addressOf(socket.request, handshake.proxies))
    return handshakes.take(address) ? deps.admit(socket, address) : 'TOO_MANY_REQUESTS'
  }

  io.use((socket, next) => {
    admit(socket).then(
      (refused) => {
        metrics.connect(refused ?? 'ok')
        next(refused === null ? undefined : refusal(refused))
      },
      (error: unknown) => {
        log.warn({ error }, 'a handshake failed')
        next(refusal('UNAVAILABLE'))
      },
    )
  })
  io.on('connection', (socket) => {
    deps.welcome(socket).catch((error: unknown) => {
      log.warn({ error }, 'a socket could not be served')
      socket.disconnect(true)
    })
  })

  return {
    io,
    upgrade: (req, socket, head) => io.engine.handleUpgrade(req, socket, head),
    close: async () => {
      isClosing = true
      io.disconnectSockets(true)
      await io.close()
    },
  }
}

function refusal(code: ErrorCode): Error {
  return Object.assign(new Error(code), { data: { code } })
}
