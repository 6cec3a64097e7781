import { accountEvents } from '@kredka/contracts/accounts/events'
import { timeEvents as e, calendarFeedEvents as feeds } from '@kredka/contracts/calendar/events'
import { jobEvents } from '@kredka/contracts/jobs/events'
import { on, type Projection } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'
import { freeTimes, renewSome, settleFreeTimes, touch, withTouches } from './next-free.ts'

/** People's time as everybody's free times and their own calendar need it (AVL-02, CAL-01, CAL-02). */
export const calendarProjection: Projection = {
  name: 'calendar',
  number: 4,
  tables: sqlBeside(import.meta.url),
  on: withTouches({
    ...freeTimes,
    ...on(e.TimeHeld, ({ data: { teacher_id, student_id, order_id, terms }, metadata }, rows) => {
      const { offer_id, subject_id, level, place } = terms
      for (const { lesson_id, starts_at, ends_at, date } of terms.dates) {
        const of = { lesson_id, student_id, changed_at: metadata.occurred_at }
        rows.put('busy', { teacher_id, id: lesson_id, kind: 'hold', starts_at, ends_at, date, ...of })
        rows.put('dates', { lesson_id, order_id, offer_id, teacher_id, student_id, subject_id, level, place, moves: 0 })
      }
    }),
    ...on(e.TimeBooked, ({ data: { teacher_id, slot_ids }, metadata }, rows) => {
      for (const id of slot_ids)
        rows.patch('busy', { teacher_id, id }, { kind: 'lesson', changed_at: metadata.occurred_at })
    }),
    ...on(e.TimeFreed, ({ data: { teacher_id, slot_ids } }, rows) => {
      for (const id of slot_ids) rows.remove('busy', { teacher_id, id })
    }),
    ...on(e.MoveHeld, ({ data: { teacher_id, student_id, lesson_id, slot }, metadata }, rows) => {
      const { slot_id: id, starts_at, ends_at, date } = slot
      const of = { lesson_id, student_id, changed_at: metadata.occurred_at }
      rows.put('busy', { teacher_id, id, kind: 'move', starts_at, ends_at, date, ...of })
    }),
    ...on(e.ProposedTimesHeld, ({ data: { teacher_id, student_id, times }, metadata }, rows) => {
      for (const { lesson_id, slot } of times) {
        const { slot_id: id, starts_at, ends_at, date } = slot
        const of = { lesson_id, student_id, changed_at: metadata.occurred_at }
        rows.put('busy', { teacher_id, id, kind: 'move', starts_at, ends_at, date, ...of })
      }
    }),
    ...on(e.TimeMoved, ({ data: { teacher_id, lesson_id, slot_id, freed_slot_id }, metadata }, rows) => {
      rows.remove('busy', { teacher_id, id: freed_slot_id })
      rows.patch('busy', { teacher_id, id: slot_id }, { kind: 'lesson', changed_at: metadata.occurred_at })
      rows.add('dates', { lesson_id }, { moves: 1 })
    }),
    ...on(e.TimeBlocked, ({ data, metadata }, rows) => {
      const { teacher_id, block_id, kind, starts_at, ends_at, title, public_reason } = data
      const none = { date: null, lesson_id: null, student_id: null }
      const changed_at = metadata.occurred_at
      rows.put('busy', { teacher_id, id: block_id, kind, starts_at, ends_at, ...none, changed_at })
      // a lesson that is taken elsewhere has its words there
      if (kind !== 'taken') rows.put('words', { block_id, teacher_id, title, public_reason })
    }),
    ...on(e.TimeUnblocked, ({ data: { teacher_id, block_id } }, rows) => {
      rows.remove('busy', { teacher_id, id: block_id })
      rows.remove('words', { block_id })
    }),
    ...on(e.DailyCapChosen, ({ data: { teacher_id, lessons } }, rows) => {
      if (lessons === null) rows.remove('caps', { teacher_id })
      else rows.put('caps', { teacher_id, lessons })
    }),
    ...on(feeds.CalendarFeedOpened, ({ data: { user_id, generation } }, rows) => {
      rows.put('feeds', { user_id, generation })
    }),
    ...on(feeds.CalendarFeedClosed, ({ data: { user_id } }, rows) => {
      rows.remove('feeds', { user_id })
    }),
    ...on(accountEvents.PersonForgotten, (event, rows) => {
      const { subject_id } = event.data
      rows.patch('words', { teacher_id: subject_id }, { title: null, public_reason: null })
      rows.remove('feeds', { user_id: subject_id })
      rows.patch('zones', { teacher_id: subject_id }, { timezone: null })
      touch(subject_id, event, rows)
    }),
  }),
  isApart: true,
  settle: settleFreeTimes,
  later: { after: [jobEvents.DayBegan.name], slice: renewSome },
}
