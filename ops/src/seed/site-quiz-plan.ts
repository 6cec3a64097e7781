import { openSiteAccount } from '@kredka/backend/accounts/index'
import { deriveEntityId } from '@kredka/backend/kernel/ids'
import { descriptionOf } from '@kredka/backend/quizzes/description'
import { generate } from '@kredka/backend/quizzes/generator/generate'
import { importedQuestions } from '@kredka/backend/quizzes/imported-questions'
import { type QuizCommand, quizDecider } from '@kredka/backend/quizzes/quiz'
import { SITE_ACCOUNT_ID } from '@kredka/contracts/accounts/site-account'
import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
import { isRejection } from '@kredka/contracts/kernel/errors'
import type { GeneratorInput } from '@kredka/contracts/quizzes/generator'
import type { QuizParts, SeedAskable } from './planned-quiz.ts'
import { commandIdOf, type Step } from './step.ts'

/** Before anybody else wrote one. */
const MADE_DAYS_AGO = 130
export const SITE_QUIZ = {
  title: 'Tabliczka mnożenia do 100',
  description: 'Dwanaście działań na rozgrzewkę: po kilku takich rundach wyniki przychodzą same.',
  subject_id: 'maths',
  level: 'for-children',
  difficulty: 2,
  language: 'pl',
  exam_minutes: null,
} as const
const TEMPLATE: GeneratorInput = {
  seed: 'demo',
  count: 12,
  language: 'pl',
  level: null,
  answer: 'single',
  template: {
    kind: 'arithmetic',
    operations: ['multiply'],
    first: { from: 2, to: 10 },
    second: { from: 2, to: 10 },
    negatives: false,
  },
}

function planSiteQuiz(now: number) {
  const at = now - MADE_DAYS_AGO * DAY
  const quiz_id = deriveEntityId('demo', 'site quiz', at)
  const taken = generate(TEMPLATE).flatMap((row) => (row.is === 'taken' ? [row.question] : []))
  const questions = importedQuestions(taken, commandIdOf(`begin ${quiz_id}`))
  if (isRejection(questions)) throw new Error(`no questions of the site: ${questions.rejected}`)
  return { at, quiz_id, questions }
}

/** What the quiz of the site asks. */
export function siteQuestions({ now }: Pick<QuizParts, 'now'>): readonly SeedAskable[] {
  const { quiz_id, questions } = planSiteQuiz(now)
  return questions.map(({ question_id, content }) => ({ quiz_id, question_id, draft: content }))
}

/** A quiz that staff made from a template in the site's name, and listed (ADM-05). */
export function siteQuizSteps({ admin_id, now }: QuizParts): readonly Step[] {
  const { at, quiz_id, questions } = planSiteQuiz(now)
  const author_id = SITE_ACCOUNT_ID
  const described = descriptionOf(SITE_QUIZ)
  const step = (name: string, when: number, command: QuizCommand): Step => ({
    at: when,
    command: `quizzes.${name}`,
    actor: { kind: 'admin', id: admin_id },
    key: `${command.do} ${quiz_id}`,
    of: author_id,
    run: (write, context) => write.execute(quizDecider, quiz_id, command, context),
  })
  const begin = { do: 'begin', quiz_id, author_id, copied_from: null, questions, ...described } as const
  const begun = step('take_generated', at, begin)
  return [
    {
      ...begun,
      run: async (write, context) => {
        await openSiteAccount(write, context)
        return begun.run(write, context)
      },
    },
    step('send_site_quiz', at + HOUR, { do: 'send', quiz_id, author_id, words: described.words }),
    step('approve', at + 2 * HOUR, { do: 'approve', quiz_id, version: 1 }),
  ]
}
