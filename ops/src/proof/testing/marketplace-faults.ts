import { lessonDecider } from '@kredka/backend/lessons/lesson'
import { orderDecider, stateOf } from '@kredka/backend/orders/order'
import { tuitionDecider } from '@kredka/backend/students/tuition'
import { tuitionIdOf } from '@kredka/backend/students/tuition-id'
import { MINUTE } from '@kredka/contracts/kernel/durations'
import type { Recorded } from '@kredka/contracts/kernel/events'
import { OPEN_ORDERS_MAX, orderStatusOf } from '@kredka/contracts/orders/rules'
import type { OrderTerms } from '@kredka/contracts/orders/terms'
import type { InstantWorld } from './instant-world.ts'
import { leavingFaults } from './leaving-faults.ts'
import { lifeFaults } from './life-faults.ts'
import { BUFFERS, TEACHER_IDS } from './market.ts'
import { moneyFaults } from './money-faults.ts'

/** Time of a teacher that somebody holds or has booked, as the log alone tells it. */
interface Slot {
  readonly teacher_id: string
  readonly slot_id: string
  readonly lesson_id: string
  readonly starts_at: number
  readonly ends_at: number
  readonly kind: 'hold' | 'lesson' | 'move'
}

interface ProposedSlot {
  readonly lesson_id: string
  readonly slot: Readonly<Record<'slot_id' | 'starts_at' | 'ends_at', string>>
}

/** Whatever does not hold in the world as it is; nothing where all is well. */
export function faultsOf(world: InstantWorld): readonly string[] {
  const { slots, faults } = slotsOf(world.log)
  return [
    ...faults,
    ...slotFaults(world, [...slots.values()]),
    ...lessonFaults(world, slots),
    ...orderFaults(world),
    ...moneyFaults(world),
    ...lifeFaults(world),
    ...tuitionFaults(world),
    ...leavingFaults(world),
  ]
}

/** No two of a teacher's times meet, nor come closer than the pause between lessons. */
function slotsOf(log: readonly Recorded[]) {
  const slots = new Map<string, Slot>()
  const faults: string[] = []
  /**
   * @param beside whose own times do not stand in the way, nor those that were held for an earlier proposal of them:
   * while the policy that takes times waits both are held, and the order takes one proposal at most
   */
  function add(slot: Slot, beside: readonly ProposedSlot[] = []): void {
    const buffer = (BUFFERS[TEACHER_IDS.indexOf(slot.teacher_id)] ?? 0) * MINUTE
    for (const other of slots.values()) {
      if (other.teacher_id !== slot.teacher_id || other.lesson_id === slot.lesson_id) continue
      if (other.kind !== 'lesson' && beside.some(({ lesson_id }) => lesson_id === other.lesson_id)) continue
      if (slot.starts_at < other.ends_at + buffer && other.starts_at < slot.ends_at + buffer) {
        faults.push(`${slot.kind} ${slot.slot_id} meets ${other.kind} ${other.slot_id}`)
      }
    }
    slots.set(slot.slot_id, slot)
  }
  for (const { type, data } of log) {
    const teacher_id = String(data['teacher_id'])
    if (type === 'TimeHeld') {
      for (const { lesson_id, starts_at, ends_at } of (data['terms'] as OrderTerms).dates) {
        const times = { starts_at: Date.parse(starts_at), ends_at: Date.parse(ends_at) }
        add({ teacher_id, slot_id: lesson_id, lesson_id, ...times, kind: 'hold' })
      }
    }
    if (type === 'MoveHeld') {
      const { slot_id, starts_at, ends_at } = data['slot'] as Readonly<Record<string, string>>
      const times = { starts_at: Date.parse(starts_at ?? ''), ends_at: Date.parse(ends_at ?? '') }
      add({ teacher_id, slot_id: slot_id ?? '', lesson_id: String(data['lesson_id']), ...times, kind: 'move' })
    }
    if (type === 'ProposedTimesHeld') {
      for (const { lesson_id, slot } of data['times'] as readonly ProposedSlot[]) {
        const times = { starts_at: Date.parse(slot.starts_at), ends_at: Date.parse(slot.ends_at) }
        add(
          { teacher_id, slot_id: slot.slot_id, lesson_id, ...times, kind: 'move' },
          data['times'] as readonly ProposedSlot[],
        )
      }
    }
    if (type === 'TimeBooked') for (const id of data['slot_ids'] as string[]) become(slots, id, 'lesson')
    if (type === 'TimeFreed') for (const id of data['slot_ids'] as string[]) slots.delete(id)
    if (type === 'TimeMoved') {
      slots.delete(String(data['freed_slot_id']))
      become(slots, String(data['slot_id']), 'lesson')
    }
  }
  return { slots, faults }
}

function become(slots: Map<string, Slot>, id: string, kind: Slot['kind']): void {
  const slot = slots.get(id)
  if (slot !== undefined) slots.set(id, { ...slot, kind })
}

/**
 * Each hold belongs to a date that awaits its answer, each move to an open proposal, each lesson's time to a lesson.
 */
