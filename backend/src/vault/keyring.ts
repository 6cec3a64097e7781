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

  const opened = (rows: readonly Row[]) => {
    const keys = new Map<string, Uint8Array>()
    for (const row of rows) {
      const key = openKey(row)
      if (key !== null) keys.set(row.subject_id, key)
    }
    return keys
  }

  /** In one order, so that processes that make the same keys at once wait for each other and not in a circle. */
  async function makeOrFind(subjects: readonly string[]): Promise<readonly Row[]> {
    const wanted = [...new Set(subjects)].sort()
    const made = wanted.map((subject) => encryptEnvelope(envelopes, randomBytes(32), [KEY_PLACE, subject]))
    const rows = await sql<Row>(
      `with made as (
         insert into vault.subject_keys (subject_id, envelope, created_at)
         select subject_id, envelope, $3 from unnest($1::text[], $2::bytea[]) as new (subject_id, envelope)
         on conflict do nothing returning subject_id, envelope
       )
       select subject_id, envelope from made
       union all select subject_id, envelope from vault.subject_keys where subject_id = any($1)`,
      [wanted, made, new Date(clock.now())],
    )
    if (rows.length === wanted.length) return rows
    // Somebody else made some at the same moment: theirs count.
    return sql<Row>('select subject_id, envelope from vault.subject_keys where subject_id = any($1)', [wanted])
  }

  async function keysFor(subjects: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
    return subjects.length === 0 ? new Map() : opened(await makeOrFind(subjects))
  }

  return {
    keysFor,
    async keyFor(subject) {
      const key = (await keysFor([subject])).get(subject)
      if (key === undefined) throw new SubjectForgottenError(`${subject} was forgotten`)
      return key
    },
    async keysOf(subjects) {
      if (subjects.length === 0) return new Map()
      const rows = await sql<Row>(
        'select subject_id, envelope from vault.subject_keys where subject_id = any($1) and envelope is not null',
        [subjects],
      )
      return opened(rows)
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
