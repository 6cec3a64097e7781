import type { Access, Endpoint } from '@kredka/contracts/kernel/endpoints'
import { hasDuty } from '@kredka/contracts/kernel/staff'
import { isStaff, ROLES, type Role } from './calls.ts'

/** What the edge says to a role that may not call; null where it may (ACC-09). */
export type Refusal = readonly [status: number, code: string] | null

const NOT_LOGGED_IN = [401, 'NOT_LOGGED_IN'] as const
const NO_TEACHER = [403, 'TEACHER_PROFILE_REQUIRED'] as const
const NOT_THIS_ROLE = [403, 'STAFF_ROLE_MAY_NOT'] as const

/** The table of the specification's section 6, but for the staff. */
const REFUSALS: Readonly<Record<Access, Readonly<Record<'visitor' | 'user' | 'teacher', Refusal>>>> = {
  public: { visitor: null, user: null, teacher: null },
  user: { visitor: NOT_LOGGED_IN, user: null, teacher: null },
  teacher: { visitor: NOT_LOGGED_IN, user: NO_TEACHER, teacher: null },
  admin: { visitor: NOT_LOGGED_IN, user: NOT_LOGGED_IN, teacher: NOT_LOGGED_IN },
}

/** Staff have a session of their own, which is worth nothing elsewhere, and there what their role may (ADM-07). */
function refusalOf({ access, duty }: Endpoint, role: Role): Refusal {
  if (!isStaff(role)) return REFUSALS[access][role]
  if (access === 'admin') return duty !== undefined && hasDuty(role, duty) ? null : NOT_THIS_ROLE
  return access === 'public' ? null : NOT_LOGGED_IN
}

/** Every endpoint with every role that it refuses. */
export function listRefusedCases(endpoints: readonly Endpoint[]) {
  return endpoints.flatMap((endpoint) =>
    ROLES.flatMap((role) => {
      const refusal = refusalOf(endpoint, role)
      return refusal === null ? [] : [{ name: endpoint.name, role, endpoint, status: refusal[0], code: refusal[1] }]
    }),
  )
}

/** Every endpoint with every role that it lets in. */
export function listAdmittedCases(endpoints: readonly Endpoint[]) {
  return endpoints.flatMap((endpoint) =>
    ROLES.filter((role) => refusalOf(endpoint, role) === null).map((role) => ({
      name: endpoint.name,
      role,
      endpoint,
    })),
  )
}
