import { judgeAnswer } from '@kredka/contracts/attempts/asked'
import { attemptEvents as e } from '@kredka/contracts/attempts/events'
import { type EventOf, streamOf } from '@kredka/contracts/kernel/events'
import type { Given } from '@kredka/contracts/quizzes/question'
import { last } from '../kernel/last.ts'
import type { Tools } from '../kernel/tools.ts'
import { type VersionQuestion, type VersionTools, versionOf } from '../quizzes/index.ts'
import { type AskedQuestion, attemptDecider, type QuestionScore } from './attempt.ts'

type Reader = Pick<Tools, 'streams'> & VersionTools

/** A question with its newest key; null where its author is forgotten. */
export async function factsOf(tools: VersionTools, question: AskedQuestion): Promise<VersionQuestion | null> {
  const version = await versionOf(tools, question.quiz_id, question.version)
  return version?.questions.find(({ question_id }) => question_id === question.question_id) ?? null
}

/**
 * What the attempt would score as it stands, by the last answer to each question and the newest keys. Folds see no
 * typed words: this reads the stream with its envelopes opened. What can no longer be judged keeps the score it had.
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
  const before = (last(events, e.AttemptRescored) ?? last(events, e.AttemptFinished))?.data.scores ?? []
  const scores = created.questions.map(async (question): Promise<readonly QuestionScore[]> => {
    const { question_id } = question
    const facts = await factsOf(tools, question)
    if (facts?.is_void === true) return []
    const answer = answers.findLast((one) => one.question_id === question_id)
    const given = answer === undefined ? null : givenOf(answer)
    const is_answered = answer !== undefined
    if (facts === null || (is_answered && given === null)) {
      const known = before.find((score) => score.question_id === question_id)
      return [known ?? { question_id, bp: answer?.bp ?? 0, is_answered }]
    }
    const { bp } = judgeAnswer({ question_id, seed: created.seed, content: facts.content }, given)
    return [{ question_id, bp, is_answered }]
  })
  return { scores: (await Promise.all(scores)).flat(), answers: answers.length }
}

/** Null where its words are forgotten. */
export function givenOf({ choices, words }: EventOf<typeof e.AnswerGiven>['data']): Given | null {
  if (choices !== null) return { choices }
  return words === null ? null : { words }
}
