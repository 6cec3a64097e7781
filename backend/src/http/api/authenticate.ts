import type { Endpoint } from '@kredka/contracts/kernel/endpoints'
import { type ErrorCode, reject } from '@kredka/contracts/kernel/errors'
import type { Viewer } from '@kredka/projections/kernel/query'
import type { SessionCookies } from '../../kernel/tools.ts'
import type { Caller, EdgeContext, EdgeMiddleware } from '../edge.ts'
import { VISITOR } from '../edge.ts'
import type { AccountStatuses, FindImpersonation, StaffSessions } from '../ports.ts'
import type { AccessTokens } from '../sessions/access-token.ts'
import { type CookieNames, cookieOf, setCookies } from '../sessions/cookies.ts'

export interface AuthenticateDeps {
  readonly names: CookieNames
  readonly tokens: AccessTokens
  readonly statuses: AccountStatuses
  readonly admins: StaffSessions
  readonly impersonation: FindImpersonation
  readonly cookies: SessionCookies
  readonly https: boolean
  readonly languageOf: (ctx: EdgeContext) => 'pl' | 'en'
}

/**
 * Finds out who calls. Calls under `/admin` know the back office's session alone, all others a person's alone: the two
 * never mix (ADM-01). Whether the caller may call is the next layer's question.
 */
export function authenticate(endpoint: Endpoint, deps: AuthenticateDeps): EdgeMiddleware {
  const identify = endpoint.path.startsWith('/admin/') ? adminOf : personOf
  return async (ctx, next) => {
    ctx.state.caller = await identify(ctx, deps)
    await next()
  }
}

async function adminOf(ctx: EdgeContext, deps: AuthenticateDeps): Promise<Caller> {
  const language = deps.languageOf(ctx)
  const session_id = cookieOf(ctx, deps.names.admin)
  const found = session_id === undefined ? null : await deps.admins.find(session_id)
  if (session_id === undefined || found === null) return visitor(language, 'NOT_LOGGED_IN')
  const { admin_id, role, factor_due } = found
  const viewer: Viewer = { kind: 'admin', id: admin_id, role, ...(factor_due ? { factor_due: true } : {}) }
  return { viewer, session_id, language, refused: null }
}

function personOf(ctx: EdgeContext, deps: AuthenticateDeps): Promise<Caller> {
  const bearer = bearerOf(ctx.get('authorization'))
  const looking = bearer === undefined ? cookieOf(ctx, deps.names.impersonation) : undefined
  if (looking !== undefined) return seenPersonOf(ctx, looking, deps)
  return callerOfToken(bearer ?? cookieOf(ctx, deps.names.access), deps.languageOf(ctx), deps)
}

/**
 * The person through whose eyes staff look in this browser (ADM-03). One that is over makes nobody else of the caller:
 * the page still shows somebody, and its next call is refused, whoever is logged in beside it.
 */
async function seenPersonOf(ctx: EdgeContext, token: string, deps: AuthenticateDeps): Promise<Caller> {
  const language = deps.languageOf(ctx)
  const found = await deps.impersonation(token)
  const status = found === null ? null : await deps.statuses.ofPerson(found.user_id)
  if (found === null || status === null || status.blocked || status.ended) {
    setCookies(ctx, deps.cookies.clearImpersonation(), deps.https)
    return visitor(language, 'IMPERSONATION_OVER')
  }
  const { impersonation_id, user_id, admin_id, admin_name, ends_at } = found
  const { is_teacher } = status
  const seen_by = { admin_id, name: admin_name, until: ends_at }
  const viewer: Viewer = { kind: 'user', id: user_id, is_teacher, session_id: impersonation_id, seen_by }
  return { viewer, session_id: impersonation_id, language, refused: null, seen_by: admin_id }
}

/** Whom an access token speaks for at this moment. Also asked by the socket's handshake. */
export async function callerOfToken(
  token: string | undefined,
  language: 'pl' | 'en',
  deps: Pick<AuthenticateDeps, 'tokens' | 'statuses'>,
): Promise<Caller> {
  if (token === undefined) return visitor(language, 'NOT_LOGGED_IN')
  const claims = await deps.tokens.read(token)
  if (claims === 'expired') return visitor(language, 'JWT_EXPIRED')
  if (claims === 'invalid') return visitor(language, 'NOT_LOGGED_IN')
  const { user_id, session_id } = claims
  const statuses = await deps.statuses.of(session_id, user_id)
  // a block ends the sessions too: the person should read why
  if (statuses.blocked) return visitor(statuses.language, 'ACCOUNT_BLOCKED')
  if (statuses.ended) return visitor(language, 'NOT_LOGGED_IN')
  const viewer: Viewer = { kind: 'user', id: user_id, is_teacher: statuses.is_teacher, session_id }
  return { viewer, session_id, language: statuses.language, refused: null }
}

function visitor(language: 'pl' | 'en', code: ErrorCode): Caller {
  return { viewer: VISITOR, session_id: null, language, refused: reject(code) }
}

/** The token of `Authorization: Bearer …`, for clients that are no browser. */
export function bearerOf(header: string): string | undefined {
  return /^Bearer +([A-Za-z0-9._~+/-]+=*)$/i.exec(header)?.[1]
}
