import type { StaffDuty } from '../kernel/staff.ts'
import { MODULES } from '../modules.ts'

/**
 * What a page can show that may change under it. A hint names one of these; a resource says with `on` which of them
 * make it stale.
 */
export type Entity = (typeof MODULES)[number]['things'][number]

export const ENTITIES: readonly Entity[] = MODULES.flatMap(({ things }): readonly Entity[] => things).toSorted()

/** Entities whose changes somebody of the staff with these duties is told of: what they may read, and nothing else. */
export function entitiesReadBy(duties: readonly StaffDuty[]): readonly Entity[] {
  return ENTITIES.filter((entity) => STAFF_READS.get(entity)?.some((duty) => duties.includes(duty)) ?? false)
}

const STAFF_READS = new Map<string, readonly StaffDuty[]>(
  MODULES.flatMap((module) => ('staffReads' in module ? Object.entries(module.staffReads ?? {}) : [])),
)
