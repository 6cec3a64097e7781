import type { AnsweredOf, AskedOf, Channel, ChannelAnswer, ToldOf } from '@kredka/contracts/kernel/channel'
import type { ErrorCode } from '@kredka/contracts/kernel/errors'
import type { Static } from '@kredka/contracts/kernel/schema'

/** Where a channel is, and with what one asks to be let in. */
export interface ChannelDoor<C extends Channel> {
  /** The channel's own, below the base of the API. */
  readonly path: string
  readonly hello: Static<C['hello']>
  /** Refusals that stay. Whatever else was refused passes, and is tried again. */
  readonly final: readonly ErrorCode[]
}

/** What a channel tells its owner. */
export interface ChannelHandlers<C extends Channel> {
  /** It stands, for the first time or again; what was not acknowledged before may be sent again. */
  readonly opened: () => void
  /** It is being made anew. */
  readonly lost: () => void
  /** Nothing more comes until `again`. */
  readonly refused: (code: ErrorCode) => void
  readonly told: { readonly [Name in keyof ToldOf<C>]: (body: ToldOf<C>[Name]) => void }
}

/** `OFFLINE`: no answer came; whether the server has heard it is not known. */
export type ChannelReply<A> = ChannelAnswer<A> | { readonly ok: false; readonly code: 'OFFLINE' }

export interface ChannelConnection<C extends Channel> {
  ask<Name extends keyof AskedOf<C> & keyof AnsweredOf<C> & string>(
    name: Name,
    body: AskedOf<C>[Name],
  ): Promise<ChannelReply<AnsweredOf<C>[Name]>>
  /** Cuts the line until `again`. */
  rest(): void
  /** Tries again at once. */
  again(): void
  close(): void
}

/** Opens a connection that mends itself. Nothing is sent later than it was asked: the owner says what is repeated. */
export type OpenChannel = <C extends Channel>(
  door: ChannelDoor<C>,
  handlers: ChannelHandlers<C>,
) => ChannelConnection<C>
