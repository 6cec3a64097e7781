import { attemptEvents as e } from '@kredka/contracts/attempts/events'
import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { type EventOf, streamOf } from '@kredka/contracts/kernel/events'
import type { Given } from '@kredka/contracts/quizzes/question'
import type { Tools } from '../kernel/tools.ts'
import { type VersionTools, versionOf } from '../quizzes/index.ts'
import { attemptDecider } from './attempt.ts'
import { concealedQuizzes } from './concealment.ts'
import { givenOf } from './judging.ts'

/** What a player answered to a question of an attempt, and by which key it is judged. */
export interface JudgedAnswer {
  readonly quiz_id: string
  readonly version: number
  /** Whose question it is. */
  readonly author_id: string
  /** Its last correction, 0 for none. */
  readonly key_revision: number
  /** Null where it was left out. */
  readonly given: Given | null
  /** The player knows how it was judged. */
  readonly is_judged: boolean
}

/** As the player may ask for it: somebody else's attempt is as good as none. */
export async function judgedAnswer(
  tools: Pick<Tools, 'streams'> & VersionTools,
  asked: {
    readonly attempt_id: string
    readonly player_id: string
    readonly question_id: string
    /** Milliseconds. */
    readonly now: number
  },
): Promise<JudgedAnswer | Rejection> {
  const { attempt_id, question_id } = asked
  const { state } = await tools.write.fold(attemptDecider, attempt_id)
  const { created } = state
  if (created === null || created.player_id !== asked.player_id) return reject('ATTEMPT_NOT_FOUND')
  const question = created.questions.find((one) => one.question_id === question_id)
  const frozen = question === undefined ? null : await versionOf(tools, question.quiz_id, question.version)
  const facts = frozen?.questions.find((one) => one.question_id === question_id)
  if (frozen === null || facts === undefined) return reject('QUESTION_NOT_FOUND')
  const answer = (await tools.streams.read(streamOf(attemptDecider.category, attempt_id)))
    .filter(({ type }) => type === e.AnswerGiven.name)
    .map(({ data }) => data as EventOf<typeof e.AnswerGiven>['data'])
    .findLast((one) => one.question_id === question_id)
  // an assignment may hide what is right (QUI-10)
  const isHidden = (await concealedQuizzes(tools.write, asked.player_id, asked.now)).has(frozen.quiz_id)
  return {
    quiz_id: frozen.quiz_id,
    version: frozen.version,
    author_id: frozen.author_id,
    key_revision: facts.corrected?.key_revision ?? 0,
    given: answer === undefined ? null : givenOf(answer),
    is_judged: !isHidden && (state.state === 'finished' || (created.mode === 'learning' && answer !== undefined)),
  }
}
