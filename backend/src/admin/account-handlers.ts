import { changeAdminPassword, endAdminSession, listAdminSessions } from '@kredka/contracts/admin/endpoints'
import { isRejection, reject } from '@kredka/contracts/kernel/errors'
import { answer, type QueryHandler } from '@kredka/projections/kernel/query'
import { adminId } from '../kernel/caller.ts'
import { type Handler, handle } from '../kernel/handler.ts'
import { refuseCommon } from '../kernel/new-password.ts'
import type { Tools } from '../kernel/tools.ts'
import { adminDecider } from './admin.ts'
import { endImpersonations } from './impersonation-end.ts'
import { beginOnlySession } from './only-session.ts'
import { checkOwnPassword } from './own-password.ts'

/** The admin's own account: password and sessions (ADM-01). */
export function accountHandlers(tools: Tools): readonly Handler[] {
  const { vault, passwords, write } = tools
  return [
    handle(changeAdminPassword, async ({ current_password, password }, request) => {
      const credential = await checkOwnPassword(tools, request, current_password)
      if (isRejection(credential)) return credential
      const { admin_id } = credential
      const refused = await refuseCommon({ passwords }, password)
      if (refused !== null) return refused
      await vault.adminCredentials.put({ ...credential, hash: await passwords.hash(password) })
      const command = { do: 'note_password_change', admin_id } as const
      const noted = await write.execute(adminDecider, admin_id, command, request.context)
      if (isRejection(noted)) return noted
      // whoever else knew the old password is out; this browser goes on with a new session
      return { answer: null, position: noted.position, cookies: await beginOnlySession(tools, request, admin_id) }
    }),

    handle(endAdminSession, async ({ id }, request) => {
      const ended = await vault.adminSessions.endOne(id, adminId(request))
      if (!ended) return reject('NOT_FOUND')
      const orphaned = { admin_id: adminId(request), without_session: true } as const
      await endImpersonations(tools, orphaned, 'login_over', () => request.context)
      return { answer: null }
    }),
  ]
}

/** Sessions are records of the vault, no read model: there is nothing to wait for. */
export function accountQueryHandlers({ vault }: Tools): readonly QueryHandler[] {
  return [
    answer(listAdminSessions, [], async ({ viewer }) => {
      const sessions = viewer.kind === 'admin' ? await vault.adminSessions.list(viewer.id) : []
      return sessions.map(({ session_id, ...rest }) => ({ id: session_id, ...rest }))
    }),
  ]
}
