import { type AssignmentEvent, assignmentEvents as e } from '@kredka/contracts/assignments/events'
import {
  ASSIGNMENT_GRAPH,
  type AssignmentState,
  type CountedTry,
  countedTry,
  DUE_WITHIN_MS,
} from '@kredka/contracts/assignments/rules'
import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
import { make } from '@kredka/contracts/kernel/events'
import { graphStory } from '../kernel/testing/graph-story.ts'
import { story } from '../kernel/testing/story.ts'
import { type AssignmentCommand, assignmentDecider } from './assignment.ts'

const idOf = (n: number) => `01jd${String(n).padStart(22, '0')}`
const at = (ms: number) => new Date(ms).toISOString()
const now = Date.parse('2026-11-24T12:00:00Z')
const due = now + 2 * DAY
const after = due + HOUR
const of = { assignment_id: idOf(1), teacher_id: idOf(2), student_id: idOf(3) }
const { assignment_id, teacher_id, student_id } = of
const attempt = (n: number) => idOf(100 + n)
const terms = {
  quiz_id: idOf(4),
  version: 1,
  author_id: teacher_id,
  mode: 'exam',
  due_at: at(due),
  tries: null,
  counts: 'best',
  review: 'after_due',
} as const
interface Terms {
  readonly tries?: number | null
  readonly counts?: CountedTry
  readonly review?: 'at_once' | 'after_due'
}
const assigned = (more: Terms = {}) => make(e.QuizAssigned, { ...of, ...terms, ...more })
const begun = (n: number) => make(e.AssignmentBegun, { ...of, attempt_id: attempt(n), n })
const lost = (n: number) => make(e.AssignmentTryLost, { ...of, attempt_id: attempt(n), how: 'cancelled' })
const tried = (n: number, bp: number, is_late = false) => ({ attempt_id: attempt(n), bp, is_late })
const done = (n: number, bp: number, counted = tried(n, bp)) =>
  make(e.AssignmentDone, { ...of, ...tried(n, bp), counted })
const late = (n: number, bp: number) =>
  make(e.AssignmentDone, { ...of, ...tried(n, bp, true), counted: tried(n, bp, true) })
const overdue = make(e.AssignmentOverdue, { ...of, due_at: at(due) })
const withdrawn = make(e.AssignmentWithdrawn, { ...of, why: 'teacher' })
const opened = (...tries: readonly number[]) =>
  make(e.AssignmentReviewOpened, { ...of, due_at: at(due), attempt_ids: tries.map(attempt) })

const begin = (time = now, who = student_id): AssignmentCommand => ({
  do: 'begin',
  assignment_id,
  student_id: who,
  now: time,
  new_attempt_id: attempt,
})
const finish = (n: number, bp: number, time = now): AssignmentCommand => {
  return { do: 'finish', assignment_id, attempt_id: attempt(n), bp, now: time }
}
const lose = (n: number): AssignmentCommand => {
  return { do: 'lose', assignment_id, attempt_id: attempt(n), how: 'cancelled' }
}
const changeDue = (to: number, time = now, who = teacher_id): AssignmentCommand => {
  return { do: 'change_due', assignment_id, teacher_id: who, due_at: at(to), now: time }
}
const withdraw = (who: string | null = teacher_id): AssignmentCommand => {
  return { do: 'withdraw', assignment_id, teacher_id: who }
}
const pass = (time = after): AssignmentCommand => ({ do: 'pass_due', assignment_id, now: time })
const tale = story(assignmentDecider, e)

