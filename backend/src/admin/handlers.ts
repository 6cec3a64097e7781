import { enterAdmin, leaveAdmin } from '@kredka/contracts/admin/endpoints'
import { isRejection, reject } from '@kredka/contracts/kernel/errors'
import { type Handler, handle } from '../kernel/handler.ts'
import type { Tools } from '../kernel/tools.ts'
import { adminDecider } from './admin.ts'
import { staffRole } from './staff-roles.ts'

/** The back office's door (ADM-01). */
export function adminHandlers({ vault, passwords, cookies, write }: Tools): readonly Handler[] {
  return [
    handle(enterAdmin, async ({ name, password }, request) => {
      const credential = await vault.adminCredentials.byName(name)
      const right = await passwords.verifyOrDummy(credential?.hash ?? null, password)
      if (!right || credential === null) return reject('INVALID_ADMIN_LOGIN')
      const { admin_id } = credential
      const role = await staffRole(write, admin_id)
      if (role === null) return reject('INVALID_ADMIN_LOGIN')
      const context = { ...request.context, actor: { kind: 'admin', id: admin_id } as const }
      const entered = await write.execute(adminDecider, admin_id, { do: 'enter', admin_id }, context)
      if (isRejection(entered)) return entered
      const session = await vault.adminSessions.begin({ admin_id, user_agent: request.user_agent })
      await vault.loginLimits.trustAddress(request.ip, name)
      return {
        answer: { id: admin_id, name: credential.name, role },
        position: entered.position,
        cookies: cookies.issueAdmin(session.token, session.max_age_s),
      }
    }),

    handle(leaveAdmin, async (_, request) => {
      const token = request.cookie(cookies.admin)
      const session = token === undefined ? null : await vault.adminSessions.find(token)
      if (token === undefined || session === null) return { answer: null, cookies: cookies.clearAdmin() }
      await vault.adminSessions.end(token)
      const { admin_id } = session
      const context = { ...request.context, actor: { kind: 'admin', id: admin_id } as const }
      const left = await write.execute(adminDecider, admin_id, { do: 'leave', admin_id }, context)
      return { answer: null, position: isRejection(left) ? null : left.position, cookies: cookies.clearAdmin() }
    }),
  ]
}
