import { executeAsBelonging } from '@kredka/backend/belongings/index'
import { deriveEntityId } from '@kredka/backend/kernel/ids'
import { stepContext } from '@kredka/backend/kernel/step-context'
import { authorQueueDecider } from '@kredka/backend/quizzes/author-queue'
import { type QuizCommand, quizDecider } from '@kredka/backend/quizzes/quiz'
import { writtenQuestion } from '@kredka/backend/quizzes/written-question'
import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
import { isRejection } from '@kredka/contracts/kernel/errors'
import type { Actor } from '@kredka/contracts/kernel/ports'
import { LEVELS } from '@kredka/contracts/offers/rules'
import { DIFFICULTIES } from '@kredka/contracts/quizzes/rules'
import { stepsOfPlayer } from '../attempt-plan.ts'
import { personSteps, type SeedPerson } from '../people-plan.ts'
import type { PlannedQuiz } from '../planned-quiz.ts'
import { seededRandom } from '../random.ts'
import type { Step } from '../step.ts'
import { TEACHERS } from '../texts/people.ts'
import { QUIZZES } from '../texts/quizzes/quizzes.ts'
import { between, pick, type Random } from '../texts/random.ts'

const SEED = 20_261_125
export const QUIZZES_AN_AUTHOR = 100
export const QUESTIONS_A_QUIZ = 10
/** Everybody takes some quizzes of the author before them, and every fiftieth many. */
const TAKEN = { few: 5, many: 60, every: 50 }

export function emailOfAuthor(author: number): string {
  return `quizzes.${author}@demo.test`
}

interface Parts {
  readonly emailKey: (email: string) => string
  /** Milliseconds: a whole day, after all that is told. */
  readonly now: number
}

/**
 * Everything an author of so many listed quizzes did, with what staff said to it, and the quizzes of others that they
 * took; the same for the same number.
 */
export function authorSteps(author: number, quizzes: number, parts: Parts): readonly Step[] {
  const { person, planned } = planAuthor(author, quizzes, parts)
  const taken = author % TAKEN.every === 1 ? TAKEN.many : TAKEN.few
  const others = author === 0 ? [] : planAuthor(author - 1, taken, parts).planned
  return [
    ...personSteps(person),
    ...planned.flatMap(quizSteps),
    ...others.flatMap((quiz, n) => {
      const at = Math.max(quiz.at, person.joined_at) + DAY + n * 3 * HOUR
      return stepsOfPlayer(
        quiz,
        { kind: 'user', id: person.user_id },
        n % 3 === 0 ? 'learning' : 'exam',
        author + n,
        at,
      )
    }),
  ]
}

interface DatedQuiz extends PlannedQuiz {
  /** Milliseconds: when it was begun. */
  readonly at: number
}

interface Author {
  readonly person: SeedPerson
  readonly planned: readonly DatedQuiz[]
}

function planAuthor(author: number, quizzes: number, { emailKey, now }: Parts): Author {
  const random = seededRandom(SEED + author * 7919)
  const joined_at = now - between(random, 60, 700) * DAY
  const { name } = TEACHERS[author % TEACHERS.length] ?? { name: 'Anna Nowak' }
  const email = emailOfAuthor(author)
  const person: SeedPerson = {
    user_id: deriveEntityId('quizzes', `author ${author}`, joined_at),
    name: `${name} ${author}`,
    email,
    email_key: emailKey(email),
    credential_id: null,
    about: '',
    joined_at,
  }
  const each = Math.floor((now - joined_at - 2 * DAY) / QUIZZES_AN_AUTHOR)
  const planned = Array.from({ length: quizzes }, (_, n) => planQuiz(person, n, joined_at + DAY + n * each, random))
  return { person, planned }
}

/** Pieces of other quizzes of the subject, put together anew: their words recur, as words do. */
function planQuiz(author: SeedPerson, n: number, at: number, random: Random): DatedQuiz {
  const quiz_id = deriveEntityId(author.user_id, `quiz ${n}`, at)
  const model = pick(random, QUIZZES)
  const { subject_id, language } = model
  const others = QUIZZES.filter((other) => other.subject_id === subject_id && other.language === language)
  const questions = Array.from({ length: QUESTIONS_A_QUIZ }, (_, i) => {
    const { draft, level } = pick(random, pick(random, others).questions)
    const prompt = `${draft.prompt} (${n * QUESTIONS_A_QUIZ + i + 1})`
    return { question_id: deriveEntityId(quiz_id, `question ${i}`, at), level, draft: { ...draft, prompt } }
  })
  const title = `${pick(random, others).title} ${n + 1}`
  const terms = { level: pick(random, LEVELS), difficulty: pick(random, DIFFICULTIES) }
  return { quiz_id, author, written: { ...model, ...terms, title, questions }, questions, at }
}

const ADMIN: Actor = { kind: 'admin', id: deriveEntityId('quizzes', 'admin', 0) }

function quizSteps({ quiz_id, author: by, written, questions: drafts, at }: DatedQuiz): readonly Step[] {
  const author_id = by.user_id
  const { title, description, subject_id, level, difficulty, language, exam_minutes } = written
  const words = { title, description }
  const terms = { subject_id, level, difficulty, language, exam_minutes }
  const questions = drafts.map(({ question_id, level: own, draft: content }) => ({
    question_id,
    ...writtenQuestion({ level: own, weight: 1, picture_id: null, content }),
  }))
  const ids = { quiz_id, author_id }
  const author: Actor = { kind: 'user', id: author_id }
  const step = (name: string, actor: Actor, hours: number, run: Step['run']): Step => ({
    at: at + hours * HOUR,
    command: `quizzes.${name}`,
    actor,
    key: `${name} ${quiz_id}`,
    of: author_id,
    run,
  })
  const plain = (name: string, actor: Actor, hours: number, command: QuizCommand) =>
    step(name, actor, hours, (write, context) => write.execute(quizDecider, quiz_id, command, context))
  const begin = { do: 'begin', ...ids, copied_from: null, questions, words, terms, subject_known: true } as const
  const item = { user_id: author_id, kind: 'quiz', item_id: quiz_id } as const
  return [
    step('create', author, 0, (write, context) => executeAsBelonging(write, quizDecider, begin, item, context)),
    plain('freeze', author, 1, { do: 'freeze', ...ids, words }),
    step('submit', author, 2, async (write, context) => {
      const join = { do: 'join', ...ids } as const
      const joined = await write.execute(authorQueueDecider, author_id, join, stepContext(context, 'room'))
      if (isRejection(joined)) return joined
      return write.execute(quizDecider, quiz_id, { do: 'submit', ...ids, version: 1 }, context)
    }),
    plain('approve', ADMIN, 3, { do: 'approve', quiz_id, version: 1 }),
  ]
}
