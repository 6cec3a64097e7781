import { type IncomingMessage, request } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Backend, Backends } from './backends.ts'
import { headersBack, headersOnward } from './headers.ts'

/** A handshake without an answer for so long is given up. */
const TIMEOUT_MS = 10_000

/** Sockets that passed from a browser to a process. */
export interface Sockets {
  /** Hands an upgrade on to a ready process, another where one refuses the connection, and joins both ends. */
  join(from: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Ends them all: browsers come back to whoever serves then. */
  close(): void
}

export function createSockets(backends: Backends, { behindProxy }: { readonly behindProxy: boolean }): Sockets {
  const open = new Set<Duplex>()

  function join(from: IncomingMessage, socket: Duplex, head: Buffer): void {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    socket.on('error', () => socket.destroy())
    tryNext(from, socket, head, new Set())
  }

  function tryNext(from: IncomingMessage, socket: Duplex, head: Buffer, tried: Set<Backend>): void {
    const backend = backends.next(tried)
    if (backend === undefined) return void socket.end('HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\n\r\n')
    tried.add(backend)
    const { host, port } = backend
    const headers = {
      ...headersOnward(from, behindProxy),
      connection: 'Upgrade',
      upgrade: from.headers.upgrade ?? 'websocket',
    }
    const asked = request({ host, port, agent: false, path: from.url, headers, setHost: false, timeout: TIMEOUT_MS })
    const leave = () => asked.destroy()
    socket.once('close', leave)
    asked.once('timeout', () => asked.destroy(new Error('no answer')))
    asked.once('error', () => {
      socket.off('close', leave)
      if (socket.destroyed) return
      backends.markFailed(backend)
      // a handshake changes nothing: another may answer it
      tryNext(from, socket, head, tried)
    })
    asked.once('upgrade', (answer, there, thereHead) => {
      socket.off('close', leave)
      socket.write(headOf(answer, ['connection', 'Upgrade', 'upgrade', answer.headers.upgrade ?? 'websocket']))
      connect(socket, there, head, thereHead)
    })
    asked.once('response', (answer) => {
      socket.write(headOf(answer, ['connection', 'close']))
      answer.pipe(socket)
    })
    asked.end()
  }

  return {
    join,
    close: () => {
      for (const socket of open) socket.destroy()
    },
  }
}

/** Bytes pass both ways; when one end goes, so does the other. */
function connect(here: Duplex, there: Duplex, hereHead: Buffer, thereHead: Buffer): void {
  there.on('error', () => there.destroy())
  there.once('close', () => here.destroy())
  here.once('close', () => there.destroy())
  if (here.destroyed) return void there.destroy()
  there.write(hereHead)
  here.write(thereHead)
  here.pipe(there)
  there.pipe(here)
}

function headOf(answer: IncomingMessage, more: readonly string[]): string {
  const headers = [...headersBack(answer), ...more]
  const lines = [`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`]
  for (let n = 0; n + 1 < headers.length; n += 2) lines.push(`${headers[n]}: ${headers[n + 1]}`)
  return `${lines.join('\r\n')}\r\n\r\n`
}
