import type { Static } from 'typebox'
import { message, type SocketMessage } from '../kernel/channel.ts'
import { ERROR_CODES, type ErrorCode } from '../kernel/errors.ts'
import { Id, Nullable, Obj, OneOf, Type } from '../kernel/schema.ts'
import { WORK_KINDS } from '../work-queue/rules.ts'
import { ENTITIES } from './entities.ts'

/** A word for this session alone, to be handed back as it is. */
const Position = Type.String({ minLength: 1, maxLength: 200 })
const Code = OneOf(ERROR_CODES)
const Change = Obj({ entity: OneOf(ENTITIES), id: Type.Optional(Type.String({ maxLength: 64 })) })
/** Something that a person may see. Without an id all of its kind. */
export type Change = Static<typeof Change>

/** Something of the work queue. */
const WorkRef = Obj({ kind: OneOf(WORK_KINDS), id: Id })
export type WorkRef = Static<typeof WorkRef>
/** More colleagues than that on one thing are not told apart. */
export const MAX_VIEWERS = 50

/** The server speaks in facts, clients in requests (API-04). Browsers import types alone. */
export const serverMessages = {
  ready: message(
    'The connection stands, and whatever happens after this position will be told.',
    Obj({ position: Position }),
  ),
  hint: message(
    'Something that this person may see has changed, and the read models show it. Without an id a change concerns all of its kind.',
    Obj({ changes: Type.Array(Change, { minItems: 1 }), position: Position }),
  ),
  refresh_all: message(
    'More was missed than can be told one by one: read anew what is on the screen.',
    Obj({ position: Position }),
  ),
  session_ended: message(
    'The login behind this connection is over, or has other duties now; the connection ends.',
    Obj({ code: Code }),
  ),
  refused: message('A message of the client was not taken.', Obj({ name: Type.String({ maxLength: 64 }), code: Code })),
  typing: message('The other side of a chat is writing.', Obj({ chat_id: Id, user_id: Id })),
  presence: message(
    'Somebody with whom this person has a chat came or went.',
    Obj({ user_id: Id, online: Type.Boolean() }),
  ),
  online: message(
    'Who is there now among the people with whom this person has a chat.',
    Obj({ user_ids: Type.Array(Id, { maxItems: 500 }) }),
  ),
  viewers: message(
    'Which colleagues have open what this page of the back office shows. It comes every few seconds and wants an acknowledgement: a page that gives none is gone for the others.',
    Obj({ ...WorkRef.properties, admin_ids: Type.Array(Id, { maxItems: MAX_VIEWERS }) }),
  ),
} as const

export const clientMessages = {
  typing: message('I am writing in this chat.', Obj({ chat_id: Id })),
  view: message(
    'As staff I have this thing of the work queue open; null: none any more. One for each connection.',
    Obj({ item: Nullable(WorkRef) }),
  ),
} as const

type BodiesOf<Messages extends Readonly<Record<string, SocketMessage>>> = {
  [Name in keyof Messages]: Static<Messages[Name]['body']>
}
export type ServerMessages = BodiesOf<typeof serverMessages>
export type ClientMessages = BodiesOf<typeof clientMessages>
export type ServerMessageName = keyof ServerMessages
export type ClientMessageName = keyof ClientMessages

/** How a message of a client was taken. */
export type SocketAnswer = { readonly ok: true } | { readonly ok: false; readonly code: ErrorCode }

/** Both directions as socket.io types them. */
export type ServerToClient = {
  [Name in ServerMessageName]: Name extends 'viewers'
    ? (body: ServerMessages[Name], acknowledge: () => void) => void
    : (body: ServerMessages[Name]) => void
}
export type ClientToServer = {
  [Name in ClientMessageName]: (body: ClientMessages[Name], answered?: (answer: SocketAnswer) => void) => void
}

/** What a client says of itself when it connects: the last position it heard of, so that nothing is lost in between. */
export const Introduction = Obj({ position: Type.Optional(Position) })
export type Introduction = Static<typeof Introduction>
