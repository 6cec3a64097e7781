import type { Access, Endpoint } from '@kredka/contracts/kernel/endpoints'
import { type Rejection, RejectionError, reject } from '@kredka/contracts/kernel/errors'
import { hasDuty } from '@kredka/contracts/kernel/staff'
import type { Caller, EdgeMiddleware } from '../edge.ts'

/**
 * Lets through who may call by role (ACC-09), of the staff by duty (ADM-07), once they have the second factor that is
 * demanded (ADM-08); relations (`of`) are the decider's or the query's own first rule.
 */
export function checkAccess(endpoint: Endpoint): EdgeMiddleware {
  return async (ctx, next) => {
    const refused = refusal(endpoint, ctx.state.caller)
    if (refused !== null) throw new RejectionError(refused)
    await next()
  }
}

/** Why this caller may not call; null where they may. */
export function refusal(endpoint: Endpoint, caller: Caller): Rejection | null {
  if (caller.refused?.rejected === 'IMPERSONATION_OVER') return caller.refused
  if (caller.seen_by !== undefined && isOnlyForOwnEyes(endpoint)) return refuseEyes(endpoint)
  if (endpoint.access === 'public') return isStale(caller) && !managesSession(endpoint) ? caller.refused : null
  const { viewer } = caller
  if (viewer.kind === 'visitor') return caller.refused ?? reject('NOT_LOGGED_IN')
  return roleRefusal(endpoint, endpoint.access, viewer)
}

function roleRefusal(
  { duty }: Endpoint,
  access: Exclude<Access, 'public'>,
  viewer: Exclude<Caller['viewer'], { kind: 'visitor' }>,
) {
  if (access === 'admin') {
    if (viewer.kind !== 'admin') return reject('FORBIDDEN')
    if (duty === undefined || !hasDuty(viewer.role, duty)) return reject('STAFF_ROLE_MAY_NOT')
    return viewer.factor_due === true && duty !== 'self' ? reject('SECOND_FACTOR_DUE') : null
  }
  if (viewer.kind !== 'user') return reject('FORBIDDEN')
  return access === 'teacher' && !viewer.is_teacher ? reject('TEACHER_PROFILE_REQUIRED') : null
}

/**
 * Somebody with an expired token is not answered as a visitor, who might see less: the client refreshes and asks again
 * (ACC-03).
 */
function isStale(caller: Caller): boolean {
  return caller.refused?.rejected === 'JWT_EXPIRED'
}

/** The calls that make, renew and end sessions work whatever token comes with them. */
function managesSession(endpoint: Endpoint): boolean {
  return endpoint.path.startsWith('/auth/')
}

/**
 * Staff who look through the eyes of a person read what pages show, and nothing else (ADM-03): every command is refused
 * here, whatever it does, and so is what a read says is for the person alone, and what they would carry away.
 */
function isOnlyForOwnEyes(endpoint: Endpoint): boolean {
  if (endpoint.kind === 'command' || endpoint.own_eyes === true) return true
  return endpoint.kind === 'document' && endpoint.access !== 'public' && !endpoint.type.startsWith('image/')
}

function refuseEyes({ kind }: Endpoint): Rejection {
  return reject(kind === 'command' ? 'IMPERSONATION_READ_ONLY' : 'IMPERSONATION_OWN_EYES')
}
