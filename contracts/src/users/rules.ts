import { DAY, MINUTE } from '../kernel/durations.ts'

/** How long an invitation to teach is open after it was sent last, in milliseconds. */
export const INVITATION_MS = 30 * DAY
/** How long after its term an invitation that led to no account keeps address and name, in milliseconds (EVT-10). */
export const INVITATION_KEPT_MS = 30 * DAY
/** How long the list of addresses stays open to who said why, in milliseconds. */
export const ADDRESS_LIST_OPEN_MS = 10 * MINUTE

/** `expired` follows from time alone. */
export const INVITATION_STATES = ['pending', 'expired', 'accepted', 'withdrawn'] as const
export const ACCOUNT_STATES = ['open', 'blocked', 'leaving', 'forgotten'] as const
export const TEACHER_STATES = ['none', 'active', 'suspended'] as const
export const PROVIDERS = ['email', 'google', 'facebook'] as const

export const USER_SORTS = [
  'registered_at',
  '-registered_at',
  'name',
  '-name',
  'offers',
  '-offers',
  'state',
  '-state',
] as const
export type UserSort = (typeof USER_SORTS)[number]
export const TEACHER_SORTS = ['since', '-since', 'name', '-name', 'offers', '-offers', 'state', '-state'] as const
export type TeacherSort = (typeof TEACHER_SORTS)[number]
