import { type AttemptCommand, attemptDecider } from '@kredka/backend/attempts/attempt'
import { deriveEntityId } from '@kredka/backend/kernel/ids'
import type { AttemptMode } from '@kredka/contracts/attempts/rules'
import { judge } from '@kredka/contracts/attempts/scoring'
import { DAY, HOUR, MINUTE, SECOND } from '@kredka/contracts/kernel/durations'
import type { Given, QuestionTask } from '@kredka/contracts/quizzes/question'
import { keyOfTask } from '@kredka/contracts/quizzes/question-rules'
import { contestSteps, type PlannedAnswer } from './contest-plan.ts'
import type { SeedPerson } from './people-plan.ts'
import type { PlannedQuiz, QuizParts } from './planned-quiz.ts'
import type { Step } from './step.ts'

/** Finished attempts of the people somebody logs in as, and of another student (QUI-03). */
export function attemptSteps(parts: QuizParts, quiz: PlannedQuiz, n: number, from: number): readonly Step[] {
  const { students, teachers } = parts
  const players: readonly (readonly [SeedPerson | undefined, AttemptMode])[] = [
    [n % 3 === 2 ? undefined : students[0], n % 2 === 0 ? 'learning' : 'exam'],
    [n % 3 === 1 ? teachers[0] : undefined, 'exam'],
    [students[1 + (n % (students.length - 1))], 'learning'],
  ]
  const once = players.flatMap(([player, mode], i) => {
    if (player === undefined) return []
    const at = Math.max(from, player.joined_at + DAY) + (n % 5) * DAY + i * 3 * HOUR
    const steps = stepsOfPlayer(quiz, { kind: 'user', id: player.user_id }, mode, n + i, at)
    if (i < 2) return steps
    const attempt_id = attemptIdOf(player.user_id, quiz, mode)
    return [
      ...steps,
      ...contestSteps(parts, quiz, n, { player, attempt_id, answers: answersOf(quiz, n + i), at: at + DAY }),
    ]
  })
  return [...once, ...(n === 0 ? visitorSteps(parts, quiz, from) : []), ...lately(parts, quiz, n, from)]
}

/** Days without a quiz in the streak of whoever logs in as the student: two, for which it has its freezes. */
const FROZEN = [2, 6]

/** Of so many quizzes somebody has taken one lately. */
const TAKEN_LATELY = 20

/** Attempts of the last days, so that the rankings of today and of this week have somebody in them. */
function lately({ now, students }: QuizParts, quiz: PlannedQuiz, n: number, from: number): readonly Step[] {
  const [student, ...others] = students
  const soonest = (player: SeedPerson) => Math.max(from, player.joined_at) + DAY
  if (n >= TAKEN_LATELY) return []
  const own = student === undefined || FROZEN.includes(n) ? [] : [{ player: student, days: n + 1 }]
  const ranked = [0, 1, 2].flatMap((k) => {
    const player = others[(n * 3 + k + 5) % Math.max(others.length, 1)]
    return player === undefined ? [] : [{ player, days: (n + k * 2) % 6 }]
  })
  return [...own, ...ranked].flatMap(({ player, days }, i) => {
    // the last hour of a day of UTC is the first one of the next in Warsaw
    const at = now - days * DAY - 50 * MINUTE + i * MINUTE
    // the mode in which none of the others takes this quiz
    const mode = player === student && n % 2 === 1 ? 'learning' : 'exam'
    return at < soonest(player)
      ? []
      : stepsOfPlayer(quiz, { kind: 'user', id: player.user_id }, mode, n * 2 + i * 5, at)
  })
}

/** So many that the panel of the demo teacher's first quiz has something to tell (QUI-09). */
const VISITORS = 34

function visitorSteps({ now }: QuizParts, quiz: PlannedQuiz, from: number): readonly Step[] {
  return Array.from({ length: VISITORS }, (_, n) => {
    const id = deriveEntityId(quiz.quiz_id, `visitor ${n}`)
    const at = from + Math.floor(((now - from - DAY) * (n + 1)) / (VISITORS + 1))
    return stepsOfPlayer(quiz, { kind: 'visitor', id }, n % 3 === 0 ? 'learning' : 'exam', n, at)
  }).flat()
}

interface Player {
  readonly kind: 'user' | 'visitor'
  readonly id: string
}

/** @param n what the player knows, and how fast they answer */
export function stepsOfPlayer(quiz: PlannedQuiz, player: Player, mode: AttemptMode, n: number, at: number) {
  const attempt_id = attemptIdOf(player.id, quiz, mode)
  return stepsOfAttempt(quiz, { attempt_id, assignment_id: null, player, mode }, n, at)
}

