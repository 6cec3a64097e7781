import { timeEvents as e, type TimeEvent } from '@kredka/contracts/calendar/events'
import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import type { OrderTerms } from '@kredka/contracts/orders/terms'
import type { Decider } from '../kernel/decider.ts'
import { block, blockOf, unblock } from './blocks.ts'
import {
  booked,
  type Calendar,
  EMPTY,
  freed,
  moved,
  openOrdersOf,
  withBlock,
  withoutBlock,
  withoutPast,
  withSlot,
} from './calendar-state.ts'
import { hold, holdMove } from './holds.ts'

/** Who decides, and when: an instant. What is over by then is no longer looked at. */
interface Decided {
  readonly teacher_id: string
  readonly decided_at: string
}
/** A person orders dates. A promotion of the terms is refused where this is not the first lesson that the two agree on. */
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
  | HoldMove
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

/** Stream `calendar-{teacher_id}`: decides alone whether a time is free (AVL-02). */
export const calendarDecider: Decider<Calendar, CalendarCommand, TimeEvent> = {
  category: 'calendar',
  initial: EMPTY,
  evolve,
  decide(calendar, command) {
    switch (command.do) {
      case 'hold':
        return hold(calendar, command)
      case 'hold_move':
        return holdMove(calendar, command)
      case 'book':
        return book(calendar, command)
      case 'free':
        return free(calendar, command)
      case 'move':
        return move(calendar, command)
      case 'block':
        return block(calendar, command)
      case 'unblock':
        return unblock(calendar, command)
      case 'choose_cap': {
        const { teacher_id, lessons } = command
        return lessons === calendar.daily_cap ? [] : [make(e.DailyCapChosen, { teacher_id, lessons })]
      }
    }
  },
}

function evolve(before: Calendar, event: TimeEvent): Calendar {
  if (event.type === 'DailyCapChosen') return { ...before, daily_cap: event.data.lessons }
  const { data } = event
  const calendar = withoutPast(before, Date.parse(data.decided_at))
  switch (event.type) {
    case 'TimeHeld': {
      const { student_id, order_id, terms } = event.data
      return terms.dates.reduce(
        (state, { lesson_id, starts_at, ends_at, date }) =>
          withSlot(state, {
            slot_id: lesson_id,
            kind: 'hold',
            starts_at: Date.parse(starts_at),
            ends_at: Date.parse(ends_at),
            date,
            lesson_id,
            order_id,
            student_id,
          }),
        calendar,
      )
    }
    case 'TimeBooked':
      return booked(calendar, event.data.slot_ids)
    case 'TimeFreed':
      return freed(calendar, event.data.slot_ids)
    case 'MoveHeld': {
      const { slot, lesson_id, student_id } = event.data
      return withSlot(calendar, {
        slot_id: slot.slot_id,
        kind: 'move',
        starts_at: Date.parse(slot.starts_at),
        ends_at: Date.parse(slot.ends_at),
        date: slot.date,
        lesson_id,
        order_id: null,
        student_id,
      })
    }
    case 'TimeMoved':
      return moved(calendar, event.data)
    case 'TimeBlocked':
      return withBlock(calendar, blockOf(event.data))
    case 'TimeUnblocked':
      return withoutBlock(calendar, event.data.block_id)
  }
}

function book(calendar: Calendar, command: Extract<CalendarCommand, { do: 'book' }>): readonly TimeEvent[] | Rejection {
  const { teacher_id, order_id, decided_at } = command
  const held = calendar.slots.filter((slot) => slot.order_id === order_id && slot.kind === 'hold')
  const slot_ids = command.slot_ids.filter((id) => held.some((slot) => slot.slot_id === id))
  if (slot_ids.length === 0) return []
  return [make(e.TimeBooked, { teacher_id, order_id, slot_ids, open: held.length - slot_ids.length, decided_at })]
}

function free(calendar: Calendar, command: Extract<CalendarCommand, { do: 'free' }>): readonly TimeEvent[] {
  const { teacher_id, why, decided_at } = command
  const slot_ids = command.slot_ids.filter((id) => calendar.slots.some((slot) => slot.slot_id === id))
  return slot_ids.length === 0 ? [] : [make(e.TimeFreed, { teacher_id, slot_ids, why, decided_at })]
}

function move(calendar: Calendar, command: Extract<CalendarCommand, { do: 'move' }>): readonly TimeEvent[] | Rejection {
  const { teacher_id, lesson_id, slot_id, freed_slot_id, decided_at } = command
  const slot = calendar.slots.find((one) => one.slot_id === slot_id)
  if (slot?.kind === 'lesson') return []
  // cancelled before this was heard of: the new time is free already, and the one before is not to stay taken
  if (slot === undefined) {
    return free(calendar, { do: 'free', teacher_id, slot_ids: [freed_slot_id], why: 'cancelled', decided_at })
  }
  if (slot.lesson_id !== lesson_id) return reject('SLOT_TAKEN')
  return [make(e.TimeMoved, { teacher_id, lesson_id, slot_id, freed_slot_id, decided_at })]
}

/** Orders of this student that await an answer (ORD-02). */
export function openOrders(calendar: Calendar, student_id: string, now: number): number {
  return openOrdersOf(calendar, student_id, now).size
}
