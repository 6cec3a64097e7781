import type { Entity } from '@kredka/contracts/live/entities'
import type { ClientToServer, ServerMessageName, ServerMessages, ServerToClient } from '@kredka/contracts/live/messages'
import { io, type Socket } from 'socket.io-client'
import { until } from '../../kernel/reactions/testing/until.ts'

/** What the server said. */
export interface Heard {
  readonly name: ServerMessageName
  readonly body: unknown
}

export interface TestSocket {
  readonly socket: Socket<ServerToClient, ClientToServer>
  /** Everything, in its order. */
  readonly heard: readonly Heard[]
  /** Bodies of the messages of this name, so far. */
  all<Name extends ServerMessageName>(name: Name): readonly ServerMessages[Name][]
  /** Ids of the hints about this entity, so far. */
  ids(entity: Entity): readonly (string | undefined)[]
  /** Waits for the first message of this name. */
  first<Name extends ServerMessageName>(name: Name): Promise<ServerMessages[Name]>
  /** Codes with which the server refused the handshake. */
  readonly refusals: readonly string[]
  close(): void
}

interface Options {
  readonly headers?: Readonly<Record<string, string>>
  readonly admin?: boolean
  /** The last position that this client heard of. */
  readonly position?: string
}

/** A client as a browser is one, but that it does not come back by itself. */
export function testSocket(url: string, { headers = {}, admin = false, position }: Options = {}): TestSocket {
  const socket: Socket<ServerToClient, ClientToServer> = io(url, {
    path: admin ? '/api/admin/live' : '/api/live',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { ...headers },
    auth: position === undefined ? {} : { position },
  })
  const heard: Heard[] = []
  const refusals: string[] = []
  socket.onAny((name: ServerMessageName, body: unknown) => heard.push({ name, body }))
  socket.on('connect_error', (error) => refusals.push(codeOf(error)))
  const all = <Name extends ServerMessageName>(name: Name) =>
    heard.filter((one) => one.name === name).map(({ body }) => body as ServerMessages[Name])
  return {
    socket,
    heard,
    refusals,
    all,
    ids: (entity) =>
      all('hint').flatMap(({ changes }) => changes.flatMap((change) => (change.entity === entity ? [change.id] : []))),
    first: (name) => until(() => all(name)[0]),
    close: () => socket.disconnect(),
  }
}

function codeOf(error: Error): string {
  const data = 'data' in error ? error.data : null
  return typeof data === 'object' && data !== null && 'code' in data ? String(data.code) : error.message
}
