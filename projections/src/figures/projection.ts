import { accountEvents } from '@kredka/contracts/accounts/events'
import { attemptEvents } from '@kredka/contracts/attempts/events'
import { warsawDay } from '@kredka/contracts/kernel/days'
import type { EventDefinition, Recorded } from '@kredka/contracts/kernel/events'
import { lessonEvents } from '@kredka/contracts/lessons/events'
import { orderEvents } from '@kredka/contracts/orders/events'
import { paymentEvents } from '@kredka/contracts/payments/events'
import { profileEvents } from '@kredka/contracts/profiles/events'
import { roomEvents } from '@kredka/contracts/quiz-rooms/events'
import { type Apply, on, type Projection, type Row, type Rows } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'
import { type Counts, countDay } from './lesson-counts.ts'
import { settleFigures } from './settle.ts'

/**
 * The figures of the site by day and subject (ADM-06). Each event costs the same however many there were: it is counted
 * on its day, and says what is known of a lesson or of a person's day, from which the sums are brought up to date at
 * the end of a batch.
 * @param definitions events of every module: whoever makes one is active
 */
export function createFiguresProjection(definitions: readonly EventDefinition[]): Projection {
  return {
    name: 'figures',
    number: 4,
    isApart: true,
    tables: sqlBeside(import.meta.url),
    settle: settleFigures,
    on: Object.fromEntries(
      definitions.map(({ name }) => {
        const more = MEANT[name]
        return [name, more === undefined ? noteEvent : both(noteEvent, more)]
      }),
    ),
  }
}

function both(first: Apply, second: Apply): Apply {
  return async (event, rows) => {
    await first(event, rows)
    await second(event, rows)
  }
}

const PERSON = /^user:(.+)$/

/** Somebody of the staff or the site itself is nobody who comes to learn or to teach. */
function noteEvent({ metadata: { actor, occurred_at } }: Recorded, rows: Rows): void {
  const day = warsawDay(occurred_at)
  countDay(rows, day, '', { events: 1 })
  const user_id = PERSON.exec(actor)?.[1]
  if (user_id !== undefined) rows.keep('seen', { user_id, day })
}

function countOn(counts: Counts): Apply {
  return ({ metadata: { occurred_at } }, rows) => countDay(rows, warsawDay(occurred_at), '', counts)
}

function changeLesson(rows: Rows, lesson_id: string, changes: Row): void {
  rows.patch('lessons', { lesson_id }, { ...changes, is_due: true })
}

/** What events mean for the figures beside that something happened. */
const MEANT: Readonly<Record<string, Apply>> = {
  ...on(accountEvents.AccountRegistered, ({ data: { user_id }, metadata: { occurred_at } }, rows) => {
    const joined_on = warsawDay(occurred_at)
    countDay(rows, joined_on, '', { sign_ups: 1 })
    rows.keep('newcomers', { user_id, joined_on })
  }),
  ...on(profileEvents.TeacherProfileCreated, countOn({ tutors: 1 })),

  ...on(orderEvents.OrderPlaced, ({ data: { student_id, terms }, metadata: { occurred_at } }, rows) => {
    for (const { lesson_id } of terms.dates) {
      // once: a row written anew would forget what it was counted with
      rows.keep('lessons', { lesson_id, student_id, subject_id: terms.subject_id, asked_at: occurred_at })
    }
  }),
  ...on(orderEvents.OrderAccepted, ({ data, metadata: { occurred_at } }, rows) => {
    for (const id of data.lesson_ids) changeLesson(rows, id, { answered_at: occurred_at, is_accepted: true })
  }),
  ...on(orderEvents.OrderRejected, ({ data, metadata: { occurred_at } }, rows) => {
    for (const id of data.lesson_ids) changeLesson(rows, id, { answered_at: occurred_at })
  }),
  ...on(lessonEvents.LessonDone, ({ data: { lesson_id, starts_at } }, rows) => {
    changeLesson(rows, lesson_id, { held_on: warsawDay(starts_at) })
  }),
  ...on(lessonEvents.LessonDoneTakenBack, ({ data: { lesson_id } }, rows) => {
    changeLesson(rows, lesson_id, { held_on: null })
  }),
  ...on(lessonEvents.LessonProblemDecided, ({ data: { lesson_id, outcome } }, rows) => {
    const tookPlace = outcome === 'held' || outcome === 'dismissed'
    if (!tookPlace) changeLesson(rows, lesson_id, { held_on: null })
  }),
  ...on(paymentEvents.PaymentMarkedPaid, ({ data: { lesson_id, amount, paid_on } }, rows) => {
    changeLesson(rows, lesson_id, { amount, paid_on })
  }),
  ...on(paymentEvents.PaymentMarkReversed, ({ data: { lesson_id } }, rows) => {
    changeLesson(rows, lesson_id, { paid_on: null })
  }),
  ...on(paymentEvents.PaymentReturned, ({ data: { lesson_id, returned_on } }, rows) => {
    changeLesson(rows, lesson_id, { returned_on })
  }),
  ...on(paymentEvents.PaymentReturnReversed, ({ data: { lesson_id } }, rows) => {
    changeLesson(rows, lesson_id, { returned_on: null })
  }),

  ...on(attemptEvents.AttemptCreated, ({ data: { subject_id }, metadata: { occurred_at } }, rows) => {
    countDay(rows, warsawDay(occurred_at), subject_id ?? '', { plays: 1 })
  }),
  ...on(attemptEvents.AttemptFinished, countOn({ finished: 1 })),
  ...on(roomEvents.RoomOpened, ({ data: { subject_id }, metadata: { occurred_at } }, rows) => {
    countDay(rows, warsawDay(occurred_at), subject_id, { rooms: 1 })
  }),
  ...on(roomEvents.SeatTaken, countOn({ room_players: 1 })),
}
