import { assignerEvents as e } from '@kredka/contracts/assignments/events'
import { OPEN_ASSIGNMENTS_MAX } from '@kredka/contracts/assignments/rules'
import { make } from '@kredka/contracts/kernel/events'
import { story } from '../kernel/testing/story.ts'
import { assignerDecider } from './assigner.ts'

const idOf = (n: number) => `01jd${String(n).padStart(22, '0')}`
const teacher_id = idOf(1)
const terms = {
  teacher_id,
  quiz_id: idOf(2),
  version: 1,
  author_id: teacher_id,
  mode: 'exam',
  due_at: '2026-12-01T17:00:00.000Z',
  tries: 2,
  counts: 'best',
  review: 'after_due',
} as const
const to = (first: number, count: number) => ({
  ...terms,
  assignments: Array.from({ length: count }, (_, n) => ({
    assignment_id: idOf(first + n),
    student_id: idOf(9_000 + n),
  })),
})
const handedOut = (first: number, count: number) => make(e.QuizHandedOut, to(first, count))
const closed = (n: number) => make(e.AssignmentClosed, { teacher_id, assignment_id: idOf(n) })
const tale = story(assignerDecider, e)
const A_CLASS = 50
const classes = OPEN_ASSIGNMENTS_MAX / A_CLASS
const full = Array.from({ length: classes }, (_, n) => handedOut(100 + n * A_CLASS, A_CLASS))

test('QUI-10 a teacher waits for so many assignments at most: all students get theirs or none', () => {
  tale
    .given(...full.slice(1))
    .when({ do: 'hand_out', ...to(5_000, A_CLASS) })
    .gives(handedOut(5_000, A_CLASS))
  tale
    .given(...full)
    .when({ do: 'hand_out', ...to(5_000, 1) })
    .rejects('ASSIGNMENTS_FULL', { most: OPEN_ASSIGNMENTS_MAX })
  tale
    .given(...full, closed(100))
    .when({ do: 'hand_out', ...to(5_000, 2) })
    .rejects('ASSIGNMENTS_FULL')
})

test('QUI-10 what nobody waits for any more makes room, once', () => {
  tale
    .given(...full, closed(100))
    .when({ do: 'hand_out', ...to(5_000, 1) })
    .gives(handedOut(5_000, 1))
  tale
    .given(handedOut(100, 1))
    .when({ do: 'close', teacher_id, assignment_id: idOf(100) })
    .gives(closed(100))
  tale
    .given(handedOut(100, 1), closed(100))
    .when({ do: 'close', teacher_id, assignment_id: idOf(100) })
    .gives()
})

test('QUI-10 what bears the id of something already handed out is handed out once', () => {
  tale
    .given(handedOut(100, 1))
    .when({ do: 'hand_out', ...to(100, 1), tries: 3 })
    .gives()
  tale
    .given(...full)
    .when({ do: 'hand_out', ...to(100, 1) })
    .gives()
})
