import { chooseLanguage, logIn, logOut, logOutEverywhere, refreshSession } from '@kredka/contracts/accounts/endpoints'
import { reject } from '@kredka/contracts/kernel/errors'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle, type Request } from '../kernel/handler.ts'
import { done } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { accountDecider } from './account.ts'
import { emailDecider } from './email.ts'
import { noteFailure } from './failed-logins.ts'
import { logInAs } from './login.ts'

/** Logging in and out, and staying logged in (ACC-02, ACC-10). */
export function sessionHandlers(tools: Tools): readonly Handler[] {
  const { write, vault, passwords, cookies } = tools

  /** Who may log in with this address: the same reads and the same hash work whether or not it has an account. */
  async function verified(email: string, password: string) {
    const { state: claim } = await write.fold(emailDecider, vault.emailKey(email))
    const account = await write.fold(accountDecider, claim.user_id ?? '')
    const credential_id = account.state.is === 'absent' ? null : account.state.credential_id
    const credential = await vault.credentials.find(credential_id ?? '')
    const right = await passwords.verifyOrDummy(credential?.hash ?? null, password)
    return { user_id: claim.user_id, state: account.state.is, right }
  }

  async function sessionOf(request: Request): Promise<{ session_id: string; user_id: string } | null> {
    if (request.viewer.kind === 'user' && request.session_id !== null) {
      return { session_id: request.session_id, user_id: request.viewer.id }
    }
    const token = request.cookie(cookies.refresh)
    const refreshed = token === undefined ? null : await vault.sessions.refresh(token)
    return refreshed === 'reused' ? null : refreshed
  }

  return [
    handle(logIn, async ({ email, password, fetch_token }, request) => {
      const { user_id, state, right } = await verified(email, password)
      if (!right || user_id === null) {
        await noteFailure(tools, { email, user_id }, request)
        return reject('INVALID_LOGIN_OR_PASSWORD')
      }
      if (state === 'blocked') return reject('ACCOUNT_BLOCKED')
      const reply = state === 'open' ? await logInAs(tools, user_id, request, fetch_token === '1') : null
      if (reply === null) return reject('INVALID_LOGIN_OR_PASSWORD')
      await vault.loginLimits.succeeded(request.ip, email)
      return reply
    }),

    handle(refreshSession, async ({ refresh_token, fetch_token }, request) => {
      const token = refresh_token ?? request.cookie(cookies.refresh)
      const session = token === undefined ? null : await vault.sessions.refresh(token)
      if (session === null || session === 'reused') return reject('REFRESH_FAILED')
      const { state } = await write.fold(accountDecider, session.user_id)
      if (state.is !== 'open') return reject('REFRESH_FAILED')
      const issued = await cookies.issue(session)
      const tokens = fetch_token === '1' ? { token: issued.token, refresh_token: session.refresh_token } : {}
      return { answer: { expires_in: issued.expires_in, ...tokens }, cookies: issued.cookies }
    }),

    handle(logOut, async (_, request) => {
      const session = await sessionOf(request)
      if (session !== null) await vault.sessions.end(session.session_id, session.user_id)
      return { answer: null, cookies: cookies.clear() }
    }),

    handle(logOutEverywhere, async (_, request) => {
      await vault.sessions.endAllOf(callerId(request))
      return { answer: null, cookies: cookies.clear() }
    }),

    handle(chooseLanguage, async ({ language }, request) => {
      const user_id = callerId(request)
      return done(
        await write.execute(accountDecider, user_id, { do: 'choose_language', user_id, language }, request.context),
      )
    }),
  ]
}
