/**
 * The ports: what the product needs from the outside, in the product's own words.
 * Adapters stand in `backend/src/adapters`; tests bring their own clock, ids and log.
 */

/** A value that survives a trip through JSON unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Milliseconds since 1970-01-01T00:00:00Z. Injected, so that schedules are tested without sleeping (EVT-12). */
export interface Clock {
  now(): number
}

/** Source of fresh identifiers and of randomness. */
export interface Ids {
  /** A new entity id: 26 lower-case characters of the ULID alphabet, sortable by time (API-06). */
  entity(): string
  /** A random UUID, for commands that no caller named. */
  uuid(): string
  /** `bytes` random bytes as lower-case hex. Used for tokens and secrets. */
  secret(bytes: number): string
}

/** Structured log. Never hand it a secret or a person's data: it goes to files that outlive the person. */
export interface Log {
  debug(fields: LogFields, message: string): void
  info(fields: LogFields, message: string): void
  warn(fields: LogFields, message: string): void
  error(fields: LogFields, message: string): void
  child(fields: LogFields): Log
}
export type LogFields = Readonly<Record<string, unknown>>

/** Who did it: a person by id, an admin by id, or a part of the system by name. */
export type Actor =
  | { readonly kind: 'user'; readonly id: string }
  | { readonly kind: 'admin'; readonly id: string }
  | { readonly kind: 'visitor' }
  | { readonly kind: 'system'; readonly id: string }

/**
 * What is known of every event beside its data (EVT-09). Names that begin with `$` are EventStoreDB's own.
 * All values are strings, so that every store and every tool can carry them.
 */
export interface EventMetadata {
  /** Instant of the decision, ISO 8601 UTC, from the injected clock. The only time the domain knows. */
  readonly occurred_at: string
  /** `user:<id>`, `admin:<id>`, `visitor` or `system:<name>`. */
  readonly actor: string
  readonly command_id: string
  /** The command's name in the contract, such as `offers.submit`. */
  readonly command: string
  readonly $correlationId: string
  readonly $causationId: string
  /** Decimal number of the payload's schema version. */
  readonly schema_version: string
  /** `live`, or `seed` for demonstration data: policies and alarms leave seeds alone. */
  readonly origin: 'live' | 'seed'
}

/** An event as handed to the store. */
export interface NewEvent {
  /** UUID. An append that repeats known ids changes nothing. */
  readonly id: string
  readonly type: string
  readonly data: Json | Uint8Array
  readonly metadata: Readonly<Record<string, string>>
}

/** Opaque, comparable only by `EventStore.compare`. `'start'` stands before the first event. */
export type Position = string
export const START: Position = 'start'

/** An event as read back. */
export interface StoredEvent extends NewEvent {
  readonly stream: string
  /** Zero-based number within the stream. */
  readonly revision: number
  readonly position: Position
}

/**
 * The stream must not exist | its last event must have this zero-based revision. There is no 'any': an append that
 * names no place is recognised as a repeat only by what a server happens to remember.
 */
export type ExpectedRevision = 'no_stream' | number

export interface AppendResult {
  /** Revision of the last event of the batch. */
  readonly revision: number
  /** Position of the last event of the batch. */
  readonly position: Position
}

export interface ReadOptions {
  /** Revision to begin with, itself included. Default: the first event forwards, the last one backwards. */
  readonly from?: number
  readonly direction?: 'forwards' | 'backwards'
  /** At most this many events. Default: all. */
  readonly limit?: number
}

export interface AllPage {
  readonly events: readonly StoredEvent[]
  /** Continue from here. Equal to what was asked for when nothing was read. */
  readonly next: Position
}

export interface SubscriptionBatch {
  readonly events: readonly StoredEvent[]
  /** Position reached with this batch: store it, and resume after it. */
  readonly position: Position
  /** True when the reader stands at the log's end as it was when the batch was read. */
  readonly caught_up: boolean
}

/**
 * The log. Two adapters keep one contract (EVT-02): `postgres`, `eventstoredb`.
 * Limits: an append holds at most `MAX_APPEND_EVENTS` events and `MAX_APPEND_BYTES` of data and metadata.
 */
