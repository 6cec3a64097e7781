import { quizzesContract } from '@kredka/contracts/quizzes/contract'
import { quizRequestQueryHandlers } from '@kredka/projections/quizzes/admin-queries'
import { exportDocuments } from '@kredka/projections/quizzes/exports'
import { keyQueryHandlers } from '@kredka/projections/quizzes/key-queries'
import { createKnownQuestions } from '@kredka/projections/quizzes/known-questions'
import { quizzesProjection } from '@kredka/projections/quizzes/projection'
import { quizQueryHandlers } from '@kredka/projections/quizzes/queries'
import { siteQuizQueryHandlers } from '@kredka/projections/quizzes/site-queries'
import type { Module } from '../kernel/module.ts'
import type { Queryable } from '../kernel/queryable.ts'
import { streamState } from '../kernel/stream-state.ts'
import type { WriteSide } from '../kernel/write-side.ts'
import { authorQueueDecider } from './author-queue.ts'
import { writeCsv } from './exchange/csv/write.ts'
import { writeGift } from './exchange/gift/write.ts'
import { generatorHandlers } from './generator/handlers.ts'
import { quizHandlers } from './handlers.ts'
import { quizHints } from './hints.ts'
import { importHandlers } from './imports.ts'
import { quizMails, quizNoticeWays } from './mails.ts'
import { pictureHandlers } from './pictures.ts'
import { quizPolicies } from './policies.ts'
import { listedVersion, quizDecider } from './quiz.ts'
import { quizHeads } from './quiz-heads.ts'
import { quizTimeline } from './timeline.ts'

export { copyQuiz } from './copy.ts'
export { sweepQuestionPictures } from './pictures.ts'
export {
  keyRevisionOf,
  type QuizVersion,
  questionCorrected,
  type VersionQuestion,
  type VersionTools,
  versionOf,
  versionsOver,
  versionTitle,
  wordsOfQuiz,
} from './version.ts'

/** Whose quiz it is; null where there is none any more. */
export async function authorOfQuiz(write: Pick<WriteSide, 'fold'>, quiz_id: string): Promise<string | null> {
  const { state } = await write.fold(quizDecider, quiz_id)
  return state.state === 'removed' ? null : state.author_id
}

/** The version of a quiz that this reader plays: the author the newest, others the listed one; null for none. */
export async function playableVersion(
  write: Pick<WriteSide, 'fold'>,
  quiz_id: string,
  reader_id: string | null,
): Promise<number | null> {
  const { state } = await write.fold(quizDecider, quiz_id)
  if (state.state === 'removed') return null
  if (state.author_id === reader_id && state.frozen > 0) return state.frozen
  return listedVersion(state)
}

export interface QuizParts {
  /** Where the read models stand. */
  readonly pool: Queryable
}

/** Quizzes: written by anybody with an account and by staff for the site, listed by staff (QUI-01, QUI-02, ADM-05). */
export function createQuizzes({ pool }: QuizParts): Module {
  return {
    ...quizzesContract,
    states: [streamState(authorQueueDecider), streamState(quizDecider)],
    projections: [quizzesProjection],
    handlers: (tools) => [
      ...quizHandlers(tools),
      ...pictureHandlers(tools),
      ...importHandlers(tools),
      ...generatorHandlers(tools, createKnownQuestions(pool)),
    ],
    documents: () => exportDocuments({ gift: writeGift, csv: writeCsv }),
    queryHandlers: () => [
      ...quizQueryHandlers,
      ...quizRequestQueryHandlers,
      ...siteQuizQueryHandlers,
      ...keyQueryHandlers,
    ],
    policies: quizPolicies,
    mails: quizMails,
    noticeWays: quizNoticeWays,
    hints: quizHints,
    heads: quizHeads,
    timelines: [quizTimeline],
  }
}
