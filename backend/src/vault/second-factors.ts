import { timingSafeEqual } from 'node:crypto'
import { SECOND_FACTOR_SETUP_MS } from '@kredka/contracts/admin/rules'
import type { Clock, Keyring } from '@kredka/contracts/kernel/ports'
import type { Sql } from '@kredka/projections/kernel/query'
import { decryptEnvelope, encryptEnvelope } from '../kernel/envelope.ts'
import { blind, type MasterKeys } from './master-key.ts'

/** Which secret, and whose. */
export interface FactorOf {
  readonly factor_id: string
  readonly admin_id: string
}

/** Secrets and recovery codes of second factors (ADM-08). Which of them count, and which are spent, the log says. */
export interface SecondFactors {
  /** Begins a set-up; one that was begun before is over. */
  begin(factor: FactorOf, secret: Uint8Array): Promise<void>
  /** The set-up under way, null for none. */
  pending(admin_id: string): Promise<{ readonly factor_id: string; readonly secret: Uint8Array } | null>
  /** It is confirmed: from now on no sweep takes it. */
  keep(factor_id: string): Promise<void>
  /** Null when it is gone. */
  secretOf(factor: FactorOf): Promise<Uint8Array | null>
  /** Puts a set of recovery codes, in their order. The same set put again replaces it. */
  putCodes(factor_id: string, codes_id: string, codes: readonly string[]): Promise<void>
  /** Which of the set it is, null for none. */
  findCode(codes_id: string, code: string): Promise<number | null>
  /** What the log names no longer. */
  removeOtherCodes(factor_id: string, codes_id: string): Promise<void>
  /** With its codes. */
  remove(factor_id: string): Promise<void>
  removeAllOf(admin_id: string): Promise<void>
}

interface Row {
  readonly factor_id: string
  readonly envelope: Buffer
}

const PLACE = 'second factor'

/**
 * Recovery codes are 80 random bits: nobody finds one by trying, so a fast hash does where a password needs a slow one.
 * It is keyed (HMAC-SHA-256), so that a copy of the table without `MASTER_KEY` does not even tell a right guess.
 */
export function createSecondFactors(sql: Sql, keyring: Keyring, keys: MasterKeys, clock: Clock): SecondFactors {
  const now = () => new Date(clock.now())
  const hashOf = (codes_id: string, code: string) => blind(keys, 'recovery code', codes_id, code)
  const placeOf = ({ factor_id, admin_id }: FactorOf) => [PLACE, admin_id, factor_id]

  async function open(admin_id: string, { factor_id, envelope }: Row): Promise<Uint8Array> {
    return decryptEnvelope(await keyring.keyFor(admin_id), envelope, placeOf({ factor_id, admin_id }))
  }

  return {
    async begin(factor, secret) {
      const { factor_id, admin_id } = factor
      const envelope = encryptEnvelope(await keyring.keyFor(admin_id), secret, placeOf(factor))
      await sql('delete from vault.second_factors where admin_id = $1 and pending_until is not null', [admin_id])
      await sql(
        `insert into vault.second_factors (factor_id, admin_id, envelope, created_at, pending_until)
         values ($1, $2, $3, $4, $5)
         on conflict (factor_id) do update set envelope = excluded.envelope, pending_until = excluded.pending_until`,
        [factor_id, admin_id, envelope, now(), new Date(clock.now() + SECOND_FACTOR_SETUP_MS)],
      )
    },
    async pending(admin_id) {
      const [row] = await sql<Row>(
        'select factor_id, envelope from vault.second_factors where admin_id = $1 and pending_until > $2',
        [admin_id, now()],
      )
      return row === undefined ? null : { factor_id: row.factor_id, secret: await open(admin_id, row) }
    },
    async keep(factor_id) {
      await sql('update vault.second_factors set pending_until = null where factor_id = $1', [factor_id])
    },
    async secretOf({ factor_id, admin_id }) {
      const [row] = await sql<Row>(
        'select factor_id, envelope from vault.second_factors where factor_id = $1 and admin_id = $2',
        [factor_id, admin_id],
      )
      return row === undefined ? null : open(admin_id, row)
    },
    async putCodes(factor_id, codes_id, codes) {
      const numbers = codes.map((_, number) => number)
      const hashes = codes.map((code) => hashOf(codes_id, code))
      await sql(
        `insert into vault.recovery_codes (codes_id, number, factor_id, hash)
         select $1, number, $2, hash from unnest($3::smallint[], $4::bytea[]) as new (number, hash)
         on conflict (codes_id, number) do update set hash = excluded.hash`,
        [codes_id, factor_id, numbers, hashes],
      )
    },
    async findCode(codes_id, code) {
      const rows = await sql<{ readonly number: number; readonly hash: Buffer }>(
        'select number, hash from vault.recovery_codes where codes_id = $1',
        [codes_id],
      )
      const typed = hashOf(codes_id, code)
      let found: number | null = null
      // all are looked at, so that the time tells nothing
      for (const { number, hash } of rows) if (timingSafeEqual(hash, typed)) found = number
      return found
    },
    async removeOtherCodes(factor_id, codes_id) {
      await sql('delete from vault.recovery_codes where factor_id = $1 and codes_id <> $2', [factor_id, codes_id])
    },
    async remove(factor_id) {
      await sql('delete from vault.second_factors where factor_id = $1', [factor_id])
    },
    async removeAllOf(admin_id) {
      await sql('delete from vault.second_factors where admin_id = $1', [admin_id])
    },
  }
}
