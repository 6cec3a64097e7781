import { executeAsBelonging } from '@kredka/backend/belongings/index'
import { deriveEntityId } from '@kredka/backend/kernel/ids'
import { stepContext } from '@kredka/backend/kernel/step-context'
import { authorQueueDecider } from '@kredka/backend/quizzes/author-queue'
import { formulasOf } from '@kredka/backend/quizzes/formulas'
import { type QuizCommand, quizDecider } from '@kredka/backend/quizzes/quiz'
import { SUBJECTS } from '@kredka/contracts/data/subjects'
import { DAY, HOUR, MINUTE } from '@kredka/contracts/kernel/durations'
import { isRejection } from '@kredka/contracts/kernel/errors'
import type { Actor } from '@kredka/contracts/kernel/ports'
import type { QuestionContent, QuestionDraft } from '@kredka/contracts/quizzes/question'
import { assignmentSteps } from './assignment-plan.ts'
import { attemptSteps } from './attempt-plan.ts'
import type { SeedPerson } from './people-plan.ts'
import type { PlannedQuiz, QuizParts, SeedAskable } from './planned-quiz.ts'
import type { Step } from './step.ts'
import type { SeedQuiz } from './texts/quizzes/build.ts'
import { QUIZZES } from './texts/quizzes/quizzes.ts'

type End = 'listed' | 'waiting' | 'rejected' | 'draft'
/** The last of the list did not get through, so that the back office has something to do. */
const LAST_ENDS: readonly End[] = ['waiting', 'waiting', 'rejected', 'draft']
const REASON = 'Opis zapowiada urządzenia w sieci domowej, a żadne pytanie ich nie dotyczy. Dopisz je albo popraw opis.'
/** From the first quiz to be listed to the newest, in days before the demonstration's present. */
const LISTED_DAYS_AGO = { first: 110, newest: 12 }

const LISTED = QUIZZES.length - LAST_ENDS.length

interface Planned {
  readonly quiz: PlannedQuiz
  readonly n: number
  readonly end: End
  /** Milliseconds: when its author began it. */
  readonly at: number
}

function plannedQuizzes(parts: QuizParts): readonly Planned[] {
  return QUIZZES.flatMap((written, n) => {
    const end = LAST_ENDS[n - LISTED] ?? 'listed'
    const author = authorOf(parts, written, n, end)
    if (author === undefined) return []
    const at = end === 'listed' ? listingTime(parts, author, n) : parts.now - (QUIZZES.length - n) * 14 * HOUR
    return [{ quiz: planQuiz(author, written, n, at), n, end, at }]
  })
}

/** Questions of quizzes that are listed for days. */
export function listedQuestions(parts: QuizParts): readonly SeedAskable[] {
  return plannedQuizzes(parts).flatMap(({ quiz: { quiz_id, written, questions }, end }) =>
    end === 'listed' && written.language === 'pl'
      ? questions.map(({ question_id, draft }) => ({ quiz_id, question_id, draft }))
      : [],
  )
}

/** Quizzes of the demo people, and what they took of them (QUI-02, QUI-03). */
export function quizSteps(parts: QuizParts): readonly Step[] {
  return plannedQuizzes(parts).flatMap(({ quiz, n, end, at }) => {
    const steps = [...writingSteps(quiz, at), ...reviewSteps(parts, quiz, end, at + HOUR)]
    if (end !== 'listed') return steps
    return [...steps, ...attemptSteps(parts, quiz, n, at + DAY), ...assignmentSteps(parts, quiz, n)]
  })
}

/** Somebody whose first subject it is; the teacher whom somebody logs in as wrote some of each kind of end. */
function authorOf({ teachers }: QuizParts, { subject_id }: SeedQuiz, n: number, end: End): SeedPerson | undefined {
  const isOwn = n % 4 === 0 || end === 'rejected' || end === 'draft'
  const subject = SUBJECTS.findIndex(({ id }) => id === subject_id)
  return teachers[isOwn ? 0 : subject + SUBJECTS.length * (n % 3)]
}

