import { isRejection, reject } from '@kredka/contracts/kernel/errors'
import {
  blockUser,
  endUserSession,
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
import { loginsDecider } from './logins.ts'
import { personalDataDecider } from './personal-data.ts'

/** What staff do with people, each for a reason (ADM-02). */
export function userHandlers({ write, streams, vault }: Tools): readonly Handler[] {
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

    handle(endUserSession, async ({ id, session_id, reason }, request) => {
      const open = await vault.sessions.list(id)
      if (!open.some((session) => session.session_id === session_id)) return reject('NOT_FOUND')
      const ended = { user_id: id, session_id, admin_id: adminId(request), reason }
      const noted = await write.execute(loginsDecider, id, ended, request.context)
      if (!isRejection(noted)) await vault.sessions.end(session_id, id)
      return replyDone(noted)
    }),

    handle(blockUser, ({ id, reason }, request) => account('block', id, reason, request)),
    handle(unblockUser, ({ id, reason }, request) => account('unblock', id, reason, request)),
    handle(suspendTeacher, ({ id, reason }, request) => teacher('suspend', id, reason, request)),
    handle(reinstateTeacher, ({ id, reason }, request) => teacher('reinstate', id, reason, request)),
  ]
}
