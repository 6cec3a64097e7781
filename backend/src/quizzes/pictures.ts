import { DAY, WEEK } from '@kredka/contracts/kernel/durations'
import { isRejection, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { streamOf } from '@kredka/contracts/kernel/events'
import type { FileStore } from '@kredka/contracts/kernel/ports'
import { uploadQuestionPicture } from '@kredka/contracts/quizzes/endpoints'
import { quizEvents } from '@kredka/contracts/quizzes/events'
import { shrinkPicture } from '../files/index.ts'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handleUpload } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import type { Tools } from '../kernel/tools.ts'
import { quizDecider } from './quiz.ts'

/** Pictures of questions: sent for one quiz, then named by a question of it (QUI-02). */
export function pictureHandlers({ write, vault }: Pick<Tools, 'write' | 'vault'>): readonly Handler[] {
  return [
    handleUpload(uploadQuestionPicture, async (file, { id }, request) => {
      const owner_id = callerId(request)
      const { state } = await write.fold(quizDecider, id)
      if (state.author_id !== owner_id || state.state === 'removed') return reject('QUIZ_NOT_FOUND')
      const picture = await shrinkPicture(file, 'question')
      if (isRejection(picture)) return picture
      const file_id = deriveEntityId(request.context.command_id, 'picture')
      await vault.files.put({ file_id, purpose: 'quiz_question_picture', owner_id, part_of: id, ...picture })
      return { answer: { picture_id: file_id } }
    }),
  ]
}

/** A question names a picture that was sent for its quiz. Strangers learn nothing of the quiz. */
export async function checkPicture(
  { write, vault }: Pick<Tools, 'write' | 'vault'>,
  { quiz_id, author_id }: { readonly quiz_id: string; readonly author_id: string },
  picture_id: string | null,
): Promise<Rejection | null> {
  if (picture_id === null || (await write.fold(quizDecider, quiz_id)).state.author_id !== author_id) return null
  const file = await vault.files.about(picture_id)
  const isOfQuiz = file?.purpose === 'quiz_question_picture' && file.part_of === quiz_id
  return isOfQuiz ? null : reject('PICTURE_UNKNOWN')
}

/**
 * Removes pictures that no event names: sent, and then left out of the question. Looks at those of the last week, but
 * for the last day, whose question may still stand in a browser. @returns how many were removed
 */
export async function sweepQuestionPictures(
  files: Pick<FileStore, 'listStoredBetween' | 'remove'>,
  streams: Tools['streams'],
  now: number,
): Promise<number> {
  let removed = 0
  const sent = await files.listStoredBetween('quiz_question_picture', now - WEEK, now - DAY)
  for (const [quiz_id, pictures] of Map.groupBy(sent, ({ part_of }) => part_of ?? '')) {
    const events = quiz_id === '' ? [] : await streams.read(streamOf(quizDecider.category, quiz_id))
    const named = new Set(
      events.flatMap(({ type, data }) => (type === quizEvents.QuestionWritten.name ? [data['picture_id']] : [])),
    )
    for (const { file_id } of pictures.filter((one) => !named.has(one.file_id))) {
      await files.remove(file_id)
      removed += 1
    }
  }
  return removed
}
