import { changeAdminPassword, endAdminSession, listAdminSessions } from '@kredka/contracts/admin/endpoints'
import { isRejection, reject } from '@kredka/contracts/kernel/errors'
import { answer, type QueryHandler } from '@kredka/projections/kernel/query'
import { adminId } from '../kernel/caller.ts'
import { type Handler, handle } from '../kernel/handler.ts'
import { refuseCommon } from '../kernel/new-password.ts'
import type { Tools } from '../kernel/tools.ts'
import { adminDecider } from './admin.ts'

/** The admin's own account: password and sessions (ADM-01). */
export function accountHandlers({ vault, passwords, cookies, write }: Tools): readonly Handler[] {
  return [
    handle(changeAdminPassword, async ({ current_password, password }, request) => {
      const admin_id = adminId(request)
      const credential = await vault.adminCredentials.find(admin_id)
      const right = await passwords.verifyOrDummy(credential?.hash ?? null, current_password)
      if (!right || credential === null) return reject('WRONG_PASSWORD')
      await vault.loginLimits.clearFailures(request.ip, admin_id)
      const refused = await refuseCommon({ passwords }, password)
      if (refused !== null) return refused
      await vault.adminCredentials.put({ ...credential, hash: await passwords.hash(password) })
      const command = { do: 'note_password_change', admin_id } as const
      const noted = await write.execute(adminDecider, admin_id, command, request.context)
      if (isRejection(noted)) return noted
      // whoever else knew the old password is out; this browser goes on with a new session
      await vault.adminSessions.endAllOf(admin_id)
      const session = await vault.adminSessions.begin({ admin_id, user_agent: request.user_agent })
      return { answer: null, position: noted.position, cookies: cookies.issueAdmin(session.token, session.max_age_s) }
    }),

    handle(endAdminSession, async ({ id }, request) => {
      const ended = await vault.adminSessions.endOne(id, adminId(request))
      return ended ? { answer: null } : reject('NOT_FOUND')
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
