import type { Static, TObject, TSchema } from 'typebox'
import type { ErrorCode } from './errors.ts'
import { Obj, Type } from './schema.ts'
import type { StaffDuty } from './staff.ts'

/**
 * Endpoints are declared once, here, as values; everything else is derived: the route with its validation and access
 * check, the typed call of a saga, the documents, the access test and the bad-input test (API-04, ACC-09).
 *
 * - a **command** (POST) changes something and answers little; an **upload** is one whose body is a file;
 * - a **query** (GET) reads and waits for the position it is asked for (API-09);
 * - a **document** (GET) serves bytes made from a query's answer.
 */
export type Endpoint = Command | Query | Document

/** Among all that a module exports. */
export function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'kind' in value && 'path' in value && 'access' in value
}

/**
 * Who may call: `public` is everybody; `teacher` is a user with a teacher profile; `admin` has the back office's own
 * session.
 */
export type Access = 'public' | 'user' | 'teacher' | 'admin'

/**
 * What a flood limit counts. `login` is the strict limit per pair of account and address and per address (ACC-10), kept
 * in Postgres; `password` is the same, and per account over all addresses, for tries at the password of an account that
 * anybody may name. The others count per process: `write` for ordinary commands, `costly` for work such as uploads,
 * `play` for what a whole class does at once behind one address: by visitor's cookie, with a ceiling for the address.
 */
export type Limit = 'login' | 'password' | 'write' | 'costly' | 'play' | 'none'

interface Common {
  /** `module.verb`, such as `offers.submit`: metric label, event metadata, name in the documents. */
  readonly name: string
  readonly method: 'GET' | 'POST'
  /** Path under the API's base with `{parameters}`. */
  readonly path: string
  readonly access: Access
  /** Of a call of the back office: only roles of the staff that have this duty may make it (ADM-07). */
  readonly duty?: StaffDuty
  /** The relation that a caller of the right role must also have, such as `offer.teacher`. A stranger gets 404. */
  readonly of?: string
  /** One sentence for the documents. */
  readonly about: string
  readonly params: TObject
  readonly query: TObject
  /** Codes beyond those of the frame. */
  readonly errors: readonly ErrorCode[]
  /**
   * Tells visitors apart by their cookie; a command gives it to whoever has none. Somebody who is logged in is known as
   * the visitor they were, so that what they did then can become theirs. `known`: whoever has none stays without.
   */
  readonly visitor?: true | 'known'
  /** For the person's own eyes: staff who look through them do not read it (ADM-03). */
  readonly own_eyes?: true
}

export interface Command<
  P extends TObject = TObject,
  Q extends TObject = TObject,
  B extends TObject = TObject,
  A extends TSchema = TSchema,
> extends Common {
  readonly kind: 'command'
  readonly method: 'POST'
  readonly params: P
  readonly query: Q
  readonly body: B
  readonly answer: A
  readonly limit: Limit
  /** Also takes the empty form that mail programs send for one-click unsubscribing (RFC 8058). */
  readonly one_click?: true
  /** The answer holds a secret that is shown once: it is not kept for repeats (API-10). */
  readonly secret?: true
  /** Set where the body is one file's bytes instead of JSON. */
  readonly upload?: Upload
}

/** What may be sent as a file. Its content is for the handler to check: names and types are only what a client says. */
export interface Upload {
  /** Media types of the request. */
  readonly types: readonly string[]
  /** Largest body; a larger one is `FILE_TOO_LARGE`. */
  readonly max_bytes: number
}
export type UploadCommand = Command & { readonly upload: Upload }

export interface Query<P extends TObject = TObject, Q extends TObject = TObject, A extends TSchema = TSchema>
  extends Common,
    ReadLimit {
  readonly kind: 'query'
  readonly method: 'GET'
  readonly params: P
  readonly query: Q
  readonly answer: A
  /** A list answers `data: […]` with `meta` (API-02). */
  readonly paged: boolean
}

export interface Document<P extends TObject = TObject, Q extends TObject = TObject> extends Common, ReadLimit {
  readonly kind: 'document'
  readonly method: 'GET'
  readonly params: P
  readonly query: Q
  /** Media type of the bytes. */
  readonly type: string
  /** Much work for one call: counted as such. */
  readonly costly: boolean
}

type Nothing = ReturnType<typeof Obj<Record<never, never>>>
const NOTHING = Obj({}) as Nothing

type PathOf<M extends string> = `${M} /${string}`

/** A call of the back office cannot be declared without the duty that it belongs to. */
type Admission =
  | { readonly access: Exclude<Access, 'admin'>; readonly duty?: never }
  | { readonly access: 'admin'; readonly duty: StaffDuty }

type Declared<M extends 'GET' | 'POST'> = Admission & DeclaredCall<M>

interface DeclaredCall<M extends 'GET' | 'POST'> {
  readonly path: PathOf<M>
  readonly of?: string
  readonly about: string
  readonly errors?: readonly ErrorCode[]
  readonly visitor?: true | 'known'
}

