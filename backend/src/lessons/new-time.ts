import { type SlotFault, slotFault } from '@kredka/contracts/calendar/free-slots'
import { SLOT_FAULTS } from '@kredka/contracts/calendar/rules'
import { DAY, MINUTE } from '@kredka/contracts/kernel/durations'
import { type ErrorCode, isRejection, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { streamOf } from '@kredka/contracts/kernel/events'
import { dateAt } from '@kredka/contracts/kernel/zones'
import type { LessonRole } from '@kredka/contracts/lessons/rules'
import { offerEvents } from '@kredka/contracts/offers/events'
import { HORIZON_DAYS } from '@kredka/contracts/settings/rules'
import { calendarDecider, slotTaken, teachersTime } from '../calendar/index.ts'
import { last } from '../kernel/last.ts'
import type { OpenStreams, Tools } from '../kernel/tools.ts'
import type { CommandContext, Executed } from '../kernel/write-side.ts'
import { teachingFacts } from '../settings/index.ts'
import type { KnownLesson } from './lesson.ts'

interface NewTimeRequest {
  readonly lesson: KnownLesson
  readonly role: LessonRole
  readonly user_id: string
  readonly slot_id: string
  /** Milliseconds. */
  readonly start: number
  readonly note: string | null
  readonly lapses_at: string
  readonly context: CommandContext
}

const STEP = 5 * MINUTE

/**
 * Asks the teacher's calendar to keep the new time free; the proposal follows from that. A student chooses among the
 * free times of the offer, a teacher any time that nothing stands in: their own lead time and hours do not bind them.
 */
export async function holdNewTime(
  { write, streams }: Pick<Tools, 'write' | 'streams'>,
  { lesson, role, user_id, slot_id, start, note, lapses_at, context }: NewTimeRequest,
): Promise<Executed | Rejection> {
  const { lesson_id, teacher_id, student_id, duration, timezone } = lesson.booked
  const { now } = context
  if (start % STEP !== 0) return offTheGrid()
  if (role === 'student') {
    const rule = await hoursOf(write, streams, lesson, now)
    if (rule === null) return reject('SLOT_OUTSIDE_HOURS')
    const fault = slotFault(rule, start, duration)
    if (fault !== null) return slotTaken(rule, start, duration, [], fault)
  } else if (start > now + HORIZON_DAYS * DAY) return reject('SLOT_TOO_FAR')
  const { buffer_minutes } = await teachingFacts(write, teacher_id)
  const [starts_at, ends_at, decided_at] = [start, start + duration * MINUTE, now].map((at) =>
    new Date(at).toISOString(),
  ) as [string, string, string]
  const slot = { slot_id, starts_at, ends_at, date: dateAt(start, timezone) }
  const of = { teacher_id, student_id, lesson_id, decided_at, lapses_at, buffer_minutes }
  const command = { do: 'hold_move', ...of, slot, proposer_id: user_id, note } as const
  const held = await write.execute(calendarDecider, teacher_id, command, context)
  if (!isRejection(held) || !isSlotFault(held.rejected)) return held
  // somebody was quicker: what is free is read anew
  const left = role === 'student' ? await hoursOf(write, streams, lesson, now) : null
  return left === null ? held : slotTaken(left, start, duration, [], held.rejected)
}

/** The hours that the offer is taught in, as it was last public; null where it never was. */
async function hoursOf(write: Tools['write'], streams: OpenStreams, lesson: KnownLesson, now: number) {
  const { offer_id, teacher_id, lesson_id } = lesson.booked
  const events = await streams.read(streamOf('offer', offer_id))
  const version = last(events, offerEvents.OfferActivated)?.data.version
  const sent = last(
    events.filter(({ data }) => data['version'] === version),
    offerEvents.OfferSubmitted,
  )
  if (sent === null) return null
  const { availability_group_id } = sent.data
  return (await teachersTime(write, { teacher_id, availability_group_id, now, lesson_id })).rule
}

function isSlotFault(code: ErrorCode): code is SlotFault {
  return SLOT_FAULTS.some((fault) => fault === code)
}

function offTheGrid(): Rejection {
  const message = 'Choose a full five minutes'
  return reject('INVALID_INPUT', { details: [{ path: 'body/starts_at', message }] })
}
