import type { ErrorCode, Rejection } from '@kredka/contracts/kernel/errors'
import type { EventStore, StoredEvent } from '@kredka/contracts/kernel/ports'
import type { Attendance } from './attendance.ts'
import type { EventEncryption } from './event-encryption.ts'
import type { Tools } from './tools.ts'

/** A socket of a channel, as the module sees it that serves it. What is sent to one that is gone is lost. */
export interface ChannelSocket {
  readonly id: string
  send(name: string, body: unknown): void
  /** Says why, and ends it. */
  end(code: ErrorCode): void
  /** From now on it hears what is told to this group. */
  join(group: string): void
  /** The smallest round trip of the last five that the server measured, in milliseconds; null before the first. */
  roundTripMs(): number | null
}

/** Who shakes hands. */
export interface ChannelCaller {
  /** Fits the schema of the channel. */
  readonly hello: unknown
  readonly user_id: string | null
  /** Why there is no user, where a login came along: it is over, or its person is blocked. */
  readonly refused: Rejection | null
  /** The address as limits count it. */
  readonly address: string
}

/** A socket that may come in. */
export interface Admission {
  /** Sockets of one name are bounded, and so is what they say together. */
  readonly name: string
  readonly max: number
  /** Called once it stands. */
  readonly welcome: (socket: ChannelSocket) => Promise<ChannelMember>
}

export interface ChannelMember {
  /**
   * @param body fits the schema of its name
   * @param received_at in milliseconds of the shared clock, before anything else was done with it
   */
  readonly ask: (name: string, body: unknown, received_at: number) => Promise<{ readonly answer: unknown } | Rejection>
  /** @param heard_at when it was heard of last, in milliseconds of the shared clock: a lid that closes says nothing */
  readonly leave: (heard_at: number) => void
}

/** What a module does with one of its channels in an api. */
export interface ChannelSide {
  admit(caller: ChannelCaller): Promise<Admission | Rejection>
  /** What the log brings, in its order and as soon as it does: read models may not show it yet. Must not wait. */
  note(events: readonly StoredEvent[]): void
  close(): Promise<void>
}

export interface ChannelTools extends Tools {
  readonly attendance: Attendance
  readonly encryption: Pick<EventEncryption, 'openEvents' | 'toClosedEvent'>
  /** Which of two events of the log was first, by their positions. */
  readonly compare: EventStore['compare']
  /** Encoded once for all that joined the group. */
  readonly tell: (group: string, name: string, body: unknown) => void
}

/** By the name of the channel in the module's contract. */
export type MakeChannels = (tools: ChannelTools) => Readonly<Record<string, ChannelSide>>
