/** Rules of spaced repetition (QUI-08, QUI-12), the same in browser and server. */

/** A question comes back when it is still remembered with this probability. */
export const RETENTION = 0.9
/** Questions that were missed and not repeated yet: so many begin on one day of Europe/Warsaw. */
export const NEW_A_DAY = 20
/** Forgotten so often, a question needs an explanation rather than another try. */
export const LEECH_LAPSES = 8
/** Questions of one repetition; whoever has more begins another. */
export const REVIEW_LENGTH = 20
/** Due questions that the page lists, and those that are forgotten again and again. */
export const DUE_LISTED = 50
export const LEECHES_LISTED = 20
/** Days that the page looks ahead, today included. */
export const DAYS_AHEAD = 7
/** What a teacher sees of a student who agreed: of so many days and answers at most, the questions missed most. */
export const MISSES_DAYS = 90
export const MISSES_ANSWERS = 1000
export const MISSES_LISTED = 20
