import { type AssignerCommand, assignerDecider } from '@kredka/backend/assignments/assigner'
import { type AssignmentCommand, assignmentDecider } from '@kredka/backend/assignments/assignment'
import { deriveEntityId } from '@kredka/backend/kernel/ids'
import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
import type { Actor } from '@kredka/contracts/kernel/ports'
import { stepsOfTry } from './attempt-plan.ts'
import type { SeedPerson } from './people-plan.ts'
import type { PlannedQuiz, QuizParts } from './planned-quiz.ts'
import type { Step } from './step.ts'

interface Plan {
  /** In days before the demonstration's present. */
  readonly assigned: number
  /** In days from the demonstration's present. */
  readonly due: number
  readonly tries: number
  readonly review: 'at_once' | 'after_due'
  /** In days before the present, for each student who took it: the one somebody logs in as, then another. */
  readonly taken: readonly (number | null)[]
}

/** By the number of a quiz of the teacher whom somebody logs in as: handed in, waited for with a hidden review, overdue. */
const PLANS: Readonly<Record<number, Plan>> = {
  0: { assigned: 9, due: -4, tries: 2, review: 'at_once', taken: [7, null] },
  8: { assigned: 6, due: -1, tries: 1, review: 'at_once', taken: [null, 3] },
  40: { assigned: 2, due: 3, tries: 1, review: 'after_due', taken: [null, 1] },
}
/** In the evening of Warsaw. */
const DUE_AT = 17 * HOUR

/** What the teacher whom somebody logs in as assigned to two students, and what became of it (QUI-10). */
export function assignmentSteps(parts: QuizParts, quiz: PlannedQuiz, n: number): readonly Step[] {
  const plan = PLANS[n]
  if (plan === undefined || quiz.author !== parts.teachers[0]) return []
  return parts.students
    .slice(0, plan.taken.length)
    .flatMap((student, i) => stepsOfStudent(parts, quiz, plan, student, plan.taken[i] ?? null))
}

function stepsOfStudent(
  { now }: QuizParts,
  quiz: PlannedQuiz,
  plan: Plan,
  student: SeedPerson,
  taken: number | null,
): readonly Step[] {
  const { quiz_id, author } = quiz
  const [teacher_id, student_id] = [author.user_id, student.user_id]
  const assignment_id = deriveEntityId(`${student_id}/${quiz_id}`, 'assignment')
  const due = now + plan.due * DAY + DUE_AT
  const at = now - plan.assigned * DAY + 15 * HOUR
  const terms = { quiz_id, version: 1, author_id: teacher_id, mode: 'exam', counts: 'best' } as const
  const handOut: AssignerCommand = {
    do: 'hand_out',
    teacher_id,
    ...terms,
    due_at: new Date(due).toISOString(),
    tries: plan.tries,
    review: plan.review,
    assignments: [{ assignment_id, student_id }],
  }
  const step = (actor: Actor, name: string, when: number, command: AssignmentCommand): Step => ({
    at: when,
    command: `assignments.${name}`,
    actor,
    key: `${command.do} ${assignment_id}`,
    of: student_id,
    run: (write, context) => write.execute(assignmentDecider, assignment_id, command, context),
  })
  const assigned: Step = {
    at,
    command: 'assignments.assign',
    actor: { kind: 'user', id: teacher_id },
    key: `hand out ${assignment_id}`,
    // the student's own steps come behind it
    of: student_id,
    run: (write, context) => write.execute(assignerDecider, teacher_id, handOut, context),
  }
  const system = { kind: 'system', id: 'assignments.pass-due' } as const
  const passed = due > now ? [] : [step(system, 'pass_due', due, { do: 'pass_due', assignment_id, now: due })]
  if (taken === null) return [assigned, ...passed]
  const begun = now - taken * DAY + 18 * HOUR
  const attempt_id = deriveEntityId(assignment_id, 'try 1')
  const begin = { do: 'begin', assignment_id, student_id, now: begun, new_attempt_id: () => attempt_id } as const
  return [
    assigned,
    step({ kind: 'user', id: student_id }, 'begin', begun, begin),
    ...stepsOfTry(quiz, { assignment_id, attempt_id, player_id: student_id }, plan.assigned, begun),
    // what was handed in by then has nothing left to pass
    ...(plan.review === 'after_due' ? passed : []),
  ]
}
