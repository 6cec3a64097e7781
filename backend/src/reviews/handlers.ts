import { answerReview, removeAnswer, reportReview, writeReview } from '@kredka/contracts/reviews/endpoints'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle, type Request } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { trimToNull } from '../kernel/trim-to-null.ts'
import { findDoneLessons, tuitionIdOf } from '../students/index.ts'
import { type ReviewCommand, reviewDecider } from './review.ts'

/** What students and teachers do with reviews (REV-01). */
export function reviewHandlers({ write }: Pick<Tools, 'write'>): readonly Handler[] {
  /** By the teacher about the review of one of their students. */
  const asTeacher = async (student_id: string, command: ReviewCommand, request: Request) => {
    const tuition_id = tuitionIdOf(callerId(request), student_id)
    return replyDone(await write.execute(reviewDecider, tuition_id, command, request.context))
  }

  return [
    handle(writeReview, async ({ id: teacher_id, stars, text }, request) => {
      const { context } = request
      const student_id = callerId(request)
      const tuition_id = tuitionIdOf(teacher_id, student_id)
      const command = {
        do: 'write',
        pair: { tuition_id, teacher_id, student_id },
        new_id: deriveEntityId(context.command_id, 'review'),
        lessons: await findDoneLessons(write, teacher_id, student_id),
        stars,
        text,
        now: context.now,
      } as const
      return replyDone(await write.execute(reviewDecider, tuition_id, command, context))
    }),

    handle(answerReview, ({ id, text }, request) => asTeacher(id, { do: 'answer', text }, request)),
    handle(removeAnswer, ({ id }, request) =>
      asTeacher(id, { do: 'remove_answer', by: 'teacher', reason: null }, request),
    ),
    handle(reportReview, ({ id, reason, note }, request) =>
      asTeacher(id, { do: 'report', reason, note: trimToNull(note) }, request),
    ),
  ]
}
