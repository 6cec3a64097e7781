import { createHmac, randomBytes } from 'node:crypto'
import { normalEmail } from '@kredka/contracts/accounts/rules'
import type { Clock } from '@kredka/contracts/kernel/ports'
import type { Sql } from '@kredka/projections/kernel/query'
import { closeBox, openBox } from '../kernel/box.ts'
import type { MasterKeys } from './master-key.ts'

/** Hex HMAC of an address as it is stored: names its stream `email-{key}` without naming the person. */
export type EmailKeyOf = (email: string) => string

const NAME = 'email pepper'

/** The pepper outlives every master key, since streams are named by it: made once, kept boxed. */
export async function loadPepper(sql: Sql, { boxes }: MasterKeys, clock: Clock): Promise<EmailKeyOf> {
  await sql('insert into vault.secrets (name, box, created_at) values ($1, $2, $3) on conflict do nothing', [
    NAME,
    closeBox(boxes, randomBytes(32), [NAME]),
    new Date(clock.now()),
  ])
  const [row] = await sql<{ box: Buffer }>('select box from vault.secrets where name = $1', [NAME])
  if (row === undefined) throw new Error('the vault keeps no secrets')
  const pepper = openBox(boxes, row.box, [NAME])
  return (email) => createHmac('sha256', pepper).update(normalEmail(email)).digest('hex')
}