function slotFaults(world: InstantWorld, slots: readonly Slot[]): readonly string[] {
  const placed = new Map<string, string>()
  for (const { data } of world.of('OrderPlaced')) {
    for (const { lesson_id } of (data['terms'] as OrderTerms).dates) placed.set(lesson_id, String(data['order_id']))
  }
  return slots.flatMap(({ slot_id, lesson_id, kind, ends_at }) => {
    const order_id = placed.get(lesson_id)
    if (kind === 'hold') {
      const status = world.state(orderDecider, order_id ?? '').dates.get(lesson_id)?.status
      if (status === 'new' || isOverWhenClosed(world, ENDS_HOLD, lesson_id, ends_at)) return []
      return [`the time of ${lesson_id} is held although the date is ${status}`]
    }
    const lesson = world.state(lessonDecider, lesson_id)
    if (kind === 'move') {
      const isProposed = lesson?.move?.slot.slot_id === slot_id
      const isFine = isProposed || isOverWhenClosed(world, ENDS_MOVE, lesson_id, ends_at)
      return isFine ? [] : [`${slot_id} is held for no proposal`]
    }
    return lesson?.slot.slot_id === slot_id ? [] : [`${slot_id} is booked for no lesson`]
  })
}

/** What ends a hold; each names the lesson, or the lessons. */
const ENDS_HOLD = ['OrderCancelled', 'OrderRejected']
const ENDS_MOVE = ['LessonMoveLapsed', 'LessonMoveWithdrawn', 'LessonMoveDeclined', 'LessonMoved', 'LessonCancelled']

/**
 * A calendar drops what is past: time that was over when its end came, as after a log was restored, needs no event to
 * be free.
 */
function isOverWhenClosed(world: InstantWorld, types: readonly string[], lesson_id: string, ends_at: number): boolean {
  const closed = types
    .flatMap((type) => world.of(type))
    .filter(({ data }) => {
      const { lesson_ids, lesson_id: only } = data
      return only === lesson_id || (Array.isArray(lesson_ids) && lesson_ids.includes(lesson_id))
    })
  return closed.some(({ metadata }) => Date.parse(metadata.occurred_at) >= ends_at)
}

/** No lesson without an accepted order, no lesson ahead without its time, in both calendars. */
function lessonFaults(world: InstantWorld, slots: ReadonlyMap<string, Slot>): readonly string[] {
  const accepted = new Set(world.of('OrderAccepted').flatMap(({ data }) => data['lesson_ids'] as string[]))
  const blocked = new Map<string, string>()
  for (const { type, data } of world.log) {
    if (type === 'TimeBlocked') blocked.set(String(data['block_id']), `${data['teacher_id']} ${data['starts_at']}`)
    if (type === 'TimeUnblocked') blocked.delete(String(data['block_id']))
  }
  const booked = world.idsOf('LessonBooked', 'lesson_id')
  const missing = [...accepted].filter((id) => !booked.includes(id)).map((id) => `${id} was accepted and not booked`)
  const wrong = booked.flatMap((id) => {
    const lesson = world.state(lessonDecider, id)
    if (lesson === null) return [`${id} was booked and is not there`]
    const faults = accepted.has(id) ? [] : [`${id} was booked and not accepted`]
    const slot = slots.get(lesson.slot.slot_id)
    const taken = blocked.get(id)
    if (lesson.state === 'booked') {
      if (slot === undefined) faults.push(`${id} has no time`)
      else if (slot.starts_at !== Date.parse(lesson.starts_at)) faults.push(`${id} has another time than its slot`)
      if (taken !== `${lesson.booked.student_id} ${lesson.starts_at}`)
        faults.push(`${id} does not fill the student’s time`)
    }
    return faults
  })
  return [...missing, ...wrong]
}

/** Three open orders of one student with one teacher are the most, and none is open after its time. */
function orderFaults(world: InstantWorld): readonly string[] {
  const open = world.idsOf('OrderPlaced', 'order_id').flatMap((id) => {
    const order = world.state(orderDecider, id)
    return orderStatusOf(stateOf(order)) === 'new' && order.about !== null ? [{ id, ...order }] : []
  })
  const pairs = Object.groupBy(open, ({ about }) => `${about?.teacher_id} ${about?.student_id}`)
  return [
    ...Object.entries(pairs).flatMap(([pair, own = []]) =>
      own.length > OPEN_ORDERS_MAX ? [`${own.length} open orders of ${pair}`] : [],
    ),
    ...open.flatMap(({ id, dates }) =>
      [...dates.values()].some(({ status, expires_at }) => status === 'new' && expires_at <= world.clock.now())
        ? [`a date of ${id} is open after its time`]
        : [],
    ),
  ]
}

/** Lessons of two that count are those that are done. */
function tuitionFaults(world: InstantWorld): readonly string[] {
  const lessons = world.idsOf('LessonBooked', 'lesson_id').flatMap((id) => world.state(lessonDecider, id) ?? [])
  const pairs = Object.groupBy(lessons, ({ booked }) => tuitionIdOf(booked.teacher_id, booked.student_id))
  return Object.entries(pairs).flatMap(([tuition_id, own = []]) => {
    const counted = world.state(tuitionDecider, tuition_id).lessons.map(({ lesson_id }) => lesson_id)
    const done = own.filter(({ state }) => state === 'done').map(({ booked }) => booked.lesson_id)
    return counted.toSorted().join() === done.toSorted().join() ? [] : [`${counted} count, ${done} are done`]
  })
}
