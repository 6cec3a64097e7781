import type { Static, TObject, TSchema } from 'typebox'
import type { ErrorCode } from './errors.ts'

/** What goes over a socket, declared once: types of both sides, the check of all that clients send, the documents. */
export interface SocketMessage<S extends TSchema = TSchema> {
  /** One sentence for the documents. */
  readonly about: string
  readonly body: S
}

export function message<S extends TSchema>(about: string, body: S): SocketMessage<S> {
  return { about, body }
}

/** What a client asks for: acknowledged, with an answer or the code of a refusal. */
export interface SocketRequest<B extends TSchema = TSchema, A extends TSchema = TSchema> extends SocketMessage<B> {
  readonly answer: A
}

export function request<B extends TSchema, A extends TSchema>(about: string, body: B, answer: A): SocketRequest<B, A> {
  return { about, body, answer }
}

/**
 * A socket of its own kind, at a path of its own, whose owner need not have an account: its module says who
 * is admitted. The server speaks in facts, clients in requests.
 */
export interface Channel {
  /** `snake_case`, of the documents. */
  readonly name: string
  /** Below the base of the API. */
  readonly path: string
  readonly about: string
  /** What a client says of itself in Socket.IO’s `auth`. */
  readonly hello: TObject
  readonly server: Readonly<Record<string, SocketMessage>>
  readonly client: Readonly<Record<string, SocketRequest>>
}

export function defineChannel<const C extends Channel>(channel: C): C {
  return channel
}

/** How a request was taken. */
export type ChannelAnswer<A = unknown> =
  | { readonly ok: true; readonly answer: A }
  | { readonly ok: false; readonly code: ErrorCode }

export type ToldOf<C extends Channel> = { [Name in keyof C['server']]: Static<C['server'][Name]['body']> }
export type AskedOf<C extends Channel> = { [Name in keyof C['client']]: Static<C['client'][Name]['body']> }
export type AnsweredOf<C extends Channel> = { [Name in keyof C['client']]: Static<C['client'][Name]['answer']> }