export interface EventStore {
  /**
   * Appends all or nothing. A repeat with the same ids and expectation answers as the first time, however old it is and
   * also while the first is under way. A batch that is known in part, or elsewhere in the stream, is a wrong revision
   * or stands there twice, as the store has it: whoever may repeat with another expectation looks into the stream
   * first.
   * @throws WrongRevisionError, AppendTooLargeError, StoreUnavailableError
   */
  append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult>
  /** Events of one stream; an absent stream is an empty list. */
  read(stream: string, options?: ReadOptions): Promise<readonly StoredEvent[]>
  /**
   * A page of the whole log after `from` (exclusive; `START` for the beginning), forwards, system events left out: at
   * most `limit` events, and fewer where they are heavy, so that none takes more than `MAX_PAGE_BYTES` and one event.
   * The log ends where nothing comes.
   */
  readAll(from: Position, limit: number): Promise<AllPage>
  /**
   * Every event after `from`, once, in order: first what is there, then what comes. Never ends by itself and mends its
   * own connection; ends when `signal` aborts. Batches hold at most 500 events; a slow reader is waited for with
   * bounded memory.
   */
  subscribe(from: Position, signal: AbortSignal): AsyncIterable<SubscriptionBatch>
  /** Position of the last event, `START` for an empty log. */
  head(): Promise<Position>
  /** Which log this is: a UUID, made once with the log and kept in every copy of it (EVT-13). */
  identity(): Promise<string>
  /**
   * Id of the event that stands at this very position, null where none does: shows a log that was restored from an
   * older copy (EVT-13).
   */
  eventAt(position: Position): Promise<string | null>
  /** Negative, zero or positive, as `a` stands before, at or after `b`. */
  compare(a: Position, b: Position): number
  /** False for a string that is no position of this store. */
  isPosition(value: string): boolean
  /**
   * Positions are the whole numbers from 1 and leave none out: a number that is missing is an event that is missing.
   */
  readonly gapless: boolean
  close(): Promise<void>
}

export const MAX_APPEND_EVENTS = 500
export const MAX_APPEND_BYTES = 512 * 1024
/** Data and metadata of a page of the whole log: what a reader of a log of heavy events takes at once. */
export const MAX_PAGE_BYTES = 4 * 1024 * 1024

export class WrongRevisionError extends Error {
  override readonly name = 'WrongRevisionError'
  readonly stream: string
  readonly expected: ExpectedRevision
  /** The stream's last revision, -1 when it does not exist. */
  readonly actual: number
  constructor(stream: string, expected: ExpectedRevision, actual: number) {
    super(`stream ${stream}: expected ${expected}, is at ${actual}`)
    this.stream = stream
    this.expected = expected
    this.actual = actual
  }
}

export class AppendTooLargeError extends Error {
  override readonly name = 'AppendTooLargeError'
}

/** The store does not answer, or the outcome is unknown. Appending the same ids again is safe. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError'
}

/** Keys that encrypt a person's data. A forgotten subject's key is gone for good (EVT-10). */
export interface Keyring {
  /** The subject's 32-byte key, made on first use. @throws when the subject was forgotten */
  keyFor(subject: string): Promise<Uint8Array>
  /** Keys of all these subjects at once, made on first use. Those who were forgotten have none. */
  keysFor(subjects: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>>
  /** Keys that still exist, by subject. A missing one reads as forgotten. */
  keysOf(subjects: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>>
  /**
   * Those who were forgotten: other than somebody who never had a key, nothing of theirs may be read, not even what is
   * stored in clear.
   */
  forgottenAmong(subjects: readonly string[]): Promise<ReadonlySet<string>>
  /** Deletes the key. Idempotent. */
  forget(subject: string): Promise<void>
}

/** What a stored file is for (section 3). */
export const FILE_PURPOSES = [
  'profile_picture',
  'teacher_picture',
  'student_picture',
  'quiz_question_picture',
  'qualification_proof',
] as const
export type FilePurpose = (typeof FILE_PURPOSES)[number]

/** A file as it is kept: its bytes never change under an id. */
export interface StoredFile {
  readonly file_id: string
  readonly purpose: FilePurpose
  /** Whose it is: it goes when the person is forgotten (EVT-10). */
  readonly owner_id: string
  /** Id of the thing that it was sent for, where its owner may have several. */
  readonly part_of?: string
  /** Media type of the bytes, found out by the server. */
  readonly type: string
  readonly bytes: Uint8Array
}

/** Files of people, outside the events, which only name them by id. Default: a table of the vault. */
export interface FileStore {
  /** A repeat under the same id changes nothing. */
  put(file: StoredFile): Promise<void>
  find(fileId: string): Promise<StoredFile | null>
  /** What is known of a file without its bytes. */
  about(fileId: string): Promise<AboutFile | null>
  /** Idempotent. */
  remove(fileId: string): Promise<void>
  removeAllOf(ownerId: string): Promise<void>
  /** Files of a purpose, stored in this time (milliseconds, `until` exclusive). */
  listStoredBetween(purpose: FilePurpose, from: number, until: number): Promise<readonly AboutFile[]>
}

/** A file without its bytes. */
export interface AboutFile extends Pick<StoredFile, 'file_id' | 'purpose' | 'owner_id'> {
  readonly part_of: string | null
}