/** The first of the list is the newest; a quarter of a day at least between two of one author. */
function listingTime({ now }: QuizParts, { joined_at }: SeedPerson, n: number): number {
  const { first, newest } = LISTED_DAYS_AGO
  const from = Math.max(joined_at + 2 * DAY, now - first * DAY)
  const to = now - newest * DAY
  return Math.floor(to - ((to - from) * n) / LISTED)
}

function planQuiz(author: SeedPerson, written: SeedQuiz, n: number, at: number): PlannedQuiz {
  const quiz_id = deriveEntityId('demo', `quiz ${n}`, at)
  const questions = written.questions.map((question, i) => ({
    question_id: deriveEntityId(quiz_id, `question ${i}`, at),
    ...question,
  }))
  return { quiz_id, author, written, questions }
}

/** As the server stores it. */
function contentOf(draft: QuestionDraft): QuestionContent {
  const drawn = formulasOf(draft)
  if ('fault' in drawn) throw new Error(`no formula: ${drawn.tex}`)
  return { ...draft, formulas: [...drawn.formulas] }
}

function stepOf({ quiz_id, author }: PlannedQuiz, actor: Actor, name: string, at: number, command: QuizCommand): Step {
  return {
    at,
    command: `quizzes.${name}`,
    actor,
    key: `${command.do} ${'question_id' in command ? command.question_id : quiz_id}`,
    of: author.user_id,
    run: (write, context) => write.execute(quizDecider, quiz_id, command, context),
  }
}

function writingSteps(quiz: PlannedQuiz, at: number): readonly Step[] {
  const { quiz_id, author, written, questions } = quiz
  const author_id = author.user_id
  const actor = { kind: 'user', id: author_id } as const
  const { title, description, subject_id, level, difficulty, language, exam_minutes } = written
  const terms = { subject_id, level, difficulty, language, exam_minutes }
  const ids = { quiz_id, author_id }
  const words = { title, description }
  const begin = {
    do: 'begin',
    ...ids,
    copied_from: null,
    questions: [],
    words,
    terms,
    subject_known: true,
  } as const
  const item = { user_id: author_id, kind: 'quiz', item_id: quiz_id } as const
  return [
    {
      ...stepOf(quiz, actor, 'create', at, begin),
      run: (write, context) => executeAsBelonging(write, quizDecider, begin, item, context),
    },
    ...questions.map(({ question_id, draft, level }, i) => {
      const question = { question_id, level, weight: 1, picture_id: null, is_ready: true }
      const after = questions[i - 1]?.question_id ?? null
      const content = contentOf(draft)
      const command = { do: 'add_question', ...ids, ...question, content, after } as const
      return stepOf(quiz, actor, 'add_question', at + (i + 1) * 4 * MINUTE, command)
    }),
  ]
}

function reviewSteps({ admin_id }: QuizParts, quiz: PlannedQuiz, end: End, at: number): readonly Step[] {
  if (end === 'draft') return []
  const { quiz_id, author, written } = quiz
  const ids = { quiz_id, author_id: author.user_id }
  const actor = { kind: 'user', id: author.user_id } as const
  const admin = { kind: 'admin', id: admin_id } as const
  const words = { title: written.title, description: written.description }
  const submit = { do: 'submit', ...ids, version: 1 } as const
  const reviewed = { quiz_id, version: 1 }
  const verdict: readonly Step[] = {
    waiting: [],
    listed: [stepOf(quiz, admin, 'approve', at + 3 * HOUR, { do: 'approve', ...reviewed })],
    rejected: [stepOf(quiz, admin, 'reject', at + 3 * HOUR, { do: 'reject', ...reviewed, reason: REASON })],
  }[end]
  return [
    stepOf(quiz, actor, 'freeze', at, { do: 'freeze', ...ids, words }),
    {
      ...stepOf(quiz, actor, 'submit', at + 1, submit),
      run: async (write, context) => {
        const join = { do: 'join', ...ids } as const
        const joined = await write.execute(authorQueueDecider, ids.author_id, join, stepContext(context, 'room'))
        return isRejection(joined) ? joined : write.execute(quizDecider, quiz_id, submit, context)
      },
    },
    ...verdict,
  ]
}
