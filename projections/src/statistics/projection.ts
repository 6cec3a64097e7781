import { chatEvents } from '@kredka/contracts/chat/events'
import { lessonEvents } from '@kredka/contracts/lessons/events'
import { offerEvents } from '@kredka/contracts/offers/events'
import { profileEvents } from '@kredka/contracts/profiles/events'
import { reviewEvents } from '@kredka/contracts/reviews/events'
import { studentEvents } from '@kredka/contracts/students/events'
import { on, type Projection, type Rows } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'

interface Rated {
  readonly teacher_id: string
  readonly offer_id: string
}

/**
 * Facts about teachers, folded from what happened: nothing that is edited later, such as an offer, loses any of it
 * (PRO-04). Events say by how much a count changes, so that no row is read to write another.
 */
export const statisticsProjection: Projection = {
  name: 'statistics',
  number: 2,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(profileEvents.TeacherProfileCreated, ({ data: { user_id } }, rows) => {
      rows.put('teachers', { teacher_id: user_id })
    }),
    ...on(offerEvents.OfferSubmitted, ({ data: { offer_id, version } }, rows) => {
      if (version === 1) rows.put('offers', { offer_id })
    }),
    ...on(offerEvents.OfferActivated, ({ data: { teacher_id }, metadata }, rows) => {
      rows.keep('first_offers', { teacher_id, public_at: metadata.occurred_at })
    }),

    ...on(studentEvents.LessonCounted, ({ data: { teacher_id, lessons } }, rows) => {
      rows.add('teachers', { teacher_id }, { lessons_done: 1, ...people(lessons, 1) })
    }),
    ...on(studentEvents.LessonUncounted, ({ data: { teacher_id, lessons } }, rows) => {
      rows.add('teachers', { teacher_id }, { lessons_done: -1, ...people(lessons + 1, -1) })
    }),
    ...on(lessonEvents.LessonCancelled, ({ data: { lesson_id, teacher_id, by } }, rows) => {
      if (by === 'teacher') rows.put('missed', { lesson_id, teacher_id, why: 'cancelled' })
    }),
    ...on(lessonEvents.LessonProblemDecided, ({ data: { lesson_id, teacher_id, outcome } }, rows) => {
      if (outcome === 'teacher_absent') rows.put('missed', { lesson_id, teacher_id, why: 'absent' })
    }),

    ...on(reviewEvents.ReviewWritten, ({ data }, rows) => give(data, data.stars, 1, rows)),
    ...on(reviewEvents.ReviewChanged, ({ data }, rows) => {
      if (data.hidden || data.was === data.stars) return
      give(data, data.was, -1, rows)
      give(data, data.stars, 1, rows)
    }),
    ...on(reviewEvents.ReviewHidden, ({ data }, rows) => give(data, data.stars, -1, rows)),
    ...on(reviewEvents.ReviewShown, ({ data }, rows) => give(data, data.stars, 1, rows)),

    ...on(chatEvents.ChatMessageSent, ({ data: { chat_id, number, teacher_id, sender_id, sent_at } }, rows) => {
      if (sender_id !== teacher_id) {
        if (number === 1) rows.put('first_messages', { chat_id, teacher_id, asked_at: sent_at })
        return
      }
      if (number > 1) rows.keep('first_answers', { chat_id, answered_at: sent_at })
    }),
  },
}

/** How many people more or less this lesson makes, the `n`-th of a pair. */
function people(n: number, by: 1 | -1): Readonly<Record<string, number>> {
  if (n === 1) return { students: by }
  return n === 2 ? { repeat_students: by } : {}
}

function give({ teacher_id, offer_id }: Rated, stars: number, by: 1 | -1, rows: Rows): void {
  rows.add('teachers', { teacher_id }, { [`stars_${stars}`]: by })
  rows.add('offers', { offer_id }, { [`stars_${stars}`]: by })
}
