import { MODULES } from '../modules.ts'

/**
 * What a page can show that may change under it. A hint names one of these; a resource says with `on` which of them
 * make it stale.
 */
export type Entity = (typeof MODULES)[number]['things'][number]

export const ENTITIES: readonly Entity[] = MODULES.flatMap(({ things }): readonly Entity[] => things).toSorted()
