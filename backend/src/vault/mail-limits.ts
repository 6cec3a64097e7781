import { MINUTE } from '@kredka/contracts/kernel/durations'
import type { Clock } from '@kredka/contracts/kernel/ports'
import { inTransaction, sqlOf } from '@kredka/projections/postgres/postgres'
import type pg from 'pg'
import { countTry, type LimitRule } from './login-limits.ts'
import { blind, type MasterKeys } from './master-key.ts'

/**
 * Mails that anybody may cause by naming an address, such as those of a forgotten password: counted per inbox, wherever
 * they are asked for.
 */
export interface MailLimits {
  /**
   * Counts a mail of this kind, whether or not the address belongs to anybody. One that comes too early is not counted:
   * the inbox has one that is still good, so nobody is kept from their account by what strangers ask for (ACC-04).
   */
  mayMail(kind: 'signup' | 'password_reset', email: string): Promise<boolean>
}

/** The longest wait is shorter than a code of the mails is good for. */
export function mailRule(per_inbox: number): LimitRule {
  return { free: per_inbox, first_wait_ms: MINUTE, longest_wait_ms: 30 * MINUTE, forget_ms: 120 * MINUTE }
}
export const MAIL_RULE = mailRule(3)

export function createMailLimits(pool: pg.Pool, keys: MasterKeys, clock: Clock, rule = MAIL_RULE): MailLimits {
  return {
    async mayMail(kind, email) {
      const bucket = { hash: blind(keys, 'mail to inbox', kind, email.trim().toLowerCase()), rule }
      return (await inTransaction(pool, (client) => countTry(sqlOf(client), [bucket], clock.now()))) === 0
    },
  }
}
