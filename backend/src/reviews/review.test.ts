import { DAY } from '@kredka/contracts/kernel/durations'
import { make } from '@kredka/contracts/kernel/events'
import { reviewEvents as e } from '@kredka/contracts/reviews/events'
import { REVIEW_GRAPH, REVIEW_WINDOW_MS } from '@kredka/contracts/reviews/rules'
import { graphStory } from '../kernel/testing/graph-story.ts'
import { story } from '../kernel/testing/story.ts'
import type { DoneLesson } from '../students/index.ts'
import { type ReviewCommand, reviewDecider } from './review.ts'

const pair = {
  tuition_id: '01jd0000000000000000000080',
  teacher_id: '01jd0000000000000000000001',
  student_id: '01jd0000000000000000000002',
}
const new_id = '01jd0000000000000000000085'
const ids = { ...pair, review_id: new_id, offer_id: '01jd0000000000000000000003', subject_id: 'maths' }
const DONE = Date.UTC(2026, 9, 1, 10)
const done = (n: number, offer_id = ids.offer_id): DoneLesson => ({
  lesson_id: `01jd000000000000000000010${n}`,
  offer_id,
  subject_id: 'maths',
  starts_at: new Date(DONE + n * DAY - 3_600_000).toISOString(),
  done_at: new Date(DONE + n * DAY).toISOString(),
})
const text = 'Jasno tłumaczy i przychodzi przygotowana.'
const write = (stars = 4, lessons = [done(0)], now = DONE): ReviewCommand => ({
  do: 'write',
  pair,
  new_id,
  lessons,
  stars,
  text: ` ${text} `,
  now,
})
const written = make(e.ReviewWritten, { ...ids, version: 1, stars: 4, text })
const changed = (stars: number, was = 4, hidden = false, version = 2) =>
  make(e.ReviewChanged, { ...ids, version, stars, was, text, hidden })
const answered = (edited = false) => make(e.ReviewAnswered, { ...ids, text: 'Dziękuję!', edited })
const reported = (version = 1) => make(e.ReviewReported, { ...ids, version, reason: 'untrue', note: null })
const dismissed = make(e.ReviewReportDismissed, { ...ids, reason: 'Rzeczowa.' })
const reopened = make(e.ReviewReportReopened, { ...ids, reason: 'Pomyłka.' })
const hidden = (stars = 4) => make(e.ReviewHidden, { ...ids, stars, reason: 'Dane innej osoby.' })
const shown = make(e.ReviewShown, { ...ids, stars: 4, reason: 'Poprawiona.' })
const removed = (by: 'teacher' | 'staff') =>
  make(e.ReviewAnswerRemoved, { ...ids, by, reason: by === 'staff' ? 'Telefon.' : null })

const answer: ReviewCommand = { do: 'answer', text: ' Dziękuję! ' }
const report: ReviewCommand = { do: 'report', reason: 'untrue', note: null }
const dismiss: ReviewCommand = { do: 'dismiss_report', reason: ' Rzeczowa. ' }
const reopen: ReviewCommand = { do: 'reopen_report', reason: ' Pomyłka. ' }
const hide: ReviewCommand = { do: 'hide', reason: ' Dane innej osoby. ' }
const show: ReviewCommand = { do: 'show', reason: ' Poprawiona. ' }
const remove = (by: 'teacher' | 'staff'): ReviewCommand => ({
  do: 'remove_answer',
  by,
  reason: by === 'staff' ? 'Telefon.' : null,
})
const review = story(reviewDecider, e)

test('REV-01 a review is written after a done lesson of the two, and counts for the offer of the last one', () => {
  review.given().when(write()).gives(written)
  review.given().when(write(4, [])).rejects('REVIEW_NEEDS_LESSON')
  const other = '01jd0000000000000000000009'
  review
    .given()
    .when(write(4, [done(3, other), done(1)]))
    .gives(make(e.ReviewWritten, { ...written.data, offer_id: other }))
})

