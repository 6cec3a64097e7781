/** Rules of the qualifications that a teacher states and staff check (PRO-04), the same in browser and server. */

/** So many a teacher may state. */
export const QUALIFICATIONS_MAX = 6
export const QUALIFICATION_WORDS_MAX = 120
/** The year in which it was earned, as digits. */
export const YEAR_PATTERN = '^(?:19[4-9]\\d|20\\d\\d)$'

/** The paper that proves one, as it is sent: 5 MiB at most. */
export const PROOF_MAX_BYTES = 5 * 1024 * 1024
export const PROOF_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const
/** As it is kept until it is decided: pictures are made anew and smaller. */
export const PROOF_KEPT_TYPES = ['application/pdf', 'image/webp'] as const
export type ProofKeptType = (typeof PROOF_KEPT_TYPES)[number]
export const PROOF_PICTURE_SIDE = 2000
export const PROOF_PICTURE_KEPT_MAX_BYTES = 1_500_000

export const QUALIFICATION_STATES = ['stated', 'waiting', 'checked', 'refused'] as const
export type QualificationState = (typeof QUALIFICATION_STATES)[number]

/**
 * The life of a qualification. Others see it from the first; that it was checked only while it is. Another paper may
 * take the place of one that waits. State → command → next states.
 */
export const QUALIFICATION_GRAPH = {
  absent: { state: 'stated' },
  stated: { prove: 'waiting', remove: 'absent' },
  waiting: { prove: 'waiting', check: 'checked', refuse: 'refused', remove: 'absent' },
  checked: { refuse: 'refused', remove: 'absent' },
  refused: { prove: 'waiting', remove: 'absent' },
} as const
