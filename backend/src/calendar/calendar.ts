import { timeEvents as e, type TimeEvent } from '@kredka/contracts/calendar/events'
import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'
import { block, blockOf, unblock } from './blocks.ts'
import {
  bookSlots,
  type Calendar,
  dropPast,
  EMPTY,
  freeSlots,
  moveSlot,
  openOrdersOf,
  removeBlock,
  type Slot,
  withBlock,
  withSlot,
} from './calendar-state.ts'
import type { CalendarCommand, HoldMove } from './commands.ts'
import { hold, holdMove, holdProposed } from './holds.ts'

/** Stream `calendar-{teacher_id}`: decides alone whether a time is free (AVL-02). */
export const calendarDecider: Decider<Calendar, CalendarCommand, TimeEvent> = {
  category: 'calendar',
  initial: EMPTY,
  evolve,
  decide(calendar, command) {
    switch (command.do) {
      case 'hold':
        return hold(calendar, command)
      case 'hold_again':
        return []
      case 'hold_move':
        return holdMove(calendar, command)
      case 'hold_proposed':
        return holdProposed(calendar, command)
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
  const calendar = dropPast(before, Date.parse(data.decided_at))
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
      return bookSlots(calendar, event.data.slot_ids)
    case 'TimeFreed':
      return freeSlots(calendar, event.data.slot_ids)
    case 'MoveHeld': {
      const { slot, lesson_id, student_id } = event.data
      return withSlot(calendar, toMoveSlot(slot, { lesson_id, student_id, order_id: null }))
    }
    case 'ProposedTimesHeld': {
      const { times, student_id, order_id } = event.data
      return times.reduce(
        (state, { lesson_id, slot }) => withSlot(state, toMoveSlot(slot, { lesson_id, student_id, order_id })),
        calendar,
      )
    }
    case 'TimeMoved':
      return moveSlot(calendar, event.data)
    case 'TimeBlocked':
      return withBlock(calendar, blockOf(event.data))
    case 'TimeUnblocked':
      return removeBlock(calendar, event.data.block_id)
  }
}

function toMoveSlot(
  { slot_id, starts_at, ends_at, date }: HoldMove['slot'],
  of: Pick<Slot, 'lesson_id' | 'student_id' | 'order_id'>,
): Slot {
  return { ...of, slot_id, kind: 'move', starts_at: Date.parse(starts_at), ends_at: Date.parse(ends_at), date }
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
