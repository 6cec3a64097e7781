import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { reject } from '@kredka/contracts/kernel/errors'
import { exportMails, listMails, showMail } from '@kredka/contracts/mail/endpoints'
import type { MailDetailView, MailRowView, MailSort } from '@kredka/contracts/mail/views'
import { actorNamed } from '../admin/index.ts'
import { hintOf } from '../kernel/address-hint.ts'
import { bothWays } from '../kernel/both-ways.ts'
import { staffPageOf } from '../kernel/paging.ts'
import { answer, answerPage, type DocumentHandler, type QueryHandler, type Sql } from '../kernel/query.ts'
import { answerTable } from '../kernel/table-file.ts'
import { literal, toSearchText } from '../kernel/typed.ts'
import { iso } from '../postgres/postgres.ts'

const ROW = `m.mail_id as id, m.template, m.language, m.subject_id, ${hintOf('m.recipient')}
    as "to", m.state, m.attempts, m.cause_type,
  m.requested_at, m.sent_at`

/** What was not sent, or whom nobody knows any more, is the last both ways. */
const ORDER: Readonly<Record<MailSort, string>> = bothWays(
  {
    requested_at: 'm.requested_at',
    sent_at: 'm.sent_at is null, m.sent_at',
    template: ['m.template', 'm.requested_at'],
    to: ['m.recipient is null, m.recipient', 'm.requested_at'],
    state: ['m.state', 'm.requested_at'],
  },
  'm.mail_id',
)

/** 'Sent emails' of the back office. */
export const mailQueryHandlers: readonly QueryHandler[] = [
  answerPage(listMails, ['mail'], async ({ sql, input }) => {
    const page = staffPageOf(input)
    return page.of(await findMails(sql, input, page))
  }),

  answer(showMail, ['mail', 'admin', 'profiles'], async ({ sql, input }) => {
    const [mail] = await sql<MailDetailView>(
      `select ${ROW}, m.params, m.cause_event_id, m.cause_stream, m.policy, m.correlation_id, m.round, m.way,
          m.message_id,
              m.fault, m.next_attempt_at,
              (select jsonb_agg(jsonb_build_object('type', h.type, 'at', ${iso('h.at')}, 'actor',
                ${actorNamed('h.actor')}, 'note', h.note)
                                order by h.revision)
                 from mail.history h where h.mail_id = m.mail_id) as history
         from mail.mails m where m.mail_id = $1`,
      [input.id],
    )
    return mail ?? reject('MAIL_NOT_FOUND')
  }),
]

const HEAD = [
  'id',
  'template',
  'language',
  'subject_id',
  'to_hint',
  'state',
  'attempts',
  'cause_type',
  'requested_at',
  'sent_at',
]

/** The list as a file; of addresses no more than the list shows (ADM-02). */
export const mailDocuments: readonly DocumentHandler[] = [
  answerTable(exportMails, ['mail'], { name: 'mails', head: HEAD, cellsOf, find: findMails }),
]

function cellsOf({ id, template, language, subject_id, to, state, attempts, ...mail }: MailRowView): readonly string[] {
  const what = [id, template, language, subject_id, to ?? '', state, String(attempts)]
  return [...what, mail.cause_type, mail.requested_at, mail.sent_at ?? '']
}

/** As the list shows them, so many of them. */
function findMails(
  sql: Sql,
  input: InputOf<typeof exportMails>,
  page: { readonly limit: number; readonly offset: number },
): Promise<readonly MailRowView[]> {
  return sql<MailRowView>(
    `select ${ROW} from mail.mails m
      where ($1::text is null or m.template = $1) and ($2::text is null or m.state = $2)
        and ($3::text is null or m.recipient ilike '%' || $4 || '%' or m.mail_id = $3 or m.subject_id = $3)
      order by ${ORDER[input.sort ?? '-requested_at']}
      limit ${page.limit} offset ${page.offset}`,
    [input.template ?? null, input.state ?? null, toSearchText(input.q), literal(input.q)],
  )
}
