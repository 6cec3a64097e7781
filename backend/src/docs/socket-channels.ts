import type { SocketMessage } from '@kredka/contracts/kernel/channel'
import { clientMessages, Introduction, type ServerMessageName, serverMessages } from '@kredka/contracts/live/messages'
import { ADMIN_SOCKET_PATH, SOCKET_PATH } from '@kredka/contracts/live/rules'
import type { DocumentedSite } from './documented.ts'
import type { EventParts } from './event-channels.ts'
import type { JsonSchema, SchemaBook } from './schemas.ts'

export type Messages = Readonly<Record<string, SocketMessage>>

/** One of the two sockets. */
export interface SocketKind {
  readonly name: 'live' | 'admin_live'
  /** Below the base of the API. */
  readonly path: string
  readonly about: string
  /** Of the document’s security schemes. */
  readonly security: 'session' | 'adminSession'
  readonly server: Messages
  readonly client: Messages
}

/** The back office hears of changes; who writes and who is there are a person's own signs. */
const OFFICE: readonly ServerMessageName[] = ['ready', 'hint', 'refresh_all', 'session_ended', 'refused']

export const SOCKETS: readonly SocketKind[] = [
  {
    name: 'live',
    path: SOCKET_PATH,
    about: 'The socket of somebody who is logged in.',
    security: 'session',
    server: serverMessages,
    client: clientMessages,
  },
  {
    name: 'admin_live',
    path: ADMIN_SOCKET_PATH,
    about: 'The socket of the back office.',
    security: 'adminSession',
    server: Object.fromEntries(OFFICE.map((name) => [name, serverMessages[name]])),
    client: {},
  },
]

/** How to connect: paragraphs with `code` in them. */
export const ABOUT_SOCKETS = [
  'Socket.IO 4 over WebSocket alone, without polling. The handshake carries the cookie of the session and comes from the site itself (`Origin`).',
  'The client introduces itself with the last `position` that it heard of, in Socket.IO’s `auth`. What it missed since comes first, or `refresh_all` where that was too much.',
  'A hint holds no content: read the thing anew with `x-after-position`, and the answer shows what was told. A message of a client may be acknowledged, with `{"ok": true}` or `{"ok": false, "code": …}`.',
].join('\n\n')

/** A channel for each socket, an operation for each direction. */
export function socketParts({ api_base }: DocumentedSite, book: SchemaBook): EventParts {
  const messages = [...messagesOf('server', serverMessages, book), ...messagesOf('client', clientMessages, book)]
  return {
    channels: Object.fromEntries(SOCKETS.map((kind) => [kind.name, channelOf(kind, api_base, book)])),
    operations: Object.fromEntries(SOCKETS.flatMap(operationsOf)),
    messages: Object.fromEntries(messages),
  }
}

/** Both directions may use one name: a message is known by its side too. */
function keyOf(side: 'server' | 'client', name: string): string {
  return `${side}.${name}`
}

function messagesOf(side: 'server' | 'client', messages: Messages, book: SchemaBook) {
  return Object.entries(messages).map(([name, { about, body }]): readonly [string, JsonSchema] => [
    keyOf(side, name),
    { name, summary: about, contentType: 'application/json', payload: book.refer(body) },
  ])
}

function channelOf({ path, about, server, client }: SocketKind, apiBase: string, book: SchemaBook): JsonSchema {
  const keys = [
    ...Object.keys(server).map((name) => keyOf('server', name)),
    ...Object.keys(client).map((name) => keyOf('client', name)),
  ]
  return {
    address: `${apiBase}${path}`,
    description: `${about}\n\n${ABOUT_SOCKETS}`,
    servers: [{ $ref: '#/servers/site' }],
    messages: Object.fromEntries(keys.map((key) => [key, { $ref: `#/components/messages/${key}` }])),
    bindings: { ws: { method: 'GET', bindingVersion: '0.1.0' } },
    'x-introduction': book.refer(Introduction),
  }
}

function operationsOf({ name, security, server, client }: SocketKind): readonly (readonly [string, JsonSchema])[] {
  const channel = { $ref: `#/channels/${name}` }
  const operation = (side: 'server' | 'client', messages: Messages) => ({
    action: side === 'server' ? 'send' : 'receive',
    channel,
    summary: side === 'server' ? 'What the server tells.' : 'What a client says.',
    security: [{ $ref: `#/components/securitySchemes/${security}` }],
    messages: Object.keys(messages).map((one) => ({ $ref: `#/channels/${name}/messages/${keyOf(side, one)}` })),
  })
  const told = [`${name}_tell`, operation('server', server)] as const
  return Object.keys(client).length === 0 ? [told] : [told, [`${name}_hear`, operation('client', client)]]
}
