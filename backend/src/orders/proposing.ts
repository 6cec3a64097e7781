import { timeOf } from '@kredka/contracts/availability/rules'
import { DAY, MINUTE } from '@kredka/contracts/kernel/durations'
import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { isRejection, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { localOf } from '@kredka/contracts/kernel/zones'
import type { proposeOrderTimes } from '@kredka/contracts/orders/endpoints'
import type { ProposedTime } from '@kredka/contracts/orders/terms'
import { HORIZON_DAYS } from '@kredka/contracts/settings/rules'
import { calendarDecider, newTimesFault } from '../calendar/index.ts'
import { callerId } from '../kernel/caller.ts'
import type { Reply, Request } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import { replyDone } from '../kernel/reply.ts'
import { trimToNull } from '../kernel/trim-to-null.ts'
import type { WriteSide } from '../kernel/write-side.ts'
import { teachingFacts } from '../settings/index.ts'
import { orderDecider } from './order.ts'
import type { Order } from './order-state.ts'
import { isOpenFor } from './proposal.ts'

type Outcome = Reply<null> | Rejection

const STEP = 5 * MINUTE

/**
 * The teacher proposes other times. Their own lead time and hours do not bind them, what stands in their calendar does;
 * nothing is held, and the calendar decides anew when the student takes them.
 */
export async function proposeTimes(
  write: WriteSide,
  { id, times: asked, note, address }: InputOf<typeof proposeOrderTimes>,
  request: Request,
): Promise<Outcome> {
  const { context } = request
  const teacher_id = callerId(request)
  const { state: order } = await write.fold(orderDecider, id)
  const times = asked.flatMap((one) => timeFor(order, one) ?? [])
  const faulty = asked.findIndex(({ starts_at }) => Date.parse(starts_at) % STEP !== 0)
  if (faulty !== -1) {
    const details = [{ path: `body/times/${faulty}/starts_at`, message: 'Choose a full five minutes' }]
    return reject('INVALID_INPUT', { details })
  }
  const words = { note: trimToNull(note), address: trimToNull(address) }
  const proposal_id = deriveEntityId(context.command_id, 'proposal')
  const command = { do: 'propose', teacher_id, proposal_id, times, ...words, now: context.now } as const
  // a date that the order does not have leaves fewer times: the order refuses those
  const isOurs = order.about?.teacher_id === teacher_id && times.length === asked.length
  if (!isOurs) return reject(order.about?.teacher_id === teacher_id ? 'ORDER_NOT_WAITING' : 'ORDER_NOT_FOUND')
  const fault = (await farOrTaken(write, times, request)) ?? null
  if (fault !== null) return fault
  return replyDone(await write.execute(orderDecider, id, command, context))
}

async function farOrTaken(write: WriteSide, times: readonly ProposedTime[], request: Request) {
  const teacher_id = callerId(request)
  const last = request.context.now + HORIZON_DAYS * DAY
  if (times.some(({ starts_at }) => Date.parse(starts_at) > last)) return reject('SLOT_TOO_FAR')
  const [{ state: calendar }, { buffer_minutes }] = await Promise.all([
    write.fold(calendarDecider, teacher_id),
    teachingFacts(write, teacher_id),
  ])
  return newTimesFault(calendar, times, buffer_minutes)
}

/** Of the same length as the date that it is for, on the clocks that the order is written in. */
function timeFor(
  { dates, timezone }: Order,
  { lesson_id, starts_at }: { readonly lesson_id: string; readonly starts_at: string },
): ProposedTime | null {
  const date = dates.get(lesson_id)
  if (date === undefined) return null
  const start = Date.parse(starts_at)
  const local = localOf(start, timezone)
  const [from, to] = [start, start + date.ends_at - date.starts_at].map((at) => new Date(at).toISOString())
  return { lesson_id, starts_at: from ?? '', ends_at: to ?? '', date: local.date, time: timeOf(local.minutes) }
}

/**
 * The student takes the proposed times: the teacher's calendar decides whether all of them are still free, and the
 * order's acceptance follows from that. Where they are not, nothing changes.
 */
export async function takeTimes(
  write: WriteSide,
  { id, proposal_id }: { readonly id: string; readonly proposal_id: string },
  request: Request,
): Promise<Outcome> {
  const { context } = request
  const student_id = callerId(request)
  const { state: order } = await write.fold(orderDecider, id)
  const { about, proposal } = order
  if (about === null || about.student_id !== student_id) return reject('ORDER_NOT_FOUND')
  // a repeat of a lost answer
  if (order.taken === proposal_id) return { answer: null, position: null }
  const asked = { proposal_id, now: context.now }
  if (!isOpenFor(proposal, asked)) return reject('ORDER_PROPOSAL_GONE')
  const { teacher_id } = about
  const { buffer_minutes } = await teachingFacts(write, teacher_id)
  const times = proposal.times.map(({ lesson_id, starts_at, ends_at, date }, n) => ({
    lesson_id,
    slot: { slot_id: deriveEntityId(context.command_id, `slot ${n}`), starts_at, ends_at, date },
  }))
  const of = { teacher_id, student_id, order_id: id, proposal_id, decided_at: new Date(context.now).toISOString() }
  const command = { do: 'hold_proposed', ...of, times, buffer_minutes } as const
  const held = await write.execute(calendarDecider, teacher_id, command, context)
  if (isRejection(held)) return held
  // it may have lapsed or been withdrawn in that moment: then the times are free again already
  const { state: after } = await write.fold(orderDecider, id)
  return after.taken === proposal_id ? replyDone(held) : reject('ORDER_PROPOSAL_GONE')
}
