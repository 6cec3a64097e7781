import { writeStudentNote } from '@kredka/contracts/students/endpoints'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle } from '../kernel/handler.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { tuitionDecider } from './tuition.ts'
import { tuitionIdOf } from './tuition-id.ts'

export function studentHandlers({ write }: Pick<Tools, 'write'>): readonly Handler[] {
  return [
    handle(writeStudentNote, async ({ id: student_id, note }, request) => {
      const teacher_id = callerId(request)
      const tuition_id = tuitionIdOf(teacher_id, student_id)
      const command = { do: 'write_note', pair: { tuition_id, teacher_id, student_id }, note } as const
      return replyDone(await write.execute(tuitionDecider, tuition_id, command, request.context))
    }),
  ]
}