/** What a read counts as where it is no ordinary one. */
interface ReadLimit {
  readonly limit?: 'play'
}

/** What a read may also say of itself. */
interface DeclaredRead extends ReadLimit {
  readonly own_eyes?: true
}

function admissionOf({ access, duty }: Admission): Pick<Common, 'access' | 'duty'> {
  return duty === undefined ? { access } : { access, duty }
}

export function command<
  A extends TSchema,
  P extends TObject = Nothing,
  Q extends TObject = Nothing,
  B extends TObject = Nothing,
>(
  name: string,
  d: Declared<'POST'> & {
    readonly params?: P
    readonly query?: Q
    readonly body?: B
    readonly answer: A
    readonly limit?: Limit
    readonly one_click?: true
    readonly secret?: true
  },
): Command<P, Q, B, A> {
  return {
    kind: 'command',
    name,
    method: 'POST',
    path: d.path.slice('POST '.length),
    ...admissionOf(d),
    ...(d.of === undefined ? {} : { of: d.of }),
    ...(d.visitor === undefined ? {} : { visitor: d.visitor }),
    about: d.about,
    params: d.params ?? (NOTHING as unknown as P),
    query: d.query ?? (NOTHING as unknown as Q),
    body: d.body ?? (NOTHING as unknown as B),
    answer: d.answer,
    errors: d.errors ?? [],
    limit: d.limit ?? 'write',
    ...(d.one_click === undefined ? {} : { one_click: d.one_click }),
    ...(d.secret === undefined ? {} : { secret: d.secret }),
  }
}

/** A command that takes a file: bytes as they are, named by their media type, counted as costly work. */
export function upload<A extends TSchema, P extends TObject = Nothing>(
  name: string,
  d: Declared<'POST'> & { readonly params?: P; readonly answer: A; readonly takes: Upload },
): Command<P, Nothing, Nothing, A> & { readonly upload: Upload } {
  const { takes, errors = [], ...rest } = d
  const declared = command<A, P>(name, { ...rest, errors: [...UPLOAD_ERRORS, ...errors], limit: 'costly' })
  return { ...declared, upload: takes }
}

/** What the frame finds wrong with a file before anybody looks into it. */
const UPLOAD_ERRORS = ['FILE_TOO_LARGE', 'FILE_TYPE_UNKNOWN', 'FILE_EMPTY'] as const

export function query<A extends TSchema, P extends TObject = Nothing, Q extends TObject = Nothing>(
  name: string,
  d: Declared<'GET'> &
    DeclaredRead & { readonly params?: P; readonly query?: Q; readonly answer: A; readonly paged?: boolean },
): Query<P, Q, A> {
  return {
    kind: 'query',
    name,
    method: 'GET',
    path: d.path.slice('GET '.length),
    ...admissionOf(d),
    ...(d.of === undefined ? {} : { of: d.of }),
    ...(d.visitor === undefined ? {} : { visitor: d.visitor }),
    about: d.about,
    params: d.params ?? (NOTHING as unknown as P),
    query: d.query ?? (NOTHING as unknown as Q),
    answer: d.answer,
    errors: d.errors ?? [],
    paged: d.paged ?? false,
    ...(d.limit === undefined ? {} : { limit: d.limit }),
    ...(d.own_eyes === undefined ? {} : { own_eyes: d.own_eyes }),
  }
}

export function document<P extends TObject = Nothing, Q extends TObject = Nothing>(
  name: string,
  d: Declared<'GET'> &
    DeclaredRead & { readonly params?: P; readonly query?: Q; readonly type: string; readonly costly?: true },
): Document<P, Q> {
  return {
    kind: 'document',
    name,
    method: 'GET',
    path: d.path.slice('GET '.length),
    ...admissionOf(d),
    ...(d.of === undefined ? {} : { of: d.of }),
    ...(d.visitor === undefined ? {} : { visitor: d.visitor }),
    about: d.about,
    params: d.params ?? (NOTHING as unknown as P),
    query: d.query ?? (NOTHING as unknown as Q),
    errors: d.errors ?? [],
    type: d.type,
    costly: d.costly ?? false,
    ...(d.limit === undefined ? {} : { limit: d.limit }),
    ...(d.own_eyes === undefined ? {} : { own_eyes: d.own_eyes }),
  }
}

/** The answer of a command that has nothing to say. */
export const Done = Type.Null()

/** What a caller hands over: parameters of path and query and the body's properties, one flat object. */
export type InputOf<E> =
  E extends Command<infer P, infer Q, infer B, infer _A>
    ? Static<P> & Static<Q> & Static<B>
    : E extends Query<infer P, infer Q, infer _A>
      ? Static<P> & Static<Q>
      : E extends Document<infer P, infer Q>
        ? Static<P> & Static<Q>
        : never

/** What comes back in `data`. */
export type AnswerOf<E> =
  E extends Command<infer _P, infer _Q, infer _B, infer A>
    ? Static<A>
    : E extends Query<infer _P, infer _Q, infer A>
      ? Static<A>
      : never
