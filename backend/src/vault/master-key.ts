import { createHmac, hkdfSync } from 'node:crypto'
import type { Clock } from '@kredka/contracts/kernel/ports'
import type { Sql } from '@kredka/projections/kernel/query'
import { secretKey } from '../kernel/secret-key.ts'

/** The process was started with another `MASTER_KEY` than the one its data was written with. */
export class WrongMasterKeyError extends Error {
  override readonly name = 'WrongMasterKeyError'
}

/** Keys for one use each, derived from the master key: none of them tells another. */
export interface MasterKeys {
  /** Closes the envelopes of the vault. */
  readonly envelopes: Uint8Array
  /** Makes a refresh token's successor from it. */
  readonly successors: Uint8Array
  /** Hides whom a row of limits, answers or counters is about. */
  readonly blinds: Uint8Array
  /** Tells one master key from another and nothing of either. */
  readonly fingerprint: string
}

/** @param masterKey 32 bytes */
export function masterKeys(masterKey: Uint8Array): MasterKeys {
  if (masterKey.byteLength !== 32) throw new RangeError('a master key has 32 bytes')
  const deriveKey = (use: string) => new Uint8Array(hkdfSync('sha256', masterKey, '', `kredka vault ${use} 1`, 32))
  return {
    envelopes: deriveKey('envelopes'),
    successors: deriveKey('successors'),
    blinds: deriveKey('blinds'),
    fingerprint: Buffer.from(deriveKey('fingerprint')).toString('hex', 0, 8),
  }
}

/** A keyed hash of words, for rows that are found again but say nothing about whom they concern. */
export function blind({ blinds }: MasterKeys, ...words: readonly string[]): Buffer {
  return createHmac('sha256', secretKey(blinds)).update(JSON.stringify(words)).digest()
}

/** Notes the master key of an empty vault, and refuses another one ever after. @throws WrongMasterKeyError */
export async function checkMasterKey(sql: Sql, { fingerprint }: MasterKeys, clock: Clock): Promise<void> {
  const [known] = await sql<{ fingerprint: string }>(
    `with added as (
       insert into vault.master_key (fingerprint, created_at) values ($1, $2) on conflict do nothing
         returning fingerprint)
     select fingerprint from added union all select fingerprint from vault.master_key limit 1`,
    [fingerprint, new Date(clock.now())],
  )
  const first =
    known?.fingerprint ??
    (await sql<{ fingerprint: string }>('select fingerprint from vault.master_key'))[0]?.fingerprint
  if (first === fingerprint) return
  throw new WrongMasterKeyError(
    `MASTER_KEY is not the key that this data was written with (fingerprint ${fingerprint}, needed ${first}). Start with the former key`,
  )
}
