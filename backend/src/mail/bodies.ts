import type { Keyring } from '@kredka/contracts/kernel/ports'
import type { MailBodyView } from '@kredka/contracts/mail/views'
import { closeBox, openBox } from '../kernel/box.ts'
import type { Queryable } from '../kernel/queryable.ts'
import type { RenderedMail } from './templates/layout.ts'

const PLACE = 'mail body'

/** Keeps the text of a mail, readable as long as its person's key exists. @throws SubjectForgottenError */
export async function keepBody(
  sql: Queryable,
  keyring: Keyring,
  mail: { readonly mail_id: string; readonly subject_id: string; readonly body: RenderedMail },
  now: number,
): Promise<void> {
  const key = await keyring.keyFor(mail.subject_id)
  const box = closeBox(key, JSON.stringify(mail.body), [PLACE, mail.mail_id])
  await sql.query(
    `insert into outbox.bodies (mail_id, subject_id, box, rendered_at) values ($1, $2, $3, $4)
     on conflict (mail_id) do update set box = excluded.box, rendered_at = excluded.rendered_at`,
    [mail.mail_id, mail.subject_id, box, new Date(now)],
  )
}

/** Null when the mail was never rendered or its person is forgotten. */
export async function readBody(sql: Queryable, keyring: Keyring, mailId: string): Promise<MailBodyView | null> {
  const { rows } = await sql.query<{ subject_id: string; box: Buffer; rendered_at: string }>(
    'select subject_id, box, rendered_at from outbox.bodies where mail_id = $1',
    [mailId],
  )
  const row = rows[0]
  if (row === undefined) return null
  const key = (await keyring.keysOf([row.subject_id])).get(row.subject_id)
  if (key === undefined) return null
  const body: RenderedMail = JSON.parse(openBox(key, row.box, [PLACE, mailId]).toString('utf8'))
  return { ...body, rendered_at: row.rendered_at }
}

/** The texts of all mails that a person was sent, oldest first; empty once they are forgotten. */
export async function bodiesOf(
  sql: Queryable,
  keyring: Keyring,
  subjectId: string,
): Promise<readonly (Pick<MailBodyView, 'subject' | 'text' | 'rendered_at'> & { readonly mail_id: string })[]> {
  const key = (await keyring.keysOf([subjectId])).get(subjectId)
  if (key === undefined) return []
  const { rows } = await sql.query<{ mail_id: string; box: Buffer; rendered_at: string }>(
    'select mail_id, box, rendered_at from outbox.bodies where subject_id = $1 order by rendered_at, mail_id',
    [subjectId],
  )
  return rows.map(({ mail_id, box, rendered_at }) => {
    const body: RenderedMail = JSON.parse(openBox(key, box, [PLACE, mail_id]).toString('utf8'))
    return { mail_id, subject: body.subject, text: body.text, rendered_at }
  })
}
