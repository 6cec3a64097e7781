import type { AnswerOf, Document, InputOf, Query } from '@kredka/contracts/kernel/endpoints'
import type { Rejection } from '@kredka/contracts/kernel/errors'
import type { StaffRole } from '@kredka/contracts/kernel/staff'
import type { Sql } from '../postgres/postgres.ts'

/** Who asks. `is_teacher` is only ever true for a user. */
export type Viewer =
  | {
      readonly kind: 'visitor'
      /** Known by their cookie, where the endpoint says `visitor`. */
      readonly visitor_id?: string
    }
  | {
      readonly kind: 'user'
      readonly id: string
      readonly is_teacher: boolean
      /** The login that the question comes by; only the list of a person's sessions looks at it. */
      readonly session_id?: string
      /** Of the staff, who looks through their eyes until then (ADM-03). */
      readonly seen_by?: { readonly admin_id: string; readonly name: string; readonly until: string }
    }
  /** Of the staff, with the role of this moment. */
  | {
      readonly kind: 'admin'
      readonly id: string
      readonly role: StaffRole
      /** A second factor is demanded of them and missing (ADM-08). */
      readonly factor_due?: true
    }

export type { Sql }

/** Id of the user who asks, null where it is nobody who is logged in as one. */
export function userIdOf(viewer: Viewer): string | null {
  return viewer.kind === 'user' ? viewer.id : null
}

export interface Question<Input> {
  readonly sql: Sql
  readonly input: Input
  readonly viewer: Viewer
  /** Milliseconds, from the injected clock. */
  readonly now: number
}

/** A page of a list: the edge makes `data` and `meta` of it. */
export interface PageOf<A> {
  readonly rows: A
  readonly has_next_page: boolean
  /** Of a list that is searched by people: more are called so than it was searched by. */
  readonly more_people?: boolean
}

/** A projection whose tables are read, and that an answer does not wait for. */
export interface Beside {
  readonly beside: string
}

/** Names of the projections whose tables are read. All that are not `beside` are waited for (API-09). */
export type Reads = readonly (string | Beside)[]

/**
 * What is read of this projection stood there long before what the asker has just done, such as the title of the offer
 * that they have ordered: there is nothing to wait for.
 */
export function beside(projection: string): Beside {
  return { beside: projection }
}

/** How a contract's query is answered, and which projections it must wait for (API-09). */
export interface QueryHandler {
  readonly query: Query
  readonly reads: Reads
  readonly run: (question: Question<never>) => Promise<unknown>
}

/** Answers a query with one view. */
export function answer<Q extends Query>(
  query: Q,
  reads: Reads,
  run: (question: Question<InputOf<Q>>) => Promise<AnswerOf<Q> | Rejection>,
): QueryHandler {
  return { query, reads, run: run as QueryHandler['run'] }
}

/** Answers a paged query. Ask the database for one row more than the page holds: that tells `has_next_page`. */
export function answerPage<Q extends Query>(
  query: Q,
  reads: Reads,
  run: (question: Question<InputOf<Q>>) => Promise<PageOf<AnswerOf<Q>> | Rejection>,
): QueryHandler {
  return { query, reads, run: run as QueryHandler['run'] }
}

/** Answers a document with bytes. */
export interface DocumentHandler {
  readonly document: Document
  readonly reads: Reads
  readonly run: (question: Question<never>) => Promise<Bytes | Rejection>
  /** For what may be too long for one document, and is asked for by `?page=`: how many there are. */
  readonly pages?: (question: Question<never>) => Promise<number>
}

/** Binds a contract's document to what makes its bytes. */
export function answerDocument<D extends Document>(
  document: D,
  reads: Reads,
  run: (question: Question<InputOf<D>>) => Promise<Bytes | Rejection>,
): DocumentHandler {
  return { document, reads, run: run as DocumentHandler['run'] }
}

export interface Bytes {
  readonly body: Uint8Array | string
  readonly filename?: string
  /** Immutable content may be cached for ever. */
  readonly immutable?: boolean
  /** Names this content: who has it already gets 304. */
  readonly etag?: string
}
