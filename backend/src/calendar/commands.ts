import type { TimeEvent } from '@kredka/contracts/calendar/events'
import type { OrderTerms } from '@kredka/contracts/orders/terms'

/** Who decides, and when: an instant. What is over by then is no longer looked at. */
interface Decided {
  readonly teacher_id: string
  readonly decided_at: string
}
/**
 * A person orders dates. A promotion of the terms is refused where this is not the first lesson that the two agree on.
 */
export interface Hold extends Decided {
  readonly do: 'hold'
  readonly student_id: string
  readonly order_id: string
  readonly terms: OrderTerms
  readonly message: string | null
  readonly address: string | null
  /** Pause between two lessons that the teacher has chosen. */
  readonly buffer_minutes: number
}
export interface HoldMove extends Decided {
  readonly do: 'hold_move'
  readonly student_id: string
  readonly lesson_id: string
  readonly slot: {
    readonly slot_id: string
    readonly starts_at: string
    readonly ends_at: string
    readonly date: string
  }
  readonly proposer_id: string
  readonly note: string | null
  readonly lapses_at: string
  readonly buffer_minutes: number
}
/** The student takes the times that the teacher proposed for dates of an order. */
export interface HoldProposed extends Decided {
  readonly do: 'hold_proposed'
  readonly student_id: string
  readonly order_id: string
  readonly proposal_id: string
  readonly times: readonly { readonly lesson_id: string; readonly slot: HoldMove['slot'] }[]
  readonly buffer_minutes: number
}
export interface Block extends Decided {
  readonly do: 'block'
  readonly block_id: string
  readonly kind: 'custom' | 'time_off' | 'taken'
  readonly starts_at: string
  readonly ends_at: string
  readonly title: string | null
  readonly public_reason: string | null
  /** `change`: it must be there. A lesson taken elsewhere may be either. */
  readonly is: 'new' | 'change' | 'either'
}
export type CalendarCommand =
  | Hold
  /** A hold whose answer was lost: the stream knows the command and answers as the first time, whatever is true now. */
  | { readonly do: 'hold_again'; readonly teacher_id: string }
  | HoldMove
  | HoldProposed
  | Block
  /** Held dates of an order become lessons; dates that are no longer held are left out. */
  | (Decided & { readonly do: 'book'; readonly order_id: string; readonly slot_ids: readonly string[] })
  | (Decided & { readonly do: 'free'; readonly slot_ids: readonly string[]; readonly why: FreedWhy })
  /** The other side agreed: the held slot is the lesson's time from now on. */
  | (Decided & {
      readonly do: 'move'
      readonly lesson_id: string
      readonly slot_id: string
      readonly freed_slot_id: string
    })
  | (Decided & { readonly do: 'unblock'; readonly block_id: string; readonly is: 'own' | 'taken' })
  | { readonly do: 'choose_cap'; readonly teacher_id: string; readonly lessons: number | null }

export type FreedWhy = Extract<TimeEvent, { type: 'TimeFreed' }>['data']['why']
