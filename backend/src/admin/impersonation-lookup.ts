import { hasDuty } from '@kredka/contracts/kernel/staff'
import type { WriteSide } from '../kernel/write-side.ts'
import type { Impersonation, Impersonations } from '../vault/impersonations.ts'
import { factorState, staffStanding } from './staff-roles.ts'

interface Parts {
  readonly write: Pick<WriteSide, 'fold'>
  readonly impersonations: Pick<Impersonations, 'find'>
}

/** Who looks through whose eyes, as the edge asks at each call: of those who may still read what is private. */
export function createImpersonationLookup({ write, impersonations }: Parts) {
  return async (token: string): Promise<Impersonation | null> => {
    const found = await impersonations.find(token)
    const standing = found === null ? null : await staffStanding(write, found.admin_id)
    if (standing === null || factorState(standing) === 'due') return null
    return hasDuty(standing.role, 'private') ? found : null
  }
}
