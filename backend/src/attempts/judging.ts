import { judgeAnswer } from '@kredka/contracts/attempts/asked'
import { attemptEvents as e } from '@kredka/contracts/attempts/events'
import { type EventOf, streamOf } from '@kredka/contracts/kernel/events'
import type { Given, QuestionContent } from '@kredka/contracts/quizzes/question'
import { last } from '../kernel/last.ts'
import type { Tools } from '../kernel/tools.ts'
import { versionOf } from '../quizzes/index.ts'
import { type AskedQuestion, attemptDecider, type QuestionScore } from './attempt.ts'

type Reader = Pick<Tools, 'streams' | 'openFacts'>

/** The words of a question with its key; null where its author is forgotten. */
export async function contentOf(tools: Reader, question: AskedQuestion): Promise<QuestionContent | null> {
  const version = await versionOf(tools, question.quiz_id, question.version)
  const found = version?.questions.find(({ question_id }) => question_id === question.question_id)
  return found?.content ?? null
}

/**
 * What the attempt would score as it stands, by the last answer to each question. Folds see no typed words: this reads
 * the stream with its envelopes opened.
 */
export async function scoresNow(
  tools: Reader,
  attempt_id: string,
): Promise<{ readonly scores: readonly QuestionScore[]; readonly answers: number }> {
  const events = await tools.streams.read(streamOf(attemptDecider.category, attempt_id))
  const created = last(events, e.AttemptCreated)?.data
  if (created === undefined) return { scores: [], answers: 0 }
  const answers = events
    .filter(({ type }) => type === e.AnswerGiven.name)
    .map(({ data }) => data as EventOf<typeof e.AnswerGiven>['data'])
  const scores = created.questions.map(async (question): Promise<QuestionScore> => {
    const { question_id } = question
    const answer = answers.findLast((one) => one.question_id === question_id)
    const content = await contentOf(tools, question)
    const given = answer === undefined ? null : givenOf(answer)
    const bp =
      content === null ? (answer?.bp ?? 0) : judgeAnswer({ question_id, seed: created.seed, content }, given).bp
    return { question_id, bp, is_answered: answer !== undefined }
  })
  return { scores: await Promise.all(scores), answers: answers.length }
}

function givenOf({ choices, words }: EventOf<typeof e.AnswerGiven>['data']): Given | null {
  if (choices !== null) return { choices }
  return words === null ? null : { words }
}
