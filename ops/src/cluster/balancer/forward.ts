import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { errorText } from '@kredka/backend/http/api/envelope'
import { BARE_HEADERS } from '@kredka/backend/http/security'
import { reject } from '@kredka/contracts/kernel/errors'
import { HEADERS } from '@kredka/contracts/kernel/wire'
import type { Backend, Backends } from './backends.ts'
import { headersBack, headersOnward } from './headers.ts'

export interface ForwardOptions {
  /** Another proxy of ours stands before us and says who asks. */
  readonly behindProxy: boolean
  /** Without the beginning of an answer for so long a request is given up. Default 30 s. */
  readonly timeoutMs?: number
}

/** What became of one try: the answer is on its way, or nothing reached the caller. */
type Tried = 'answered' | 'gone' | 'late' | 'refused' | 'broken'

/** The largest body that is kept for another try. The API's JSON fits; uploads pass as they come. */
const MAX_KEPT = 256 * 1024

/**
 * Sends a request to one process after another until one answers. Only what is safe is sent again: what was never
 * received, what changes nothing, and commands with an `Idempotency-Key`. Bodies and answers stream.
 */
export async function forward(
  from: IncomingMessage,
  to: ServerResponse,
  backends: Backends,
  options: ForwardOptions,
): Promise<void> {
  const tried = new Set<Backend>()
  const body = await bodyOf(from)
  for (;;) {
    const backend = backends.next(tried)
    if (backend === undefined) return say(to, tried.size === 0 ? 503 : 502)
    tried.add(backend)
    const outcome = await send(from, to, body, backend, options)
    if (outcome === 'answered' || outcome === 'gone') return
    if (outcome === 'late') return say(to, 504)
    backends.markFailed(backend)
    const maySendAgain = outcome === 'refused' || (isRepeatable(from) && body !== 'streams')
    if (!maySendAgain) return say(to, 502)
  }
}

function isRepeatable({ method = '', headers }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS' || headers[HEADERS.idempotency] !== undefined
}

/** A small body of something repeatable is read first, so that it can be sent twice; any other passes through. */
async function bodyOf(from: IncomingMessage): Promise<Buffer | 'none' | 'streams'> {
  const length = from.headers['content-length']
  if (from.headers['transfer-encoding'] !== undefined) return 'streams'
  if (length === undefined || length === '0') return 'none'
  if (!isRepeatable(from) || Number(length) > MAX_KEPT) return 'streams'
  const chunks: Buffer[] = []
  // A caller who goes away meanwhile asked for nothing.
  try {
    for await (const chunk of from) chunks.push(chunk)
  } catch {
    return 'none'
  }
  return Buffer.concat(chunks)
}

function send(
  from: IncomingMessage,
  to: ServerResponse,
  body: Buffer | 'none' | 'streams',
  backend: Backend,
  { behindProxy, timeoutMs = 30_000 }: ForwardOptions,
): Promise<Tried> {
  const { host, port, agent, name } = backend
  const { method, url: path } = from
  return new Promise((resolve) => {
    if (to.destroyed) return resolve('gone')
    let isOnWay = false
    let isLate = false
    const headers = headersOnward(from, behindProxy)
    const sent = request({ host, port, agent, method, path, headers, setHost: false })
    const end = (outcome: Tried) => {
      clearTimeout(timer)
      to.off('close', leave)
      resolve(outcome)
    }
    const leave = () => {
      sent.destroy()
      end('gone')
    }
    const timer = setTimeout(() => {
      isLate = true
      sent.destroy()
    }, timeoutMs)
    to.once('close', leave)
    sent.once('response', (answer) => {
      end('answered')
      to.writeHead(answer.statusCode ?? 502, answer.statusMessage, [...headersBack(answer), 'x-served-by', name])
      // An answer that breaks off breaks off for the caller too, who can tell it from a whole one.
      pipeline(answer, to, () => undefined)
    })
    sent.on('error', () => {
      if (isLate) end('late')
      else end(isOnWay ? 'broken' : 'refused')
    })
    sent.once('socket', (socket) => {
      const pass = () => {
        isOnWay = true
        if (body === 'streams') from.pipe(sent)
        else sent.end(body === 'none' ? undefined : body)
      }
      if (socket.connecting) socket.once('connect', pass)
      else pass()
    })
  })
}

/** An answer of our own, in the API's form. */
function say(to: ServerResponse, status: 502 | 503 | 504): void {
  if (to.headersSent || to.destroyed) return
  to.writeHead(status, { ...BARE_HEADERS, 'content-type': 'application/json; charset=utf-8', 'retry-after': '1' })
  to.end(errorText(reject('UNAVAILABLE')))
}
