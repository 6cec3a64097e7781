import type { EntryKind } from './rules.ts'

/** What a statement is asked for, and what it tells (PAY-01): between the query that reads it and the writers of CSV and PDF. */
export interface StatementOf {
  readonly user_id: string
  readonly role: 'teacher' | 'student'
  /** The other side; null for everybody. */
  readonly person: string | null
  /** Days of Europe/Warsaw, both included. */
  readonly from: string
  readonly to: string
}

export interface StatementEntry {
  readonly day: string
  readonly kind: EntryKind
  /** Null for a deleted user. */
  readonly person: string | null
  readonly subject_id: string
  /** Day of the lesson. */
  readonly lesson: string
  readonly charge: number
  readonly received: number
  readonly payment_id: string
}

export interface Statement {
  readonly name: string | null
  /** `charged − received` before the first day. */
  readonly opening: number
  readonly entries: readonly StatementEntry[]
}
