import { ACCESS_TOKEN_MS } from '@kredka/contracts/accounts/rules'
import { IMPERSONATION_MS } from '@kredka/contracts/admin/rules'
import type { CookieChange } from '../../kernel/handler.ts'
import type { SessionCookies } from '../../kernel/tools.ts'
import type { EdgeContext } from '../edge.ts'
import type { AccessTokens } from './access-token.ts'

export interface CookieNames {
  readonly access: string
  readonly refresh: string
  readonly admin: string
  readonly half: string
  readonly impersonation: string
  readonly visitor: string
}

/**
 * Over https the names carry the prefixes that browsers enforce: `__Host-` (this host alone, path `/`), `__Secure-`
 * where the path is narrower.
 */
export function cookieNames(https: boolean): CookieNames {
  return https
    ? {
        access: '__Host-kredka_access',
        refresh: '__Secure-kredka_refresh',
        admin: '__Secure-kredka_admin',
        half: '__Secure-kredka_admin_half',
        impersonation: '__Host-kredka_impersonation',
        visitor: '__Host-kredka_visitor',
      }
    : {
        access: 'kredka_access',
        refresh: 'kredka_refresh',
        admin: 'kredka_admin',
        half: 'kredka_admin_half',
        impersonation: 'kredka_impersonation',
        visitor: 'kredka_visitor',
      }
}

/**
 * @param apiBase the refresh token travels to the calls under `/auth` alone, the back office's session to those under
 * `/admin`, a log-in to it between password and code to that step
 */
export function createSessionCookies(names: CookieNames, apiBase: string, tokens: AccessTokens): SessionCookies {
  const refreshPath = `${apiBase}/auth`
  const adminPath = `${apiBase}/admin`
  const halfPath = `${adminPath}/enter`
  return {
    refresh: names.refresh,
    admin: names.admin,
    half: names.half,
    impersonation: names.impersonation,
    issue: async ({ user_id, session_id, refresh_token, refresh_max_age_s }) => {
      const token = await tokens.sign({ user_id, session_id })
      return {
        token,
        expires_in: ACCESS_TOKEN_MS / 1000,
        cookies: [
          { name: names.access, value: token, max_age_s: refresh_max_age_s, path: '/' },
          { name: names.refresh, value: refresh_token, max_age_s: refresh_max_age_s, path: refreshPath },
        ],
      }
    },
    clear: () => [
      { name: names.access, value: null, path: '/' },
      { name: names.refresh, value: null, path: refreshPath },
    ],
    issueAdmin: (session_id, max_age_s) => [{ name: names.admin, value: session_id, max_age_s, path: adminPath }],
    clearAdmin: () => [{ name: names.admin, value: null, path: adminPath }],
    issueHalf: (token, max_age_s) => [{ name: names.half, value: token, max_age_s, path: halfPath }],
    clearHalf: () => [{ name: names.half, value: null, path: halfPath }],
    issueImpersonation: (token) => [
      { name: names.impersonation, value: token, max_age_s: (2 * IMPERSONATION_MS) / 1000, path: '/' },
    ],
    clearImpersonation: () => [{ name: names.impersonation, value: null, path: '/' }],
    forgetVisitor: () => [{ name: names.visitor, value: null, path: '/' }],
  }
}

/** Writes a handler's cookies into the answer: always out of reach of scripts, never sent along from other sites. */
export function setCookies(ctx: EdgeContext, changes: readonly CookieChange[], https: boolean): void {
  for (const { name, value, max_age_s, path } of changes) {
    const parts = [
      `${name}=${value === null ? '' : encodeURIComponent(value)}`,
      `Path=${path ?? '/'}`,
      value === null ? 'Max-Age=0' : max_age_s === undefined ? null : `Max-Age=${Math.floor(max_age_s)}`,
      'HttpOnly',
      'SameSite=Lax',
      https ? 'Secure' : null,
    ]
    ctx.append('set-cookie', parts.filter((part) => part !== null).join('; '))
  }
}

/** The value of a cookie that came with the request, undefined for none or an unreadable one. */
export function cookieOf(ctx: EdgeContext, name: string): string | undefined {
  const value = ctx.cookies.get(name)
  if (value === undefined || value === '') return undefined
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}
