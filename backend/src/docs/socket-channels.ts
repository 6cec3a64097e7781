import type { SocketMessage } from '@kredka/contracts/kernel/channel'
import type { Contract } from '@kredka/contracts/kernel/module-contract'
import type { TSchema } from '@kredka/contracts/kernel/schema'
import { clientMessages, Introduction, type ServerMessageName, serverMessages } from '@kredka/contracts/live/messages'
import { ADMIN_SOCKET_PATH, SOCKET_PATH } from '@kredka/contracts/live/rules'
import type { DocumentedSite } from './documented.ts'
import type { EventParts } from './event-channels.ts'
import type { JsonSchema, SchemaBook } from './schemas.ts'

export type Messages = Readonly<Record<string, SocketMessage>>

/** One of the sockets. */
export interface SocketKind {
  readonly name: string
  /** Below the base of the API. */
  readonly path: string
  readonly about: string
  /** Of the document’s security schemes; null where it takes no account. */
  readonly security: 'session' | 'adminSession' | null
  /** What a client says of itself. */
  readonly hello: TSchema
  readonly server: Messages
  readonly client: Messages
}

/** The back office hears of changes; who writes and who is there are a person's own signs. */
const OFFICE: readonly ServerMessageName[] = ['ready', 'hint', 'refresh_all', 'session_ended', 'refused']

const SOCKETS: readonly SocketKind[] = [
  {
    name: 'live',
    path: SOCKET_PATH,
    about: 'The socket of somebody who is logged in.',
    security: 'session',
    hello: Introduction,
    server: serverMessages,
    client: clientMessages,
  },
  {
    name: 'admin_live',
    path: ADMIN_SOCKET_PATH,
    about: 'The socket of the back office.',
    security: 'adminSession',
    hello: Introduction,
    server: Object.fromEntries(OFFICE.map((name) => [name, serverMessages[name]])),
    client: {},
  },
]

/** The sockets of all that is logged in, then those that modules declare. */
export function socketsOf(modules: readonly Pick<Contract, 'channels'>[]): readonly SocketKind[] {
  const own = modules.flatMap(({ channels }) => channels ?? [])
  const kinds = own.map(({ name, path, about, hello, server, client }): SocketKind => {
    return { name, path, about, security: null, hello, server, client }
  })
  return [...SOCKETS, ...kinds]
}

/** How to connect: paragraphs with `code` in them. */
export const ABOUT_SOCKETS = [
  'Socket.IO 4 over WebSocket alone, without polling. The handshake carries the cookie of the session and comes from the site itself (`Origin`).',
  'The client introduces itself with the last `position` that it heard of, in Socket.IO’s `auth`. What it missed since comes first, or `refresh_all` where that was too much.',
  'A hint holds no content: read the thing anew with `x-after-position`, and the answer shows what was told. A message of a client may be acknowledged, with `{"ok": true}` or `{"ok": false, "code": …}`.',
].join('\n\n')

/** The same, of a socket that its client shows a key for. */
export const ABOUT_CHANNELS = [
  'Socket.IO 4 over WebSocket alone, without polling. Who comes is said in Socket.IO’s `auth`; a login that comes along is known.',
  'Every message of a client is acknowledged, with `{"ok": true, "answer": …}` or `{"ok": false, "code": …}`.',
].join('\n\n')

/** A channel for each socket, an operation for each direction. */
export function socketParts(
  sockets: readonly SocketKind[],
  { api_base }: DocumentedSite,
  book: SchemaBook,
): EventParts {
  return {
    channels: Object.fromEntries(sockets.map((kind) => [kind.name, channelOf(kind, api_base, book)])),
    operations: Object.fromEntries(sockets.flatMap(operationsOf)),
    messages: Object.fromEntries(
      sockets.flatMap((kind) => [
        ...messagesOf(kind, 'server', kind.server, book),
        ...messagesOf(kind, 'client', kind.client, book),
      ]),
    ),
  }
}

/** Both directions may use one name, and so may two sockets: a message is known by both. */
function keyOf({ security, name }: SocketKind, side: 'server' | 'client', message: string): string {
  return security === null ? `${name}.${side}.${message}` : `${side}.${message}`
}

function messagesOf(kind: SocketKind, side: 'server' | 'client', messages: Messages, book: SchemaBook) {
  return Object.entries(messages).map(([name, { about, body, ...rest }]): readonly [string, JsonSchema] => [
    keyOf(kind, side, name),
    {
      name,
      summary: about,
      contentType: 'application/json',
      payload: book.refer(body),
      ...('answer' in rest ? { 'x-answer': book.refer(rest.answer as TSchema) } : {}),
    },
  ])
}

function channelOf(kind: SocketKind, apiBase: string, book: SchemaBook): JsonSchema {
  const { path, about, hello, security, server, client } = kind
  const keys = [
    ...Object.keys(server).map((name) => keyOf(kind, 'server', name)),
    ...Object.keys(client).map((name) => keyOf(kind, 'client', name)),
  ]
  return {
    address: `${apiBase}${path}`,
    description: `${about}\n\n${security === null ? ABOUT_CHANNELS : ABOUT_SOCKETS}`,
    servers: [{ $ref: '#/servers/site' }],
    messages: Object.fromEntries(keys.map((key) => [key, { $ref: `#/components/messages/${key}` }])),
    bindings: { ws: { method: 'GET', bindingVersion: '0.1.0' } },
    'x-introduction': book.refer(hello),
  }
}

function operationsOf(kind: SocketKind): readonly (readonly [string, JsonSchema])[] {
  const { name, security, server, client } = kind
  const channel = { $ref: `#/channels/${name}` }
  const operation = (side: 'server' | 'client', messages: Messages) => ({
    action: side === 'server' ? 'send' : 'receive',
    channel,
    summary: side === 'server' ? 'What the server tells.' : 'What a client says.',
    ...(security === null ? {} : { security: [{ $ref: `#/components/securitySchemes/${security}` }] }),
    messages: Object.keys(messages).map((one) => ({ $ref: `#/channels/${name}/messages/${keyOf(kind, side, one)}` })),
  })
  const told = [`${name}_tell`, operation('server', server)] as const
  return Object.keys(client).length === 0 ? [told] : [told, [`${name}_hear`, operation('client', client)]]
}
