import type { IncomingMessage } from 'node:http'
import { type ErrorCode, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { DUTIES_OF, type StaffDuty } from '@kredka/contracts/kernel/staff'
import { ADMIN_SOCKET_PATH, SOCKET_PATH } from '@kredka/contracts/live/rules'
import { bearerOf, callerOfToken } from '../http/api/authenticate.ts'
import { isSiteOrigin } from '../http/api/own-origin.ts'
import type { Caller } from '../http/edge.ts'
import type { AccountStatuses, StaffSession, StaffSessions } from '../http/ports.ts'
import type { AccessTokens } from '../http/sessions/access-token.ts'
import type { CookieNames } from '../http/sessions/cookies.ts'

export interface HandshakeDeps {
  readonly names: CookieNames
  readonly publicUrl: string
  readonly apiBase: string
  /** Proxies in front, as for requests. */
  readonly proxies: number
  readonly tokens: AccessTokens
  readonly statuses: AccountStatuses
  readonly admins: StaffSessions
}

/** Whose socket it is, and the login that it lives by. */
export type SocketOwner =
  | { readonly kind: 'person'; readonly id: string; readonly session_id: string }
  | { readonly kind: 'admin'; readonly id: string; readonly token: string; readonly duties: readonly StaffDuty[] }

export type SocketKind = SocketOwner['kind']

/** The session that positions are given to, as requests with the same login have it. */
export function sessionOf(owner: SocketOwner): string {
  return owner.kind === 'admin' ? owner.token : owner.session_id
}

/** Which socket an address asks for, null for none. */
export function socketKind(url: string | undefined, apiBase: string): SocketKind | null {
  const path = pathOf(url)
  if (path === apiBase + SOCKET_PATH) return 'person'
  return path === apiBase + ADMIN_SOCKET_PATH ? 'admin' : null
}

export function pathOf(url: string | undefined): string {
  return (url ?? '').split('?')[0]?.replace(/\/$/, '') ?? ''
}

/**
 * Browsers name the origin of every handshake, and send cookies along from any page: another site's is refused. A
 * client without an origin is no browser; it passes with a token in the header, or without a session.
 */
export function isOwnHandshake({ headers }: IncomingMessage, deps: Pick<HandshakeDeps, 'publicUrl'>): boolean {
  const { origin, host = '', cookie, authorization = '' } = headers
  if (origin !== undefined) return isSiteOrigin(origin, host, deps.publicUrl)
  return cookie === undefined || bearerOf(authorization) !== undefined
}

/**
 * Staff who look through the eyes of a person have no socket of theirs (ADM-03): it would show the person as present,
 * and takes what is typed, answered and played.
 */
export function isSeenThrough({ url, headers }: IncomingMessage, { names, apiBase }: HandshakeDeps): boolean {
  return socketKind(url, apiBase) !== 'admin' && cookieIn(headers.cookie, names.impersonation) !== undefined
}

/** Only those who are logged in have a socket: visitors' pages show nothing that changes by itself. */
export async function identify(req: IncomingMessage, deps: HandshakeDeps): Promise<SocketOwner | Rejection> {
  const kind = socketKind(req.url, deps.apiBase)
  if (kind === 'admin') return adminOf(req, deps)
  const { viewer, refused } = await callerOfHandshake(req, deps)
  if (viewer.kind !== 'user' || viewer.session_id === undefined) return refused ?? reject('NOT_LOGGED_IN')
  return { kind: 'person', id: viewer.id, session_id: viewer.session_id }
}

/** Whom the login speaks for that came along, a visitor without one. */
export function callerOfHandshake({ headers }: IncomingMessage, deps: HandshakeDeps): Promise<Caller> {
  const token = bearerOf(headers.authorization ?? '') ?? cookieIn(headers.cookie, deps.names.access)
  return callerOfToken(token, 'pl', deps)
}

async function adminOf(req: IncomingMessage, deps: HandshakeDeps): Promise<SocketOwner | Rejection> {
  const token = cookieIn(req.headers.cookie, deps.names.admin)
  const found = token === undefined ? null : await deps.admins.find(token)
  if (token === undefined || found === null) return reject('NOT_LOGGED_IN')
  return { kind: 'admin', id: found.admin_id, token, duties: dutiesOf(found) }
}

/** Whose second factor is due has their own account alone (ADM-08). */
function dutiesOf({ role, factor_due }: StaffSession): readonly StaffDuty[] {
  return factor_due ? OWN_ACCOUNT : DUTIES_OF[role]
}
const OWN_ACCOUNT: readonly StaffDuty[] = ['self']

/** Why the login behind a socket is over, null while it is not. Looking does not keep it alive. */
export async function endOf(owner: SocketOwner, deps: HandshakeDeps): Promise<ErrorCode | null> {
  if (owner.kind === 'admin') {
    const found = await deps.admins.look(owner.token, owner.id)
    if (found === null) return 'NOT_LOGGED_IN'
    // other duties are other hints: the browser comes back with them
    return dutiesOf(found) === owner.duties ? null : 'STAFF_ROLE_MAY_NOT'
  }
  const { blocked, ended } = await deps.statuses.of(owner.session_id, owner.id)
  if (blocked) return 'ACCOUNT_BLOCKED'
  return ended ? 'NOT_LOGGED_IN' : null
}

/** The address of the caller, as Koa finds it for requests: proxies append to the list, so it counts from its end. */
export function addressOf(req: IncomingMessage, proxies: number): string {
  const direct = req.socket.remoteAddress ?? ''
  if (proxies === 0) return direct
  const named = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return named.slice(-proxies)[0] ?? direct
}

function cookieIn(header: string | undefined, name: string): string | undefined {
  const found = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1)
  if (found === undefined || found === '') return undefined
  try {
    return decodeURIComponent(found)
  } catch {
    return undefined
  }
}
