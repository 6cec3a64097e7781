import { warsawDay } from '@kredka/contracts/kernel/days'
import type { AnyEvent, Recorded } from '@kredka/contracts/kernel/events'
import type { EntryKind } from '@kredka/contracts/payments/rules'
import type { Rows } from '../kernel/projection.ts'

interface Entry {
  readonly kind: EntryKind
  readonly day: string
  readonly charge?: number
  readonly received?: number
  /** Tells apart several entries of one event. */
  readonly place?: number
}

type PaymentRecorded = Recorded<
  AnyEvent & {
    readonly data: { readonly payment_id: string; readonly teacher_id: string; readonly student_id: string }
  }
>

/** Adds a row to the ledger; the same event always adds the same one. */
export function note(
  { id, data, revision, metadata }: PaymentRecorded,
  rows: Rows,
  { place = 0, charge = 0, received = 0, kind, day }: Entry,
): void {
  const { payment_id, teacher_id, student_id } = data
  rows.put('entries', {
    entry_id: place === 0 ? id : `${id}/${place}`,
    payment_id,
    teacher_id,
    student_id,
    kind,
    day,
    recorded_at: metadata.occurred_at,
    charge,
    received,
    revision,
    place,
  })
}

/** The day of Europe/Warsaw on which it happened. */
export function dayOf({ metadata }: Recorded): string {
  return warsawDay(metadata.occurred_at)
}

/**
 * From which day a change of a charge counts: the charge's own day where that is still to come, so that the two cancel
 * each other out there; else the day of the change, so that no balance of an earlier day changes afterwards.
 */
export function laterOf(event: Recorded, due_on: string): string {
  const today = dayOf(event)
  return due_on > today ? due_on : today
}
