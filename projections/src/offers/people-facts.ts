import { accountEvents as accounts } from '@kredka/contracts/accounts/events'
import { availabilityEvents as availability } from '@kredka/contracts/availability/events'
import type { EntryTimes } from '@kredka/contracts/availability/rules'
import { calendarEvents as calendar } from '@kredka/contracts/calendar/events'
import { lessonEvents as lessons } from '@kredka/contracts/lessons/events'
import { orderEvents as orders } from '@kredka/contracts/orders/events'
import { profileEvents as profiles } from '@kredka/contracts/profiles/events'
import { reviewEvents as reviews } from '@kredka/contracts/reviews/events'
import { type Apply, on, type Row, type Rows } from '../kernel/projection.ts'
import { weekOf } from './week.ts'

/** What changed about somebody: their hits are made anew when the batch is settled. */
export function judge(rows: Rows, user_id: string, changes: Row = {}): void {
  rows.patch('people', { user_id }, { ...changes, dirty: true })
}

/** What hits are ranked by, as it becomes known (OFR-04): every fact is one of the person who teaches. */
export const factsOfPeople: Readonly<Record<string, Apply>> = {
  ...on(accounts.AccountRegistered, ({ data }, rows) => rows.put('people', { user_id: data.user_id })),
  ...on(accounts.AccountBlocked, ({ data }, rows) => judge(rows, data.user_id, { blocked: true })),
  ...on(accounts.AccountUnblocked, ({ data }, rows) => judge(rows, data.user_id, { blocked: false })),
  ...on(accounts.AccountDeletionScheduled, ({ data }, rows) => judge(rows, data.user_id, { withdrawn: true })),
  ...on(accounts.AccountDeletionCancelled, ({ data }, rows) => judge(rows, data.user_id, { withdrawn: false })),
  ...on(profiles.ProfileChanged, ({ data }, rows) => judge(rows, data.user_id, { about: data.about?.length ?? 0 })),
  ...on(profiles.PictureChosen, ({ data }, rows) => judge(rows, data.user_id, { picture: true })),
  ...on(profiles.PictureRemoved, ({ data }, rows) => judge(rows, data.user_id, { picture: false })),
  ...on(profiles.TeacherProfileCreated, ({ data, metadata }, rows) => {
    const about = data.about ? { about: data.about.length } : {}
    judge(rows, data.user_id, { teaching: true, since: metadata.occurred_at, ...about })
  }),
  ...on(profiles.TeacherSuspended, ({ data }, rows) => judge(rows, data.user_id, { teaching: false })),
  ...on(profiles.TeacherReinstated, ({ data }, rows) => judge(rows, data.user_id, { teaching: true })),

  ...on(availability.AvailabilityGroupCreated, ({ data }, rows) => putGroup(data, rows)),
  ...on(availability.AvailabilityGroupChanged, ({ data }, rows) => putGroup(data, rows)),
  ...on(availability.AvailabilityGroupRemoved, ({ data }, rows) => {
    rows.remove('groups', { group_id: data.group_id })
    judge(rows, data.teacher_id)
  }),

  ...on(calendar.TimeHeld, ({ data }, rows) => {
    for (const { lesson_id, ...times } of data.terms.dates) take(data.teacher_id, lesson_id, times, rows)
  }),
  ...on(calendar.TimeFreed, ({ data }, rows) => free(data.teacher_id, data.slot_ids, rows)),
  ...on(calendar.MoveHeld, ({ data }, rows) => take(data.teacher_id, data.slot.slot_id, data.slot, rows)),
  ...on(calendar.ProposedTimesHeld, ({ data }, rows) => {
    for (const { slot } of data.times) take(data.teacher_id, slot.slot_id, slot, rows)
  }),
  ...on(calendar.TimeMoved, ({ data }, rows) => free(data.teacher_id, [data.freed_slot_id], rows)),
  ...on(calendar.TimeBlocked, ({ data }, rows) => take(data.teacher_id, data.block_id, data, rows)),
  ...on(calendar.TimeUnblocked, ({ data }, rows) => free(data.teacher_id, [data.block_id], rows)),

  ...on(orders.OrderPlaced, ({ data: { teacher_id, order_id }, metadata }, rows) => {
    // what was counted of it stays: the same events give the same sums however they are cut into batches
    rows.keep('requests', { teacher_id, order_id, placed_at: metadata.occurred_at })
  }),
  ...on(orders.OrderAccepted, ({ data, metadata }, rows) =>
    countAnswer(data, { answered_at: metadata.occurred_at }, rows),
  ),
  ...on(orders.OrderRejected, ({ data, metadata }, rows) =>
    countAnswer(data, { answered_at: metadata.occurred_at }, rows),
  ),
  // other times are an answer too: whoever waits from then on is the teacher
  ...on(orders.OrderTimesProposed, ({ data, metadata }, rows) =>
    countAnswer(data, { answered_at: metadata.occurred_at }, rows),
  ),
  ...on(orders.OrderCancelled, ({ data }, rows) => {
    if (data.why === 'expired') countAnswer(data, { lapsed: true }, rows)
  }),

  ...on(reviews.ReviewWritten, ({ data }, rows) => countReview(data.teacher_id, 1, data.stars, rows)),
  ...on(reviews.ReviewChanged, ({ data }, rows) => {
    if (!data.hidden) countReview(data.teacher_id, 0, data.stars - data.was, rows)
  }),
  ...on(reviews.ReviewHidden, ({ data }, rows) => countReview(data.teacher_id, -1, -data.stars, rows)),
  ...on(reviews.ReviewShown, ({ data }, rows) => countReview(data.teacher_id, 1, data.stars, rows)),

  ...on(lessons.LessonDone, ({ data }, rows) => tookPlace(data.teacher_id, { held: 1 }, rows)),
  ...on(lessons.LessonDoneTakenBack, ({ data }, rows) => tookPlace(data.teacher_id, { held: -1 }, rows)),
  ...on(lessons.LessonCancelled, ({ data }, rows) => {
    if (data.by === 'teacher') tookPlace(data.teacher_id, { missed: 1 }, rows)
  }),
  ...on(lessons.LessonProblemDecided, ({ data }, rows) => {
    if (data.outcome === 'teacher_absent') tookPlace(data.teacher_id, { missed: 1 }, rows)
  }),
}

