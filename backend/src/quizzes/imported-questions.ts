import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import type { ExchangedQuestion } from '@kredka/contracts/quizzes/imports'
import { deriveEntityId } from '../kernel/ids.ts'
import type { QuestionInput } from './write-questions.ts'
import { writtenQuestion } from './written-question.ts'

/** EventStoreDB takes 1 MiB in one append, and what is encrypted grows by a third. */
const STORED_MAX = 600_000

/** What was chosen of a file or a quiz, as typed by its author: nothing that a preview said is believed. */
export function importedQuestions(
  questions: readonly (ExchangedQuestion & { readonly picture_id?: string | null })[],
  command_id: string,
): readonly QuestionInput[] | Rejection {
  const written: QuestionInput[] = []
  let size = 0
  for (const [n, { draft, level, weight, picture_id = null }] of questions.entries()) {
    const question = writtenQuestion({ level, weight, picture_id, content: draft })
    size += Buffer.byteLength(JSON.stringify(question))
    if (size > STORED_MAX) return reject('IMPORT_TOO_LARGE')
    written.push({ question_id: deriveEntityId(command_id, `question ${n}`), ...question })
  }
  return written
}
