import {
  chooseLanguage,
  endSession,
  listSessions,
  logIn,
  logOut,
  logOutEverywhere,
  refreshSession,
} from '@kredka/contracts/accounts/endpoints'
import { isRejection, reject } from '@kredka/contracts/kernel/errors'
import { answer, type QueryHandler } from '@kredka/projections/kernel/query'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle, type Request } from '../kernel/handler.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { accountDecider } from './account.ts'
import { createCheckingPasswords } from './check-password.ts'
import { logInAs } from './login.ts'

/** Logging in and out, and staying logged in (ACC-02, ACC-10). */
export function sessionHandlers(tools: Tools): readonly Handler[] {
  const { write, vault, cookies } = tools
  const check = createCheckingPasswords(tools)

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
      const user_id = await check(email, password, request)
      if (isRejection(user_id)) return user_id
      const reply = await logInAs(tools, user_id, request, fetch_token === '1')
      if (reply === null) return reject('INVALID_LOGIN_OR_PASSWORD')
      await vault.loginLimits.trustAddress(request.ip, email)
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

    handle(endSession, async ({ id }, request) => {
      if (!(await vault.sessions.end(id, callerId(request)))) return reject('NOT_FOUND')
      return { answer: null, ...(id === request.session_id ? { cookies: cookies.clear() } : {}) }
    }),

    handle(chooseLanguage, async ({ language }, request) => {
      const user_id = callerId(request)
      return replyDone(
        await write.execute(accountDecider, user_id, { do: 'choose_language', user_id, language }, request.context),
      )
    }),
  ]
}

/** Sessions are records of the vault, no read model: there is nothing to wait for. */
export function sessionQueryHandlers({ vault }: Pick<Tools, 'vault'>): readonly QueryHandler[] {
  return [
    answer(listSessions, [], async ({ viewer }) => {
      if (viewer.kind !== 'user') return []
      const sessions = await vault.sessions.list(viewer.id)
      return sessions.map(({ session_id: id, ...rest }) => ({ id, ...rest, current: id === viewer.session_id }))
    }),
  ]
}
