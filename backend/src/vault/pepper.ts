import { createHmac, randomBytes } from 'node:crypto'
import { normalEmail } from '@kredka/contracts/accounts/rules'
import type { Clock } from '@kredka/contracts/kernel/ports'
import type { Sql } from '@kredka/projections/kernel/query'
import { decryptEnvelope, encryptEnvelope } from '../kernel/envelope.ts'
import { secretKey } from '../kernel/secret-key.ts'
import type { MasterKeys } from './master-key.ts'

/** Names of streams that must be found by what a person types or a third party tells, and must not tell it. */
export interface StreamKeys {
  /** Hex HMAC of an address as it is stored, for `email-{key}`. */
  readonly emailKey: (email: string) => string
  /** Hex HMAC of a third party's subject, for `identity-{key}`. Subjects of two providers are never the same. */
  readonly identityKey: (provider: string, subject: string) => string
  /**
   * Hex HMAC that proves a link to be ours, for links that work as often as they are followed.
   * @param use what the link is for
   */
  readonly linkKey: (use: string, subject: string) => string
  /** Hex HMAC about visitors. @param use what of a visitor it makes */
  readonly visitorKey: (use: 'cookie' | 'id', word: string) => string
}

const NAME = 'email pepper'

/** The pepper outlives every master key, since streams are named by it: made once, kept encrypted. */
export async function loadPepper(sql: Sql, { envelopes }: MasterKeys, clock: Clock): Promise<StreamKeys> {
  await sql('insert into vault.secrets (name, envelope, created_at) values ($1, $2, $3) on conflict do nothing', [
    NAME,
    encryptEnvelope(envelopes, randomBytes(32), [NAME]),
    new Date(clock.now()),
  ])
  const [row] = await sql<{ envelope: Buffer }>('select envelope from vault.secrets where name = $1', [NAME])
  if (row === undefined) throw new Error('the vault keeps no secrets')
  const pepper = decryptEnvelope(envelopes, row.envelope, [NAME])
  const key = (text: string) => createHmac('sha256', secretKey(pepper)).update(text).digest('hex')
  return {
    emailKey: (email) => key(normalEmail(email)),
    // no address holds a line break
    identityKey: (provider, subject) => key(`identity\n${provider}\n${subject}`),
    linkKey: (use, subject) => key(`link\n${use}\n${subject}`),
    visitorKey: (use, word) => key(`visitor\n${use}\n${word}`),
  }
}
