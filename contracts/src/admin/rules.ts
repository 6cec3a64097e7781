import { MINUTE } from '../kernel/durations.ts'

/** Login names of the staff: 2 to 60 letters, digits or . _ @ - */
export const STAFF_NAME = '^[\\p{L}\\p{N}._@-]{2,60}$'

/** Between password and code; who takes longer begins anew (ADM-08). */
export const SECOND_STEP_MS = 5 * MINUTE
/** So many wrong codes, and the password is asked for again. */
export const SECOND_STEP_TRIES = 5
/** A set-up that is not confirmed by then is over. */
export const SECOND_FACTOR_SETUP_MS = 15 * MINUTE
export const RECOVERY_CODES = 10
/** Digits of a code that an app shows. */
export const SECOND_CODE_DIGITS = 6
/** Longer than any code, however it is typed. */
export const SECOND_CODE_MAX = 40

/** So long staff look through somebody's eyes; who needs more says why anew (ADM-03). */
export const IMPERSONATION_MS = 15 * MINUTE
/** Why it was over: by a click, by its time, with the login of whoever looked, with their role, or with the account. */
export const IMPERSONATION_ENDS = ['ended', 'time_over', 'login_over', 'role_over', 'account_closed'] as const

/** What staff can stop and have go on, of all that works through the log or a queue by itself. */
export const STOPPABLE_RUNNERS = ['policy', 'alarm', 'read_model', 'mail'] as const
export type StoppableRunner = (typeof STOPPABLE_RUNNERS)[number]
