import { isRejection, reject } from '@kredka/contracts/kernel/errors'
import {
  blockUser,
  reinstateTeacher,
  showUserEmail,
  suspendTeacher,
  unblockUser,
} from '@kredka/contracts/users/endpoints'
import { accountDecider, personOf } from '../accounts/index.ts'
import { adminId } from '../kernel/caller.ts'
import { type Handler, handle, type Request } from '../kernel/handler.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { teacherDecider } from '../profiles/index.ts'
import { personalDataDecider } from './personal-data.ts'

/** What staff do with people, each for a reason (ADM-02). */
export function userHandlers({ write, streams }: Tools): readonly Handler[] {
  const account = async (what: 'block' | 'unblock', user_id: string, reason: string, { context }: Request) =>
    replyDone(await write.execute(accountDecider, user_id, { do: what, user_id, reason }, context))
  const teacher = async (what: 'suspend' | 'reinstate', user_id: string, reason: string, { context }: Request) =>
    replyDone(await write.execute(teacherDecider, user_id, { do: what, user_id, reason }, context))

  return [
    handle(showUserEmail, async ({ id, reason }, request) => {
      const person = await personOf(streams, id)
      if (person === null) return reject('NOT_FOUND')
      // Nobody sees the address before the log says who asked and why.
      const record = { user_id: id, admin_id: adminId(request), what: 'email', reason } as const
      const read = await write.execute(personalDataDecider, id, record, request.context)
      return isRejection(read) ? read : { answer: { email: person.email }, position: read.position }
    }),

    handle(blockUser, ({ id, reason }, request) => account('block', id, reason, request)),
    handle(unblockUser, ({ id, reason }, request) => account('unblock', id, reason, request)),
    handle(suspendTeacher, ({ id, reason }, request) => teacher('suspend', id, reason, request)),
    handle(reinstateTeacher, ({ id, reason }, request) => teacher('reinstate', id, reason, request)),
  ]
}
