import { MINUTE } from '@kredka/contracts/kernel/durations'
import type { Clock } from '@kredka/contracts/kernel/ports'
import { inTransaction, sqlOf } from '@kredka/projections/postgres/postgres'
import type pg from 'pg'
import { addressKey } from '../kernel/address-key.ts'
import { countTry, type LimitRule } from './login-limits.ts'
import { blind, type MasterKeys } from './master-key.ts'

/**
 * What anybody may send without an account, and what then costs a mail or somebody's time: counted for all processes.
 */
export interface FormLimits {
  /**
   * Counts a form that was sent, for the caller's address and for each sender. One that comes too early is not counted.
   * @param form its name: every form counts for itself
   * @param senders who says to have sent it: an e-mail as typed, an account's id
   * @returns seconds to wait, 0 where the form may go
   */
  count(form: string, ip: string, senders: readonly string[]): Promise<number>
}

export interface FormRules {
  /** For one address, which many people may share. */
  readonly address: LimitRule
  /** For one sender, from wherever. */
  readonly sender: LimitRule
}

const COMMON = { first_wait_ms: MINUTE, longest_wait_ms: 60 * MINUTE, forget_ms: 120 * MINUTE }

export function formRules(per_sender: number, per_address: number): FormRules {
  return { sender: { ...COMMON, free: per_sender }, address: { ...COMMON, free: per_address } }
}
export const FORM_RULES = formRules(5, 20)

export function createFormLimits(pool: pg.Pool, keys: MasterKeys, clock: Clock, rules = FORM_RULES): FormLimits {
  return {
    count(form, ip, senders) {
      const buckets = [
        { hash: blind(keys, 'form address', form, addressKey(ip)), rule: rules.address },
        ...senders.map((sender) => ({
          hash: blind(keys, 'form sender', form, sender.trim().toLowerCase()),
          rule: rules.sender,
        })),
      ]
      return inTransaction(pool, (client) => countTry(sqlOf(client), buckets, clock.now()))
    },
  }
}