test('REV-01 it is open for 90 days after any done lesson, for changes as well', () => {
  const last = DONE + REVIEW_WINDOW_MS
  review
    .given()
    .when(write(4, [done(0)], last))
    .gives(written)
  review
    .given()
    .when(write(4, [done(0)], last + 1))
    .rejects('REVIEW_WINDOW_CLOSED')
  review
    .given(written)
    .when(write(5, [done(0)], last + 1))
    .rejects('REVIEW_WINDOW_CLOSED')
  review
    .given(written)
    .when(write(5, [done(0), done(1)], last + 1))
    .gives(changed(5))
})

test('REV-01 there is one review a pair: writing again changes it and tells the stars it had', () => {
  review.given(written).when(write(2)).gives(changed(2))
  review
    .given(written, changed(2))
    .when(write(5))
    .gives(changed(5, 2, false, 3))
  review
    .given(written, hidden())
    .when(write(5))
    .gives(changed(5, 4, true))
})

test('REV-01 the teacher answers once, and may write the answer anew or take it away', () => {
  review.given(written).when(answer).gives(answered())
  review.given(written, answered()).when(answer).gives(answered(true))
  review.given(written, answered()).when(remove('teacher')).gives(removed('teacher'))
  review.given(written).when(remove('teacher')).gives()
  review.given(written, answered(), removed('teacher')).when(answer).gives(answered())
  review.given().when(answer).rejects('REVIEW_NOT_FOUND')
})

test('REV-01 the teacher reports a version once; what staff left is not reported again until it is changed', () => {
  review.given(written).when(report).gives(reported())
  review.given(written, reported()).when(report).rejects('REVIEW_ALREADY_REPORTED')
  review.given(written, reported(), dismissed).when(report).rejects('REVIEW_ALREADY_REPORTED')
  review.given(written, reported(), dismissed, changed(1)).when(report).gives(reported(2))
})

test('ADM-02 staff hide a review with its stars, show it again, and decide reports', () => {
  review.given(written, reported()).when(hide).gives(hidden())
  review.given(written, changed(5)).when(hide).gives(hidden(5))
  review.given(written, hidden()).when(show).gives(shown)
  review.given(written, reported()).when(dismiss).gives(dismissed)
  review.given(written).when(dismiss).rejects('REVIEW_NOT_REPORTED')
  review.given(written, reported(), hidden(), shown).when(dismiss).rejects('REVIEW_NOT_REPORTED')
  review.given(written, answered()).when(remove('staff')).gives(removed('staff'))
  review.given(written).when(remove('staff')).rejects('REVIEW_WITHOUT_ANSWER')
})

test('ADM-02 a dismissed report is taken back with a reason, and decided anew', () => {
  review.given(written, reported(), dismissed).when(reopen).gives(reopened)
  review.given(written, reported(), dismissed, reopened).when(dismiss).gives(dismissed)
  review.given(written, reported(), dismissed, reopened).when(reopen).rejects('REVIEW_REPORT_NOT_DISMISSED')
  review.given(written, reported(), hidden(), shown).when(reopen).rejects('REVIEW_REPORT_NOT_DISMISSED')
  review.given(written, reported(), dismissed, hidden()).when(reopen).rejects('REVIEW_HIDDEN')
})

test('REV-01 every command in every state of a review goes where the graph says or is refused', () =>
  graphStory(reviewDecider, e).follows({
    graph: REVIEW_GRAPH,
    stateOf: ({ state }) => state,
    given: {
      absent: [],
      // changed since it was reported: that report waits still, and the new version may be reported too
      visible: [written, answered(), reported(), changed(4)],
      hidden: [written, answered(), hidden()],
    },
    after: { reopen_report: [[dismissed]] },
    when: {
      write: () => write(),
      answer: () => answer,
      remove_answer: () => [remove('teacher'), remove('staff')],
      report: () => report,
      dismiss_report: () => dismiss,
      reopen_report: () => reopen,
      hide: () => hide,
      show: () => show,
    },
  }))
