import {
  confirmPasswordReset,
  confirmSignup,
  requestPasswordReset,
  requestSignup,
} from '@kredka/contracts/accounts/endpoints'
import { normalName } from '@kredka/contracts/accounts/names'
import { normalEmail } from '@kredka/contracts/accounts/rules'
import { isRejection, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { GENERAL_TERMS_VERSION } from '@kredka/contracts/legal/versions'
import { type Handler, handle, type Request } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import { refuseCommon } from '../kernel/new-password.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import type { WriteSide } from '../kernel/write-side.ts'
import type { TokenPurpose } from '../vault/tokens.ts'
import { accountDecider } from './account.ts'
import { emailDecider } from './email.ts'
import { logInAs } from './login.ts'
import { type Played, passwordResetRequest, signupDecider } from './requests.ts'

/** The seat of a guest that an account could take over, by the room's token and the seat's key: the rooms' to say. */
export type FindGuestSeat = (
  write: WriteSide,
  shown: { readonly token: string; readonly key: string },
) => Promise<NonNullable<Played['seat']> | Rejection>

/**
 * Becoming a user, and becoming one again after the password is forgotten (ACC-01, ACC-04). Who confirms has read the
 * mail, so the tries of the way there do not slow the login that follows (ACC-10).
 */
export function signupHandlers(tools: Tools, findGuestSeat: FindGuestSeat): readonly Handler[] {
  const { write, vault, passwords } = tools

  /** What the token stands for, if it was sent to this address. A spent one still answers the command that spent it. */
  async function findToken(purpose: TokenPurpose, token: string, email: string, command_id: string) {
    const found = (await vault.tokens.peek(purpose, token)) ?? (await vault.tokens.spend(purpose, token, command_id))
    return found !== null && found.email_key === vault.emailKey(email) ? found : null
  }

  /** The secret goes to the vault first, under a new id; the event that follows names it. */
  async function newCredential(user_id: string, password: string, { context }: Request): Promise<string> {
    const credential_id = deriveEntityId(context.command_id, 'credential')
    await vault.credentials.put({ credential_id, user_id, hash: await passwords.hash(password) })
    return credential_id
  }

  return [
    handle(requestSignup, async ({ email, language, seat: shown }, request) => {
      const seat = shown === undefined ? null : await findGuestSeat(write, shown)
      if (seat !== null && isRejection(seat)) return seat
      if (!(await vault.mailLimits.mayMail('signup', email))) return { answer: null }
      const signup_id = deriveEntityId(request.context.command_id, 'signup')
      const data = {
        signup_id,
        email_key: vault.emailKey(email),
        email: normalEmail(email),
        language: language ?? request.language,
        played: { visitor_id: request.visitor_id ?? null, seat },
      }
      const command = { do: 'request', request: data } as const
      return replyDone(await write.execute(signupDecider, signup_id, command, request.context))
    }),

    handle(confirmSignup, async (input, request) => {
      const { context } = request
      if ((input.terms_version ?? GENERAL_TERMS_VERSION) !== GENERAL_TERMS_VERSION) return reject('TERMS_OUTDATED')
      const refused = await refuseCommon(tools, input.password)
      if (refused !== null) return refused
      const signup = await findToken('signup', input.token, input.email, context.command_id)
      if (signup === null) return reject('REQUEST_EXPIRED')
      const user_id = signup.subject_id
      const email_key = vault.emailKey(input.email)
      const credential_id = await newCredential(user_id, input.password, request)
      const claim = {
        user_id,
        email_key,
        credential_id,
        email: normalEmail(input.email),
        name: normalName(input.name),
        provider: 'email',
        language: request.language,
        terms_version: GENERAL_TERMS_VERSION,
        identity: null,
      } as const
      const claimed = await write.execute(emailDecider, email_key, { do: 'claim', claim }, context)
      if (isRejection(claimed)) {
        await vault.credentials.remove(credential_id)
        return claimed
      }
      // the address is claimed, so the token can do nothing more: spending it last means a lost answer loses nothing
      await vault.tokens.spend('signup', input.token, context.command_id)
      await vault.loginLimits.trustAddress(request.ip, input.email)
      const login = input.log_in === true ? await logInAs(tools, user_id, request, input.fetch_token === '1') : null
      return { ...(login ?? { answer: null }), position: claimed.position }
    }),

    handle(requestPasswordReset, async ({ email, language }, request) => {
      if (!(await vault.mailLimits.mayMail('password_reset', email))) return { answer: null }
      const request_id = deriveEntityId(request.context.command_id, 'password_reset')
      const data = { request_id, email_key: vault.emailKey(email), language: language ?? request.language }
      return replyDone(await write.execute(passwordResetRequest, request_id, data, request.context))
    }),

    handle(confirmPasswordReset, async ({ email, password, token }, request) => {
      const { context } = request
      const refused = await refuseCommon(tools, password)
      if (refused !== null) return refused
      const reset = await findToken('password_reset', token, email, context.command_id)
      if (reset === null) return reject('REQUEST_EXPIRED')
      const user_id = reset.subject_id
      const credential_id = await newCredential(user_id, password, request)
      if ((await vault.tokens.spend('password_reset', token, context.command_id)) === null) {
        await vault.credentials.remove(credential_id)
        return reject('REQUEST_EXPIRED')
      }
      const command = { do: 'change_password', user_id, credential_id, how: 'reset' } as const
      const changed = await write.execute(accountDecider, user_id, command, context)
      if (isRejection(changed)) return changed
      await vault.credentials.keepOnly(user_id, credential_id)
      await vault.tokens.revoke('password_reset', user_id)
      await vault.sessions.endAllOf(user_id)
      await vault.loginLimits.trustAddress(request.ip, email)
      return { answer: null, position: changed.position, cookies: tools.cookies.clear() }
    }),
  ]
}
