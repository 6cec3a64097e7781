/**
 * What somebody of the staff may do is a matter of their role (ADM-07). Each call of the back office names the duty it
 * belongs to; the one table here says which duties a role has. Server and pages ask the same table.
 */

/**
 * - `self`: the own account;
 * - `observe`: figures, counts and the log without what is private;
 * - `analyse`: questions in SQL of a masked copy of the log;
 * - `queue`: what waits, and who looks after it, of the kinds that the role may decide;
 * - `moderate`: what people publish and report;
 * - `publish`: what the site says itself: announcements, the development board, drafts of the newsletter;
 * - `support`: people, orders, lessons, payments, mails, messages, questions and answers;
 * - `private`: reads that show what is hidden, each with a reason;
 * - `operate`: read models, jobs, dead letters, sending the newsletter;
 * - `staff`: who works here, and what they did.
 */
export const STAFF_DUTIES = [
  'self',
  'observe',
  'analyse',
  'queue',
  'moderate',
  'publish',
  'support',
  'private',
  'operate',
  'staff',
] as const
export type StaffDuty = (typeof STAFF_DUTIES)[number]

export const STAFF_ROLES = ['owner', 'moderator', 'support', 'analyst'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

export const DUTIES_OF: Readonly<Record<StaffRole, readonly StaffDuty[]>> = {
  owner: STAFF_DUTIES,
  moderator: ['self', 'observe', 'queue', 'moderate', 'publish'],
  support: ['self', 'observe', 'queue', 'support', 'private'],
  analyst: ['self', 'observe', 'analyse'],
}

export function hasDuty(role: StaffRole, duty: StaffDuty): boolean {
  return DUTIES_OF[role].includes(duty)
}

/** Whether people stand by name in what the role reads of the log: whoever works with none of them reads ids alone. */
export function seesNames(role: StaffRole): boolean {
  return hasDuty(role, 'moderate') || hasDuty(role, 'support')
}