test('QUI-10 every command in every state leads where the graph says', () => {
  const given: Readonly<Record<AssignmentState, readonly AssignmentEvent[]>> = {
    absent: [],
    waiting: [assigned()],
    begun: [assigned(), begun(1)],
    overdue: [assigned(), begun(1), overdue],
    done: [assigned(), begun(1), done(1, 4_000), begun(2)],
    late: [assigned(), begun(1), overdue, late(1, 4_000)],
    withdrawn: [assigned(), withdrawn],
  }
  graphStory(assignmentDecider, e).follows({
    graph: ASSIGNMENT_GRAPH,
    stateOf: ({ state }) => state,
    given,
    when: {
      assign: () => ({ do: 'assign', ...of, ...terms }),
      begin: (_, state) => begin(state === 'late' || state === 'overdue' ? after : now),
      finish: (_, state) => {
        const n = state === 'done' ? 2 : 1
        return state === 'begun' ? [finish(n, 5_000), finish(n, 5_000, after)] : finish(n, 5_000, after)
      },
      lose: (_, state) => lose(state === 'done' ? 2 : 1),
      rescore: () => ({ do: 'rescore', assignment_id, attempt_id: attempt(1), bp: 9_000 }),
      remind: () => ({ do: 'remind', assignment_id, now: due - DAY }),
      pass_due: () => pass(),
      change_due: () => changeDue(now + 9 * DAY),
      withdraw: () => withdraw(),
    },
    // somebody goes on with the try that is open, and an assignment is made once
    granted: {
      ...{ waiting: ['assign'], begun: ['assign', 'begin'], overdue: ['assign', 'begin'], done: ['assign', 'begin'] },
      ...{ late: ['assign'], withdrawn: ['assign'] },
    },
  })
})

test('QUI-10 whoever comes again goes on with the open try, on whatever device', () => {
  tale.given(assigned()).when(begin()).gives(begun(1))
  tale.given(assigned(), begun(1)).when(begin()).gives()
  tale.given(assigned(), begun(1), lost(1)).when(begin()).gives(begun(2))
  tale
    .given(assigned())
    .when(begin(now, idOf(9)))
    .rejects('ASSIGNMENT_NOT_FOUND')
})

test('QUI-10 a try that was given up is used up; without a limit there is always another', () => {
  const used = [begun(1), lost(1), begun(2), done(2, 3_000)]
  tale
    .given(assigned({ tries: 2 }), ...used)
    .when(begin())
    .rejects('TRIES_USED')
  tale
    .given(assigned({ tries: 3 }), ...used)
    .when(begin())
    .gives(begun(3))
  tale
    .given(assigned(), ...used)
    .when(begin())
    .gives(begun(3))
})

test('QUI-10 after the due date it can be handed in once, late, and by nobody who had done so before', () => {
  tale.given(assigned(), overdue).when(begin(after)).gives(begun(1))
  tale
    .given(assigned(), overdue, begun(1))
    .when(finish(1, 5_000, after))
    .gives(late(1, 5_000))
  tale.given(assigned(), overdue, begun(1), late(1, 5_000)).when(begin(after)).rejects('ASSIGNMENT_OVER')
  tale.given(assigned(), begun(1), done(1, 5_000)).when(begin(after)).rejects('ASSIGNMENT_OVER')
  // at the last moment is in time
  tale
    .given(assigned(), begun(1))
    .when(finish(1, 5_000, due))
    .gives(done(1, 5_000))
})

test('QUI-10 the best, the first or the last try in time counts; a late one only where no other is', () => {
  const counting = (counts: CountedTry) =>
    tale.given(assigned({ counts }), begun(1), done(1, 6_000), begun(2), done(2, 8_000, tried(1, 6_000)), begun(3))
  counting('best')
    .when(finish(3, 7_000))
    .gives(done(3, 7_000, tried(2, 8_000)))
  counting('first')
    .when(finish(3, 7_000))
    .gives(done(3, 7_000, tried(1, 6_000)))
  counting('last')
    .when(finish(3, 7_000))
    .gives(done(3, 7_000, tried(3, 7_000)))
  counting('last')
    .when(finish(3, 7_000, after))
    .gives(make(e.AssignmentDone, { ...of, ...tried(3, 7_000, true), counted: tried(2, 8_000) }))

  const one = (bp: number | null, is_late: boolean) => {
    return { bp, is_late, state: bp === null ? ('lost' as const) : ('finished' as const) }
  }
  expect(countedTry([one(null, false)], 'best')).toBeNull()
  expect(countedTry([one(9_000, true), one(8_000, true)], 'last')).toEqual(one(8_000, true))
  const [earlier, later] = [one(5_000, false), one(5_000, false)]
  expect(countedTry([earlier, later], 'best')).toBe(earlier)
})

