import type { Keyring } from '@kredka/contracts/kernel/ports'
import { openedBy, tokenOf } from '@kredka/contracts/mail/templates'
import type { MailBodyView } from '@kredka/contracts/mail/views'
import { decryptEnvelope, encryptEnvelope } from '../kernel/envelope.ts'
import type { MailContent, Words } from '../kernel/mail-content.ts'
import { ASYNC_COMMIT, prepare, type Queryable } from '../kernel/queryable.ts'
import type { AddressedMail, RenderMail } from './rendering.ts'

const PLACE = 'kept mail'
const BLOT = '••••••••'

export interface KeptMail {
  readonly mail_id: string
  /** The addressee. */
  readonly subject_id: string
  readonly mail: AddressedMail
  readonly content: MailContent
}

export interface KeptMailParts {
  readonly sql: Queryable
  readonly keyring: Keyring
  readonly render: RenderMail
}

/** One person's part: their words, and for the addressee the mail. */
interface Part {
  readonly words: Words
  readonly mail?: AddressedMail
}

interface Row {
  readonly mail_id: string
  readonly subject_id: string
  readonly envelope: Buffer
  readonly kept_at: string
}

function partsOf({ subject_id, mail, content: { common = {}, personal = {} } }: KeptMail): ReadonlyMap<string, Part> {
  const naming = Object.entries(personal).filter(([, words]) => Object.keys(words).length > 0)
  const parts = new Map<string, Part>(naming.map(([person, words]) => [person, { words }]))
  return parts.set(subject_id, { words: { ...common, ...personal[subject_id] }, mail })
}

/** Reaches the disk at the latest with the note that a mail server took the mail. */
const KEEP = `
  with former as (delete from outbox.parts where mail_id = $1 and subject_id <> all($3::text[]))
  insert into outbox.parts (mail_id, subject_id, addressee, envelope, kept_at)
  select $1, part.subject_id, part.subject_id = $2, part.envelope, $5
    from unnest($3::text[], $4::bytea[]) as part(subject_id, envelope), ${ASYNC_COMMIT} as commit
  on conflict (mail_id, subject_id) do update set envelope = excluded.envelope, kept_at = excluded.kept_at`

/**
 * Keeps what a mail is made of, every person's words under their own key; a later round takes the place of the one
 * before.
 * @throws SubjectForgottenError when somebody whom it names is gone: its content has to be looked up anew
 */
export async function keepMail(sql: Queryable, keyring: Keyring, kept: KeptMail, now: number): Promise<void> {
  const { mail_id, subject_id } = kept
  const parts = [...partsOf(kept)]
  const envelopes = await Promise.all(
    parts.map(async ([person, part]) =>
      encryptEnvelope(await keyring.keyFor(person), JSON.stringify(part), [PLACE, mail_id, person]),
    ),
  )
  const people = parts.map(([person]) => person)
  await sql.query({ ...prepare(KEEP), values: [mail_id, subject_id, people, envelopes, new Date(now)] })
}

/** False when somebody whom the mail names was forgotten since it was kept. */
export async function isWhole(sql: Queryable, kept: KeptMail): Promise<boolean> {
  const text = 'select from outbox.parts where mail_id = $1'
  const { rowCount } = await sql.query({ ...prepare(text), values: [kept.mail_id] })
  return rowCount === partsOf(kept).size
}

/** The mail as it reads with the keys that exist. Null when it is not kept, or its addressee is forgotten. */
export async function readMail({ sql, keyring, render }: KeptMailParts, mailId: string): Promise<MailBodyView | null> {
  const { rows } = await sql.query<Row>(
    'select mail_id, subject_id, envelope, kept_at from outbox.parts where mail_id = $1',
    [mailId],
  )
  return renderParts(rows, await keysFor(keyring, rows), render)
}

type ExportedMail = Pick<MailBodyView, 'subject' | 'text' | 'rendered_at'> & { readonly mail_id: string }

/** All mails that are kept of those sent to a person, oldest first; empty once they are forgotten. */
export async function mailsTo(
  { sql, keyring, render }: KeptMailParts,
  subjectId: string,
): Promise<readonly ExportedMail[]> {
  const { rows } = await sql.query<Row>(
    `select mail_id, subject_id, envelope, kept_at from outbox.parts
      where mail_id in (select mail_id from outbox.parts where subject_id = $1 and addressee)
      order by kept_at, mail_id`,
    [subjectId],
  )
  const keys = await keysFor(keyring, rows)
  return [...Map.groupBy(rows, ({ mail_id }) => mail_id)].flatMap(([mail_id, ofMail]) => {
    const body = renderParts(ofMail, keys, render)
    return body === null ? [] : [{ mail_id, subject: body.subject, text: body.text, rendered_at: body.rendered_at }]
  })
}

/**
 * Removes a person's words from all kept mails, and the mails that were sent to them.
 * @returns the ids of these mails
 */
export async function forgetKept(sql: Queryable, subject: string): Promise<readonly string[]> {
  const { rows } = await sql.query<{ mail_id: string }>(
    `with naming as (select mail_id, addressee from outbox.parts where subject_id = $1),
          gone as (delete from outbox.parts p using naming n
                    where p.mail_id = n.mail_id and (n.addressee or p.subject_id = $1))
     select mail_id from naming`,
    [subject],
  )
  return rows.map(({ mail_id }) => mail_id)
}

/** @returns those of the mails that are kept */
export async function findKeptAmong(sql: Queryable, mailIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql.query<{ mail_id: string }>(
    'select distinct mail_id from outbox.parts where mail_id = any($1::text[])',
    [mailIds],
  )
  return new Set(rows.map(({ mail_id }) => mail_id))
}

function keysFor(keyring: Keyring, rows: readonly Row[]): Promise<ReadonlyMap<string, Uint8Array>> {
  return keyring.keysOf([...new Set(rows.map(({ subject_id }) => subject_id))])
}

function renderParts(
  rows: readonly Row[],
  keys: ReadonlyMap<string, Uint8Array>,
  render: RenderMail,
): MailBodyView | null {
  const parts = rows.flatMap((row): readonly Part[] => {
    const key = keys.get(row.subject_id)
    if (key === undefined) return []
    return [JSON.parse(decryptEnvelope(key, row.envelope, [PLACE, row.mail_id, row.subject_id]).toString('utf8'))]
  })
  const mail = parts.find((part) => part.mail !== undefined)?.mail
  if (mail === undefined) return null
  const content = Object.assign({}, ...parts.map(({ words }) => words)) as Words
  const { one_click_url: _, ...body } = render(mail, content, {
    token: tokenOf(mail.template) === null ? '' : BLOT,
    link_token: openedBy(mail.template, mail.params) === null ? '' : BLOT,
  })
  return { ...body, to: mail.to, rendered_at: rows[0]?.kept_at ?? '' }
}
