import { timeEvents as e, type TimeEvent } from '@kredka/contracts/calendar/events'
import { collides, meets } from '@kredka/contracts/calendar/free-slots'
import { MINUTE } from '@kredka/contracts/kernel/durations'
import { type ErrorDetail, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { DURATIONS } from '@kredka/contracts/offers/rules'
import { OPEN_ORDERS_MAX } from '@kredka/contracts/orders/rules'
import { type Calendar, firstFrom, knowEachOther, openOrdersOf } from './calendar-state.ts'
import type { Hold, HoldMove, HoldProposed } from './commands.ts'

const MAX_MS = Math.max(...DURATIONS) * MINUTE

/**
 * All dates of an order or none: what is taken is named by its place in the order. What an order holds already it is
 * not refused.
 */
export function hold(calendar: Calendar, command: Hold): readonly TimeEvent[] | Rejection {
  const { teacher_id, student_id, order_id, terms, message, address, buffer_minutes, decided_at } = command
  const now = Date.parse(decided_at)
  if (calendar.slots.some((slot) => slot.order_id === order_id)) return []
  const taken = terms.dates.flatMap(({ starts_at, ends_at }, at): ErrorDetail[] =>
    meetsAny(calendar, Date.parse(starts_at), Date.parse(ends_at), buffer_minutes) !== null ||
    meetsEarlier(terms.dates, at, buffer_minutes)
      ? [{ path: `body/dates/${at}`, message: starts_at, code: 'SLOT_TAKEN' }]
      : [],
  )
  if (taken.length > 0) return reject('SLOT_TAKEN', { details: taken })
  const full = terms.dates.flatMap(({ date, starts_at }, at): ErrorDetail[] => {
    const asked = terms.dates.slice(0, at + 1).filter((other) => other.date === date).length
    return isOver(calendar, date, asked) ? [{ path: `body/dates/${at}`, message: starts_at, code: 'DAY_FULL' }] : []
  })
  if (full.length > 0) return reject('DAY_FULL', { details: full })
  if (openOrdersOf(calendar, student_id, now).size >= OPEN_ORDERS_MAX) return reject('TOO_MANY_OPEN_ORDERS')
  // nobody is held to a price that they have not seen: the person looks at the new one and confirms it
  if (terms.promotion !== null && knowEachOther(calendar, student_id, now)) return reject('PRICE_CHANGED')
  return [make(e.TimeHeld, { teacher_id, student_id, order_id, terms, message, address, decided_at })]
}

/**
 * The lesson's own time does not stand in the way of its new one. A teacher's own proposal may exceed the teacher's own
 * cap.
 */
export function holdMove(calendar: Calendar, command: HoldMove): readonly TimeEvent[] | Rejection {
  const { teacher_id, student_id, lesson_id, slot, proposer_id, note, lapses_at, decided_at } = command
  const others = { ...calendar, slots: calendar.slots.filter((one) => one.lesson_id !== lesson_id) }
  const met = meetsAny(others, Date.parse(slot.starts_at), Date.parse(slot.ends_at), command.buffer_minutes)
  if (met !== null) return reject(met)
  if (proposer_id !== teacher_id && isOver(others, slot.date, 1)) return reject('DAY_FULL')
  return [make(e.MoveHeld, { teacher_id, student_id, lesson_id, slot, proposer_id, note, lapses_at, decided_at })]
}

interface NewTime {
  readonly lesson_id: string
  readonly starts_at: string
  readonly ends_at: string
}

/**
 * Those of the times that meet what is there, or each other. The dates' own times do not stand in the way of the new
 * ones, and the teacher's own cap does not bind what the teacher proposes. Null where all are free.
 */
export function newTimesFault(calendar: Calendar, times: readonly NewTime[], buffer_minutes: number): Rejection | null {
  const moved = new Set(times.map(({ lesson_id }) => lesson_id))
  const others = { ...calendar, slots: calendar.slots.filter(({ lesson_id }) => !moved.has(lesson_id)) }
  const details = times.flatMap(({ starts_at, ends_at }, at): ErrorDetail[] => {
    const met = meetsAny(others, Date.parse(starts_at), Date.parse(ends_at), buffer_minutes)
    const code = met ?? (meetsEarlier(times, at, buffer_minutes) ? 'SLOT_TAKEN' : null)
    return code === null ? [] : [{ path: `body/times/${at}`, message: starts_at, code }]
  })
  if (details.length === 0) return null
  const isOff = details.every(({ code }) => code === 'SLOT_TIME_OFF')
  return reject(isOff ? 'SLOT_TIME_OFF' : 'SLOT_TAKEN', { details })
}

/** All times of a proposal or none; they are kept beside those that were ordered. */
export function holdProposed(calendar: Calendar, command: HoldProposed): readonly TimeEvent[] | Rejection {
  const { do: _, buffer_minutes, ...held } = command
  const times = held.times.map(({ lesson_id, slot }) => ({ ...slot, lesson_id }))
  return (
    newTimesFault(calendar, times, buffer_minutes) ?? [make(e.ProposedTimesHeld, { ...held, times: [...held.times] })]
  )
}

function meetsAny({ slots, blocks }: Calendar, starts_at: number, ends_at: number, buffer_minutes: number) {
  const pause = buffer_minutes * MINUTE
  const near = slots.slice(firstFrom(slots, starts_at - MAX_MS - pause), firstFrom(slots, ends_at + pause))
  return meets([...near, ...blocks.slice(0, firstFrom(blocks, ends_at + pause))], starts_at, ends_at, buffer_minutes)
}

/** The teacher's pause holds between the dates of one order too. */
function meetsEarlier(dates: readonly Omit<NewTime, 'lesson_id'>[], at: number, buffer_minutes: number): boolean {
  const date = dates[at]
  if (date === undefined) return false
  const [starts_at, ends_at] = [Date.parse(date.starts_at), Date.parse(date.ends_at)]
  return dates.slice(0, at).some((other) => {
    const earlier = {
      kind: 'hold' as const,
      starts_at: Date.parse(other.starts_at),
      ends_at: Date.parse(other.ends_at),
    }
    return collides(earlier, starts_at, ends_at, buffer_minutes)
  })
}

function isOver({ slots, daily_cap }: Calendar, date: string, more: number): boolean {
  return daily_cap !== null && slots.filter((slot) => slot.date === date).length + more > daily_cap
}
