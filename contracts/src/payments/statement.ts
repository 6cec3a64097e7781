import type { EntryKind } from './rules.ts'

/**
 * What a statement is asked for, and what it tells (PAY-01): between the query that reads it and the writers of CSV and
 * PDF.
 */
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
  /** Payments that were open before the first day: what was charged less what was received, never nothing. */
  readonly opening: readonly { readonly payment_id: string; readonly net: number }[]
  readonly entries: readonly StatementEntry[]
}

/**
 * What is open: `owed` by the one side, `over` is ahead or to be returned by the other. Never one less the other: they
 * may be of different people.
 */
export interface OpenAmounts {
  readonly owed: number
  readonly over: number
}

/** Goes through a statement: what was open before its first entry, and after each. */
export function openAmounts({ opening, entries }: Statement): {
  readonly before: OpenAmounts
  readonly after: readonly OpenAmounts[]
} {
  const nets = new Map(opening.map(({ payment_id, net }) => [payment_id, net]))
  let [owed, over] = [0, 0]
  const count = (net: number, times: 1 | -1) => {
    owed += times * Math.max(net, 0)
    over += times * Math.max(-net, 0)
  }
  for (const net of nets.values()) count(net, 1)
  const before = { owed, over }
  const after = entries.map(({ payment_id, charge, received }) => {
    const net = nets.get(payment_id) ?? 0
    count(net, -1)
    nets.set(payment_id, net + charge - received)
    count(net + charge - received, 1)
    return { owed, over }
  })
  return { before, after }
}
