import { changePassword } from '@kredka/contracts/accounts/endpoints'
import { isRejection, reject } from '@kredka/contracts/kernel/errors'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import { refuseCommon } from '../kernel/new-password.ts'
import type { Tools } from '../kernel/tools.ts'
import { accountDecider } from './account.ts'

/** A new password by who knows the old one; a forgotten one is reset by mail (PRO-02). */
export function passwordHandlers({ write, vault, passwords }: Tools): readonly Handler[] {
  return [
    handle(changePassword, async ({ current_password, password }, request) => {
      const user_id = callerId(request)
      const { context, session_id } = request
      const { state } = await write.fold(accountDecider, user_id)
      const credential = state.is === 'absent' ? null : await vault.credentials.find(state.credential_id ?? '')
      if (!(await passwords.verifyOrDummy(credential?.hash ?? null, current_password))) return reject('WRONG_PASSWORD')
      await vault.loginLimits.clearFailures(request.ip, user_id)
      const refused = await refuseCommon({ passwords }, password)
      if (refused !== null) return refused
      const credential_id = deriveEntityId(context.command_id, 'credential')
      await vault.credentials.put({ credential_id, user_id, hash: await passwords.hash(password) })
      const command = { do: 'change_password', user_id, credential_id, how: 'settings' } as const
      const changed = await write.execute(accountDecider, user_id, command, context)
      if (isRejection(changed)) return changed
      await vault.credentials.keepOnly(user_id, credential_id)
      await vault.tokens.revoke('password_reset', user_id)
      await vault.sessions.endOthersOf(user_id, session_id)
      return { answer: null, position: changed.position }
    }),
  ]
}
