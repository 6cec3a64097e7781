import type { Queryable } from '@kredka/projections/postgres/postgres'

/** What tells a database that somebody used from one whose tables were only made. */
const USED = [
  'read_side.checkpoints',
  'vault.subject_keys',
  'vault.credentials',
  'vault.admin_credentials',
  'vault.files',
  'outbox.deliveries',
  'reactions.dead_letters',
]

export async function holdsData(sql: Queryable): Promise<boolean> {
  const any = USED.map((table) => `exists (select from ${table})`).join(' or ')
  return (await sql.query<{ used: boolean }>(`select ${any} as used`)).rows[0]?.used !== false
}
