import { MODULES } from '../modules.ts'

/** What a page can show that may change under it. A hint names one of these; a resource says with `on` which of them make it stale. */
export type Thing = (typeof MODULES)[number]['things'][number]

export const THINGS: readonly Thing[] = MODULES.flatMap(({ things }): readonly Thing[] => things).toSorted()
