import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/**
 * They speak of one connection and never go on to the next (RFC 9110, 7.6.1). `expect` was answered by our own server.
 */
const OF_CONNECTION = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/**
 * The headers of a request as they go on. Who asked, and how, is what we saw ourselves; what the request claims about
 * that counts only where another proxy of ours stands before us.
 */
export function headersOnward(request: IncomingMessage, behindProxy: boolean): IncomingHttpHeaders {
  const { headers, socket } = request
  const dropped = new Set([...OF_CONNECTION, ...tokensOf(headers.connection)])
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)))
  const claimOf = (name: string) => (behindProxy ? firstOf(headers[name]) : undefined)
  return {
    ...kept,
    'x-forwarded-for': [
      ...(behindProxy ? [firstOf(headers['x-forwarded-for'])] : []),
      toPlainAddress(socket.remoteAddress),
    ]
      .filter((address) => address !== undefined)
      .join(', '),
    'x-forwarded-host': claimOf('x-forwarded-host') ?? headers.host ?? '',
    'x-forwarded-proto': claimOf('x-forwarded-proto') ?? 'http',
  }
}

/** Names and values in turn, as they came, without those of the connection. */
export function headersBack(answer: IncomingMessage): string[] {
  const dropped = new Set([...OF_CONNECTION, ...tokensOf(answer.headers.connection)])
  const back: string[] = []
  for (let n = 0; n + 1 < answer.rawHeaders.length; n += 2) {
    const [name = '', value = ''] = answer.rawHeaders.slice(n, n + 2)
    if (!dropped.has(name.toLowerCase())) back.push(name, value)
  }
  return back
}

function tokensOf(connection: string | undefined): readonly string[] {
  return (connection ?? '').split(',').map((token) => token.trim().toLowerCase())
}

function firstOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}

/** An IPv4 address as such where it came over an IPv6 socket. */
function toPlainAddress(address: string | undefined): string | undefined {
  return address?.replace(/^::ffff:/, '')
}