test('QUI-11 a corrected key changes the score that counts', () => {
  const two = [assigned(), begun(1), done(1, 6_000), begun(2), done(2, 5_000, tried(1, 6_000))]
  const rescore = (n: number, bp: number): AssignmentCommand => {
    return { do: 'rescore', assignment_id, attempt_id: attempt(n), bp }
  }
  tale
    .given(...two)
    .when(rescore(2, 9_000))
    .gives(
      make(e.AssignmentRescored, {
        ...of,
        attempt_id: attempt(2),
        before_bp: 5_000,
        after_bp: 9_000,
        counted: tried(2, 9_000),
      }),
    )
  tale
    .given(...two)
    .when(rescore(2, 5_000))
    .gives()
})

test('QUI-10 another due date takes lateness back and lies ahead, by a year at most', () => {
  const next = due + 3 * DAY
  const moved = (counted: ReturnType<typeof tried> | null) =>
    make(e.AssignmentDueChanged, { ...of, due_at: at(next), before_at: at(due), counted })
  tale.given(assigned(), overdue).when(changeDue(next, after)).gives(moved(null))
  tale
    .given(assigned(), overdue, begun(1), late(1, 4_000))
    .when(changeDue(next, after))
    .gives(moved(tried(1, 4_000)))
  tale.given(assigned()).when(changeDue(due)).gives()
  tale
    .given(assigned())
    .when(changeDue(now - HOUR))
    .rejects('ASSIGNMENT_DUE_UNFIT')
  tale
    .given(assigned())
    .when(changeDue(now + DUE_WITHIN_MS + 1))
    .rejects('ASSIGNMENT_DUE_UNFIT')
  tale
    .given(assigned())
    .when(changeDue(next, now, idOf(9)))
    .rejects('ASSIGNMENT_NOT_FOUND')
})

test('QUI-10 with the due date a hidden review opens once, and again where the date was moved', () => {
  const handedIn = [assigned(), begun(1), done(1, 4_000)]
  tale
    .given(...handedIn)
    .when(pass())
    .gives(opened(1))
  tale
    .given(...handedIn, opened(1))
    .when(pass())
    .gives()
  // an alarm that was set before the date was moved
  tale
    .given(...handedIn)
    .when(pass(due - 1))
    .gives()
  tale
    .given(assigned({ review: 'at_once' }), begun(1), done(1, 4_000))
    .when(pass())
    .gives()
  tale.given(assigned()).when(pass()).gives(overdue)
})

test('QUI-10 who has handed in is not reminded, nobody twice', () => {
  const remind = { do: 'remind', assignment_id, now: due - DAY } as const
  const reminded = make(e.AssignmentReminded, { ...of, due_at: at(due) })
  tale.given(assigned(), begun(1)).when(remind).gives(reminded)
  tale.given(assigned(), reminded).when(remind).gives()
  tale.given(assigned(), begun(1), done(1, 4_000)).when(remind).rejects('ASSIGNMENT_OVER')
})

test('QUI-10 only the teacher withdraws, and only what was not handed in', () => {
  tale.given(assigned(), begun(1)).when(withdraw()).gives(withdrawn)
  tale
    .given(assigned())
    .when(withdraw(idOf(9)))
    .rejects('ASSIGNMENT_NOT_FOUND')
  tale
    .given(assigned())
    .when(withdraw(null))
    .gives(make(e.AssignmentWithdrawn, { ...of, why: 'person_gone' }))
  tale.given(assigned(), begun(1), done(1, 4_000)).when(withdraw()).rejects('ASSIGNMENT_OVER')
})
