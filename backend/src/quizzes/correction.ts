import { isDeepStrictEqual } from 'node:util'
import { questionFaults } from '@kredka/contracts/quizzes/faults'
import type { QuestionKey } from '@kredka/contracts/quizzes/question'
import { keyOfTask, withKey } from '@kredka/contracts/quizzes/question-rules'
import type { Correction } from './correct-key.ts'
import { type VersionTools, versionOf } from './version.ts'

interface Asked {
  readonly quiz_id: string
  readonly version: number
  readonly question_id: string
  readonly is_void: boolean
  /** Null where the key stays. */
  readonly key: QuestionKey | null
}

/** A correction beside the newest keys of the version; null where it has no such question (QUI-11). */
export async function correctionOf(tools: VersionTools, asked: Asked): Promise<Correction | null> {
  const version = await versionOf(tools, asked.quiz_id, asked.version)
  const question = version?.questions.find(({ question_id }) => question_id === asked.question_id)
  if (version === null || question === undefined) return null
  const { content, is_void } = question
  const before = keyOfTask(content.task)
  const task = asked.key === null ? content.task : withKey(content.task, asked.key)
  const key = asked.key ?? before
  const others = version.questions.filter(({ question_id }) => question_id !== asked.question_id)
  return {
    key,
    is_fit: task !== null && isWhole({ ...content, task }),
    is_change: is_void !== asked.is_void || !isDeepStrictEqual(key, before),
    leaves_some: !asked.is_void || others.some((other) => !other.is_void),
    key_revision: version.key_revision,
  }
}

/** More than one right option is no fault here: where two are right after all, either counts. */
function isWhole(content: Parameters<typeof questionFaults>[0]): boolean {
  return questionFaults(content, false).every((fault) => fault === 'RIGHT_MORE_THAN_ONE')
}
