import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** Plays a process behind the balancer. */
export interface FakeBackend {
  readonly url: string
  /** `METHOD path body` of each request that came whole, probes left out. */
  readonly seen: readonly string[]
  /** What `/readyz` says. */
  ready: boolean
  /** As `kill -9`: every connection breaks, new ones are refused. */
  kill(): Promise<void>
}

export interface FakeOptions {
  /** Default: 200 with its name. */
  readonly answer?: RequestListener
  readonly upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
}

export async function fakeBackend(name: string, { answer, upgrade }: FakeOptions = {}): Promise<FakeBackend> {
  const sockets = new Set<Socket>()
  const seen: string[] = []
  const backend = { ready: true }
  const server = createServer((request, response) => {
    if (request.url === '/readyz') return void response.writeHead(backend.ready ? 200 : 503).end()
    if (answer !== undefined) return answer(request, response)
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      seen.push(`${request.method} ${request.url} ${body}`)
      response.end(name)
    })
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  if (upgrade !== undefined) server.on('upgrade', upgrade)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return Object.assign(backend, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    kill: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  })
}
