import { HOUR } from '@kredka/contracts/kernel/durations'

/**
 * What a calendar holds from now on. Values are replaced, never changed; lists are in order of time, so that what
 * collides is found without a look at all of a full term.
 */
export interface Calendar {
  readonly slots: readonly Slot[]
  readonly blocks: readonly BlockedTime[]
  readonly daily_cap: number | null
}

/** A date of an order (`hold`), a lesson, or the new time that either is to have (`move`). */
export interface Slot {
  readonly slot_id: string
  readonly kind: 'hold' | 'lesson' | 'move'
  /** Milliseconds. */
  readonly starts_at: number
  readonly ends_at: number
  /** On the teacher's clocks when it was held: what a daily cap counts. */
  readonly date: string
  readonly lesson_id: string
  readonly order_id: string | null
  readonly student_id: string
}

export interface BlockedTime {
  readonly block_id: string
  readonly kind: 'custom' | 'time_off' | 'taken'
  readonly starts_at: number
  readonly ends_at: number
}

export const EMPTY: Calendar = { slots: [], blocks: [], daily_cap: null }

/** Lessons count as agreed on until they are marked done, which is three days after their end at the latest. */
const KEPT_MS = 73 * HOUR

export function withSlot(calendar: Calendar, slot: Slot): Calendar {
  return { ...calendar, slots: insertItem(calendar.slots, slot) }
}

export function bookSlots(calendar: Calendar, slot_ids: readonly string[]): Calendar {
  const slots = calendar.slots.map(
    (slot): Slot => (slot_ids.includes(slot.slot_id) ? { ...slot, kind: 'lesson' } : slot),
  )
  return { ...calendar, slots }
}

export function freeSlots(calendar: Calendar, slot_ids: readonly string[]): Calendar {
  return { ...calendar, slots: calendar.slots.filter(({ slot_id }) => !slot_ids.includes(slot_id)) }
}

export function moveSlot(
  calendar: Calendar,
  ids: { readonly slot_id: string; readonly freed_slot_id: string },
): Calendar {
  const old = calendar.slots.find(({ slot_id }) => slot_id === ids.freed_slot_id)
  const slots = calendar.slots
    .filter((slot) => slot !== old)
    .map(
      (slot): Slot =>
        slot.slot_id === ids.slot_id ? { ...slot, kind: 'lesson', order_id: old?.order_id ?? slot.order_id } : slot,
    )
  return { ...calendar, slots }
}

/** A block of the same id replaces the one before. */
export function withBlock(calendar: Calendar, block: BlockedTime): Calendar {
  return { ...calendar, blocks: insertItem(removeBlock(calendar, block.block_id).blocks, block) }
}

export function removeBlock(calendar: Calendar, block_id: string): Calendar {
  return { ...calendar, blocks: calendar.blocks.filter((block) => block.block_id !== block_id) }
}

export function dropPast(calendar: Calendar, now: number): Calendar {
  const there = ({ ends_at }: { readonly ends_at: number }) => ends_at + KEPT_MS > now
  const slots = calendar.slots.every(there) ? calendar.slots : calendar.slots.filter(there)
  const blocks = calendar.blocks.every(there) ? calendar.blocks : calendar.blocks.filter(there)
  return slots === calendar.slots && blocks === calendar.blocks ? calendar : { ...calendar, slots, blocks }
}

/** Open orders of a student, by id. A date that has begun awaits nothing any more. */
export function openOrdersOf({ slots }: Calendar, student_id: string, now: number): ReadonlySet<string> {
  const open = slots.filter((slot) => slot.kind === 'hold' && slot.student_id === student_id && slot.starts_at > now)
  return new Set(open.flatMap(({ order_id }) => order_id ?? []))
}

/** Whether the two have agreed on a lesson that is not done yet, or are about to. */
export function knowEachOther(calendar: Calendar, student_id: string, now: number): boolean {
  return (
    calendar.slots.some((slot) => slot.student_id === student_id && slot.kind === 'lesson') ||
    openOrdersOf(calendar, student_id, now).size > 0
  )
}

/** Position of the first item that begins at `at` or later. */
export function firstFrom(items: readonly { readonly starts_at: number }[], at: number): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((items[middle]?.starts_at ?? 0) < at) low = middle + 1
    else high = middle
  }
  return low
}

function insertItem<T extends { readonly starts_at: number }>(items: readonly T[], item: T): readonly T[] {
  return items.toSpliced(firstFrom(items, item.starts_at + 1), 0, item)
}
