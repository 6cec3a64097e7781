import { subjectById } from '@kredka/contracts/data/subjects'
import type { Level } from '@kredka/contracts/offers/rules'
import {
  addExercise,
  approveExercise,
  attachTopic,
  changeExercise,
  changeTopic,
  createTopic,
  detachTopic,
  rejectExercise,
  removeExercise,
  removeTopic,
  reopenExerciseReview,
} from '@kredka/contracts/topics/endpoints'
import { executeAsBelonging } from '../belongings/index.ts'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle, type Request } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import { replyDone, replyMade } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { trimToNull } from '../kernel/trim-to-null.ts'
import type { WriteSide } from '../kernel/write-side.ts'
import { lessonDecider } from '../lessons/index.ts'
import { teachesStudent } from '../students/index.ts'
import { type TopicCommand, topicDecider } from './topic.ts'

/** A teacher's topics and exercises, and what staff say to the exercises (TOP-01). */
export function topicHandlers({ write }: Pick<Tools, 'write'>): readonly Handler[] {
  const execute = (command: TopicCommand, { context }: Request) =>
    write.execute(topicDecider, command.topic_id, command, context)

  return [
    handle(createTopic, async (content, request) => {
      const topic_id = deriveEntityId(request.context.command_id, 'topic')
      const command = topicCommand(topic_id, true, content, request)
      const item = { user_id: callerId(request), kind: 'topic', item_id: topic_id } as const
      return replyMade(topic_id, await executeAsBelonging(write, topicDecider, command, item, request.context))
    }),
    handle(changeTopic, async ({ id, ...content }, request) =>
      replyDone(await execute(topicCommand(id, false, content, request), request)),
    ),
    handle(removeTopic, async ({ id: topic_id }, request) =>
      replyDone(await execute({ do: 'remove', topic_id, teacher_id: callerId(request) }, request)),
    ),

    handle(addExercise, async ({ id: topic_id, question, answer, send }, request) => {
      const exercise_id = deriveEntityId(request.context.command_id, 'exercise')
      const ids = { topic_id, teacher_id: callerId(request), exercise_id }
      const command = {
        do: 'write_exercise',
        ...ids,
        is_new: true,
        question,
        answer: trimToNull(answer),
        send,
      } as const
      return replyMade(exercise_id, await execute(command, request))
    }),
    handle(changeExercise, async ({ id: topic_id, exercise_id, question, answer, send }, request) => {
      const ids = { topic_id, teacher_id: callerId(request), exercise_id }
      const command = {
        do: 'write_exercise',
        ...ids,
        is_new: false,
        question,
        answer: trimToNull(answer),
        send,
      } as const
      return replyDone(await execute(command, request))
    }),
    handle(removeExercise, async ({ id: topic_id, exercise_id }, request) =>
      replyDone(
        await execute({ do: 'remove_exercise', topic_id, teacher_id: callerId(request), exercise_id }, request),
      ),
    ),

    handle(attachTopic, async ({ id: topic_id, student_id, lesson_id = null }, request) => {
      const teacher_id = callerId(request)
      const is_student =
        lesson_id === null
          ? await teachesStudent(write, teacher_id, student_id)
          : await isLessonOf(write, lesson_id, teacher_id, student_id)
      return replyDone(
        await execute({ do: 'attach', topic_id, teacher_id, student_id, lesson_id, is_student }, request),
      )
    }),
    handle(detachTopic, async ({ id: topic_id, student_id, lesson_id = null }, request) =>
      replyDone(
        await execute({ do: 'detach', topic_id, teacher_id: callerId(request), student_id, lesson_id }, request),
      ),
    ),

    handle(approveExercise, async ({ id: exercise_id, topic_id, version }, request) =>
      replyDone(await execute({ do: 'approve', topic_id, exercise_id, version }, request)),
    ),
    handle(rejectExercise, async ({ id: exercise_id, topic_id, version, reason }, request) =>
      replyDone(await execute({ do: 'reject', topic_id, exercise_id, version, reason }, request)),
    ),
    handle(reopenExerciseReview, async ({ id: exercise_id, topic_id, version, reason }, request) =>
      replyDone(await execute({ do: 'reopen', topic_id, exercise_id, version, reason }, request)),
    ),
  ]
}

/** Whether the two have this lesson together. */
async function isLessonOf(write: WriteSide, lesson_id: string, teacher_id: string, student_id: string) {
  const { state } = await write.fold(lessonDecider, lesson_id)
  return state?.booked.teacher_id === teacher_id && state.booked.student_id === student_id
}

function topicCommand(
  topic_id: string,
  is_new: boolean,
  content: {
    readonly title: string
    readonly subject_id: string
    readonly level: Level
    readonly description?: string
  },
  request: Request,
): TopicCommand {
  const { title, subject_id, level, description } = content
  const what = { title, subject_id, subject_known: subjectById(subject_id) !== undefined, level }
  return { do: 'write', topic_id, teacher_id: callerId(request), is_new, ...what, description: trimToNull(description) }
}
