import type { Access, Endpoint } from '@kredka/contracts/kernel/endpoints'
import type { Role } from './calls.ts'

/** What the edge says to a role that may not call; null where it may (ACC-09). */
export type Refusal = readonly [status: number, code: string] | null

const NOT_LOGGED_IN = [401, 'NOT_LOGGED_IN'] as const
const NO_TEACHER = [403, 'TEACHER_PROFILE_REQUIRED'] as const

/** The table of the specification's section 6. Admins have a session of their own, which is worth nothing elsewhere. */
const REFUSALS: Readonly<Record<Access, Readonly<Record<Role, Refusal>>>> = {
  public: { visitor: null, user: null, teacher: null, admin: null },
  user: { visitor: NOT_LOGGED_IN, user: null, teacher: null, admin: NOT_LOGGED_IN },
  teacher: { visitor: NOT_LOGGED_IN, user: NO_TEACHER, teacher: null, admin: NOT_LOGGED_IN },
  admin: { visitor: NOT_LOGGED_IN, user: NOT_LOGGED_IN, teacher: NOT_LOGGED_IN, admin: null },
}

export const ROLES = ['visitor', 'user', 'teacher', 'admin'] as const satisfies readonly Role[]

/** Every endpoint with every role that it refuses. */
export function listRefusedCases(endpoints: readonly Endpoint[]) {
  return endpoints.flatMap((endpoint) =>
    ROLES.flatMap((role) => {
      const refusal = REFUSALS[endpoint.access][role]
      return refusal === null ? [] : [{ name: endpoint.name, role, endpoint, status: refusal[0], code: refusal[1] }]
    }),
  )
}

/** Every endpoint with every role that it lets in. */
export function listAdmittedCases(endpoints: readonly Endpoint[]) {
  return endpoints.flatMap((endpoint) =>
    ROLES.filter((role) => REFUSALS[endpoint.access][role] === null).map((role) => ({
      name: endpoint.name,
      role,
      endpoint,
    })),
  )
}
