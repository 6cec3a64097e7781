/** Apart from the schemas of imports: pages that choose a file load none of them. */

/** What a file of questions may be (`ops/docs/quiz-files.md`). */
export const IMPORT_FORMATS = ['gift', 'csv'] as const
export type ImportFormat = (typeof IMPORT_FORMATS)[number]
/** Largest file that is looked at. */
export const IMPORT_MAX_BYTES = 2 * 1024 * 1024
