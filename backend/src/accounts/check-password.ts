import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import type { Request } from '../kernel/handler.ts'
import type { Tools } from '../kernel/tools.ts'
import { accountDecider } from './account.ts'
import { emailDecider } from './email.ts'
import { noteFailure } from './failed-logins.ts'

/**
 * Who may come in with this address and password: the same reads and the same hash work whether or not the address has
 * an account, and one answer for every reason that is not the password's owner's to know (ACC-04, ACC-10).
 * @returns the user's id
 */
export function createCheckingPasswords(tools: Tools) {
  const { write, vault, passwords } = tools
  return async (email: string, password: string, request: Request): Promise<string | Rejection> => {
    const { user_id } = (await write.fold(emailDecider, vault.emailKey(email))).state
    const { state } = await write.fold(accountDecider, user_id ?? '')
    const credential_id = state.is === 'absent' ? null : state.credential_id
    const credential = await vault.credentials.find(credential_id ?? '')
    const right = await passwords.verifyOrDummy(credential?.hash ?? null, password)
    if (!right || user_id === null) {
      await noteFailure(tools, { email, user_id }, request)
      return reject('INVALID_LOGIN_OR_PASSWORD')
    }
    if (state.is === 'blocked') return reject('ACCOUNT_BLOCKED')
    return state.is === 'open' ? user_id : reject('INVALID_LOGIN_OR_PASSWORD')
  }
}
