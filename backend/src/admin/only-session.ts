import type { CookieChange, Request } from '../kernel/handler.ts'
import type { Tools } from '../kernel/tools.ts'

/** Ends every session and half-login of an admin, in all browsers, and begins a new session in this one. */
export async function beginOnlySession(
  { vault, cookies }: Pick<Tools, 'vault' | 'cookies'>,
  { user_agent }: Pick<Request, 'user_agent'>,
  admin_id: string,
): Promise<readonly CookieChange[]> {
  await vault.halfLogins.endAllOf(admin_id)
  await vault.adminSessions.endAllOf(admin_id)
  const session = await vault.adminSessions.begin({ admin_id, user_agent })
  return cookies.issueAdmin(session.token, session.max_age_s)
}
