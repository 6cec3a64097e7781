import type { StaffRole } from '@kredka/contracts/kernel/staff'
import type { Fault } from '../vault/error-log.ts'
import type { IdempotencyAnswers } from '../vault/idempotency.ts'
import type { Impersonation } from '../vault/impersonations.ts'

/** What the edge needs from the rest of the process. */

/** What a logged-in person may do at this moment: a logout or a block, in whatever process, acts at once. */
export interface AccountStatuses {
  /** @param session_id of the access token @param user_id of the access token */
  of(session_id: string, user_id: string): Promise<AccountStatus>
  /** The same of somebody through whose eyes staff look: no session of theirs is asked for. */
  ofPerson(user_id: string): Promise<AccountStatus>
}

/** Who of the staff looks through whose eyes (ADM-03), by the token of their cookie; null where that is over. */
export type FindImpersonation = (token: string) => Promise<Impersonation | null>

export interface AccountStatus {
  readonly is_teacher: boolean
  readonly blocked: boolean
  /** The session was ended, or the account is gone. */
  readonly ended: boolean
  readonly language: 'pl' | 'en'
}

/** Whose session it is, and what they may do at this moment. */
export interface StaffSession {
  readonly admin_id: string
  readonly role: StaffRole
  /** A second factor is demanded of them and missing: the own account is all they may touch (ADM-08). */
  readonly factor_due: boolean
}

/** Sessions of the back office, by the opaque id of their cookie: of those who are of the staff at this moment. */
export interface StaffSessions {
  find(session_id: string): Promise<StaffSession | null>
  /** The same question without keeping the session alive: for what a browser does by itself. */
  look(session_id: string, admin_id: string): Promise<StaffSession | null>
}

/** Calls that carried an `Idempotency-Key` with their first answers, kept for all processes (API-10). */
export type IdempotencyStore = Pick<IdempotencyAnswers, 'claim' | 'keep' | 'release'>

/** Faults of the server for the back office (section 3's sources). Never throws. */
export interface ErrorLog {
  note(fault: Fault): void
}

/** Tries at logging in, counted in Postgres for all processes (ACC-10). */
export interface LoginLimits {
  /**
   * Counts a try for the address alone and for the pair with the account; a try at a password for the account too.
   * @param account e-mail or admin name as typed, null where the call names none
   * @returns seconds to wait, 0 where the try is free
   */
  count(ip: string, account: string | null, tried: 'password' | 'token'): Promise<number>
}

/** True for an error that says a part (Postgres, event store) is down rather than that the code is wrong. */
export type IsOutage = (error: unknown) => boolean