/** The exam of a student to whom the quiz was assigned (QUI-10). */
export function stepsOfTry(
  quiz: PlannedQuiz,
  { player_id, ...tried }: { readonly attempt_id: string; readonly assignment_id: string; readonly player_id: string },
  n: number,
  at: number,
): readonly Step[] {
  return stepsOfAttempt(quiz, { ...tried, player: { kind: 'user', id: player_id }, mode: 'exam' }, n, at)
}

interface Attempted {
  readonly attempt_id: string
  readonly assignment_id: string | null
  readonly player: Player
  readonly mode: AttemptMode
}

function stepsOfAttempt(
  quiz: PlannedQuiz,
  { attempt_id, assignment_id, player, mode }: Attempted,
  n: number,
  at: number,
): readonly Step[] {
  const { quiz_id, author, written, questions } = quiz
  const player_id = player.id
  const step = (name: string, when: number, command: Exclude<AttemptCommand, { do: 'time' }>): Step => ({
    at: when,
    command: `attempts.${name}`,
    actor: player.kind === 'user' ? { kind: 'user', id: player_id } : { kind: 'visitor' },
    key: `${command.do} ${attempt_id} ${'question_id' in command ? command.question_id : ''}`,
    of: player_id,
    run: (write, context) => write.execute(attemptDecider, attempt_id, command, context),
  })
  const { subject_id, difficulty, exam_minutes } = written
  const version = { quiz_id, version: 1 }
  const own = (when: number) => ({ attempt_id, player_id, now: when })
  const asked = questions.map(({ question_id }) => ({ ...version, question_id, revision: 1, weight: 1 }))
  const created = {
    mode,
    player_kind: player.kind,
    source: assignment_id === null ? ('quiz' as const) : ('assignment' as const),
    assignment_id,
    ...version,
    author_id: author.user_id,
    subject_id,
    difficulty,
    exam_minutes,
    questions: asked,
    seed: deriveEntityId(attempt_id, 'seed'),
  }
  const answers = answersOf(quiz, n)
  const end = at + answers.length * MINUTE
  const scores = answers.map(({ question_id, bp }) => ({ question_id, bp, is_answered: true }))
  return [
    step('create', at, { do: 'create', ...own(at), created }),
    step('start', at + 1, { do: 'start', ...own(at + 1) }),
    ...answers.map(({ question_id, given, bp }, i) => {
      const when = at + 2 + (i + 1) * (20 + ((n * 13 + i * 7) % 40)) * SECOND
      const judged = mode === 'learning' ? bp : null
      return step('answer', when, { do: 'answer', ...own(when), question_id, given, bp: judged })
    }),
    step('finish', end, { do: 'finish', ...own(end), scores, answers: answers.length }),
  ]
}

function attemptIdOf(player_id: string, { quiz_id }: PlannedQuiz, mode: AttemptMode): string {
  return deriveEntityId(`${player_id}/${quiz_id}/${mode}`, 'attempt 0')
}

/** @param n some know more than others, some questions are harder than others */
function answersOf({ questions }: PlannedQuiz, n: number): readonly PlannedAnswer[] {
  return questions.map(({ question_id, draft }, i) => {
    const knows = (n * 7 + i * 3) % 10 < 9 - (n % 4) - (i % 3)
    const given = knows ? rightAnswer(draft.task) : wrongAnswer(draft.task, n)
    return { question_id, given, bp: judge(keyOfTask(draft.task), given).bp }
  })
}

/** What the key itself calls right. */
export function rightAnswer(task: QuestionTask): Given {
  switch (task.kind) {
    case 'single':
    case 'several':
      return { choices: task.options.flatMap(({ is_right }, n) => (is_right ? [n] : [])) }
    case 'gaps':
      return { words: task.gaps.map(({ accepted }) => accepted[0] ?? '') }
    case 'text':
      return { words: [task.accepted[0] ?? ''] }
    case 'number':
      return { words: [`${task.number.value} ${task.number.units[0] ?? ''}`.trim()] }
  }
}

/** @param n another one for others */
function wrongAnswer(task: QuestionTask, n: number): Given {
  switch (task.kind) {
    case 'single':
    case 'several': {
      const wrong = task.options.flatMap(({ is_right }, place) => (is_right ? [] : [place]))
      return { choices: [wrong[n % wrong.length] ?? 0] }
    }
    case 'gaps':
      return { words: task.gaps.map(() => 'nie wiem') }
    case 'text':
    case 'number':
      return { words: ['0'] }
  }
}