interface Group {
  readonly group_id: string
  readonly teacher_id: string
  readonly entries: readonly EntryTimes[]
}

function putGroup({ group_id, teacher_id, entries }: Group, rows: Rows): void {
  const { begins, minutes } = weekOf(entries)
  rows.put('groups', { group_id, teacher_id, hours: begins, minutes })
  judge(rows, teacher_id)
}

interface Times {
  readonly starts_at: string
  readonly ends_at: string
}

function take(teacher_id: string, slot_id: string, { starts_at, ends_at }: Times, rows: Rows): void {
  rows.put('taken', { teacher_id, slot_id, starts_at, ends_at })
  judge(rows, teacher_id)
}

function free(teacher_id: string, slot_ids: readonly string[], rows: Rows): void {
  for (const slot_id of slot_ids) rows.remove('taken', { teacher_id, slot_id })
  judge(rows, teacher_id)
}

function countAnswer(
  order: { readonly teacher_id: string; readonly order_id: string },
  changes: Row,
  rows: Rows,
): void {
  const { teacher_id, order_id } = order
  rows.patch('requests', { teacher_id, order_id }, { ...changes, due: true })
  judge(rows, teacher_id)
}

function countReview(user_id: string, reviews: number, stars: number, rows: Rows): void {
  rows.add('people', { user_id }, { reviews, stars })
  judge(rows, user_id)
}

function tookPlace(user_id: string, amounts: Readonly<Record<string, number>>, rows: Rows): void {
  rows.add('people', { user_id }, amounts)
  judge(rows, user_id)
}
