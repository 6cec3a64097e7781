import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { reject } from '@kredka/contracts/kernel/errors'
import { ConfigError } from '../config/config.ts'
import { errorText } from '../http/api/envelope.ts'
import { BARE_HEADERS } from '../http/security.ts'
import type { Upgrades } from '../live/live-side.ts'

export interface HttpServer {
  readonly server: Server
  readonly port: number
  /** Answers requests from now on; before, all but `/healthz` gets 503. */
  serve(listener: RequestListener): void
  /** Hands these upgrades over from now on; every other is answered as if it were a plain request. */
  serveUpgrades(upgrades: Upgrades): void
  /** Says at `/readyz` from now on that no more requests are to be sent here; all else is answered as before. */
  drain(): void
  /** Takes no more connections, waits for the answers under way, then cuts what is left. */
  stop(longestMs: number): Promise<void>
}

/**
 * From the first byte of a request until its headers, and until all of it, must be here; then it is answered 408 and
 * cut.
 */
export interface Deadlines {
  readonly headersMs: number
  /** Not below `headersMs`: Node swaps the two then. */
  readonly requestMs: number
}

const DEADLINES: Deadlines = { headersMs: 15_000, requestMs: 30_000 }
/** How often Node looks for requests that take too long: by so much more one may take. */
const CHECK_MS = 1_000

/**
 * Listens at once, so that a port in use is known before anything else is begun.
 * @throws ConfigError for a port in use
 */
export async function listen(host: string, port: number, longest: Deadlines = DEADLINES): Promise<HttpServer> {
  let answer: RequestListener = answerStarting
  let upgrades: Upgrades | undefined
  const shouldUpgradeCallback = (req: IncomingMessage) => upgrades?.owns(req) ?? false
  const options = { shouldUpgradeCallback, connectionsCheckingInterval: CHECK_MS }
  const server = createServer(options, (req, res) => answer(req, res))
  server.on('upgrade', (req, socket, head) => upgrades?.upgrade(req, socket, head))
  // Longer than a proxy keeps its idle connections, so that it never writes into one that we just closed.
  server.keepAliveTimeout = 65_000
  server.headersTimeout = longest.headersMs
  server.requestTimeout = longest.requestMs
  await new Promise<void>((resolve, refuse) => {
    server.once('error', (error) => refuse(listenError(error, host, port)))
    server.listen(port, host, resolve)
  })
  return {
    server,
    port: (server.address() as AddressInfo).port,
    serve: (listener) => {
      answer = listener
    },
    serveUpgrades: (taken) => {
      upgrades = taken
    },
    drain: () => {
      const before = answer
      answer = (req, res) => (req.url === '/readyz' ? answerDraining(res) : before(req, res))
    },
    stop: async (longestMs) => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      // A connection whose answer is out would be kept alive for a next request that nobody may send.
      const idle = setInterval(() => server.closeIdleConnections(), 20)
      const waited = new AbortController()
      const late = delay(longestMs, undefined, { signal: waited.signal }).catch(() => undefined)
      await Promise.race([closed, late])
      waited.abort()
      clearInterval(idle)
      server.closeAllConnections()
      await closed
    },
  }
}

function listenError(error: Error, host: string, port: number): Error {
  const code = 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') return new ConfigError([`PORT ${port} is in use: stop what uses it, or set another PORT`])
  if (code === 'EACCES')
    return new ConfigError([`PORT ${port} needs rights that this process has not: set another PORT`])
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new ConfigError([`HOST ${host} is no address of this machine`])
  return error
}

function answerDraining(res: ServerResponse): void {
  res.writeHead(503, { ...BARE_HEADERS, 'content-type': 'application/json; charset=utf-8', connection: 'close' })
  res.end('{"status":"stopping"}')
}

function answerStarting(req: IncomingMessage, res: ServerResponse): void {
  const alive = req.url === '/healthz'
  const body = alive ? '{"status":"ok"}' : errorText(reject('UNAVAILABLE'))
  const type = { 'content-type': 'application/json; charset=utf-8' }
  res.writeHead(alive ? 200 : 503, { ...BARE_HEADERS, ...type, ...(alive ? {} : { 'retry-after': '2' }) })
  res.end(body)
}
