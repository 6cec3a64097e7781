import { randomBytes } from 'node:crypto'
import type { Clock, Keyring } from '@kredka/contracts/kernel/ports'
import type { Sql } from '@kredka/projections/kernel/query'
import { decryptEnvelope, encryptEnvelope } from '../kernel/envelope.ts'
import { SubjectForgottenError } from '../kernel/keyring.ts'
import type { MasterKeys } from './master-key.ts'

/** What every data key is bound to, beside its subject. */
export const KEY_PLACE = 'subject key'

interface Row {
  readonly subject_id: string
  readonly envelope: Buffer | null
}

/** People's data keys, each encrypted with the master key (EVT-10). Readers put `cacheKeyring` before it. */
export function createKeyring(sql: Sql, { envelopes }: MasterKeys, clock: Clock): Keyring {
  const openKey = ({ subject_id, envelope }: Row) =>
    envelope === null ? null : decryptEnvelope(envelopes, envelope, [KEY_PLACE, subject_id])

  async function rowOf(subject: string): Promise<Row | undefined> {
    return (await sql<Row>('select subject_id, envelope from vault.subject_keys where subject_id = $1', [subject]))[0]
  }

  async function makeKey(subject: string): Promise<Row | undefined> {
    const envelope = encryptEnvelope(envelopes, randomBytes(32), [KEY_PLACE, subject])
    const rows = await sql<Row>(
      `insert into vault.subject_keys (subject_id, envelope, created_at) values ($1, $2, $3)
       on conflict do nothing returning subject_id, envelope`,
      [subject, envelope, new Date(clock.now())],
    )
    // Somebody else made it at the same moment: theirs counts.
    return rows[0] ?? rowOf(subject)
  }

  return {
    async keyFor(subject) {
      const row = (await rowOf(subject)) ?? (await makeKey(subject))
      const key = row === undefined ? null : openKey(row)
      if (key === null) throw new SubjectForgottenError(`${subject} was forgotten`)
      return key
    },
    async keysOf(subjects) {
      if (subjects.length === 0) return new Map()
      const rows = await sql<Row>(
        'select subject_id, envelope from vault.subject_keys where subject_id = any($1) and envelope is not null',
        [subjects],
      )
      const found = new Map<string, Uint8Array>()
      for (const row of rows) {
        const key = openKey(row)
        if (key !== null) found.set(row.subject_id, key)
      }
      return found
    },
    async forgottenAmong(subjects) {
      if (subjects.length === 0) return new Set()
      const rows = await sql<{ subject_id: string }>(
        'select subject_id from vault.subject_keys where subject_id = any($1) and envelope is null',
        [subjects],
      )
      return new Set(rows.map(({ subject_id }) => subject_id))
    },
    async forget(subject) {
      await sql(
        `insert into vault.subject_keys (subject_id, created_at, forgotten_at) values ($1, $2, $2)
         on conflict (subject_id) do update set envelope = null, forgotten_at = coalesce(subject_keys.forgotten_at,
           $2)`,
        [subject, new Date(clock.now())],
      )
    },
  }
}
