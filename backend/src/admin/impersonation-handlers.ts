import { beginImpersonation, endImpersonation } from '@kredka/contracts/admin/endpoints'
import { IMPERSONATION_MS } from '@kredka/contracts/admin/rules'
import { isRejection, reject } from '@kredka/contracts/kernel/errors'
import { accountDecider } from '../accounts/index.ts'
import { adminId } from '../kernel/caller.ts'
import { type Handler, handle, type Request } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import type { Tools } from '../kernel/tools.ts'
import { impersonationDecider } from './impersonation.ts'
import { endImpersonationOf } from './impersonation-end.ts'

/** Staff look at the site through the eyes of a person (ADM-03): the log first, then the cookie that opens it. */
export function impersonationHandlers(tools: Tools): readonly Handler[] {
  const { write, vault, cookies } = tools

  /** What this browser looked through before is over. */
  async function endRunning(request: Request) {
    const token = request.cookie(cookies.impersonation)
    const running = token === undefined ? null : await vault.impersonations.find(token)
    if (running === null || running.admin_id !== adminId(request)) return null
    return endImpersonationOf(tools, { ...running, how: 'ended' }, request.context)
  }

  return [
    handle(beginImpersonation, async ({ id: user_id, reason }, request) => {
      const admin_id = adminId(request)
      const entered = request.cookie(cookies.admin)
      const session = entered === undefined ? null : await vault.adminSessions.find(entered)
      if (session === null) return reject('NOT_LOGGED_IN')
      const { state } = await write.fold(accountDecider, user_id)
      if (state.is === 'absent') return reject('NOT_FOUND')
      await endRunning(request)
      const { now, command_id } = request.context
      const impersonation_id = deriveEntityId(command_id, 'impersonation')
      const begun = { impersonation_id, admin_id, user_id }
      const until = new Date(now + IMPERSONATION_MS).toISOString()
      const command = {
        ...begun,
        do: 'begin',
        reason: reason.trim(),
        ends_at: until,
        is_open: state.is === 'open',
      } as const
      const outcome = await write.execute(impersonationDecider, impersonation_id, command, request.context)
      if (isRejection(outcome)) return outcome
      const token = await vault.impersonations.begin({
        ...begun,
        admin_session_id: session.session_id,
        ends_at: Date.parse(until),
      })
      return { answer: { until }, position: outcome.position, cookies: cookies.issueImpersonation(token) }
    }),

    handle(endImpersonation, async (_, request) => {
      const ended = await endRunning(request)
      const position = ended === null || isRejection(ended) ? null : ended.position
      return { answer: null, position, cookies: cookies.clearImpersonation() }
    }),
  ]
}
