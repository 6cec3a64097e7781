import { exportMessageReports, getMessageReport, listMessageReports } from '@kredka/contracts/chat/endpoints'
import type { MessageReportSort } from '@kredka/contracts/chat/rules'
import type { MessageReportRowView, MessageReportView } from '@kredka/contracts/chat/views'
import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { reject } from '@kredka/contracts/kernel/errors'
import { historyOf } from '../admin/index.ts'
import { bothWays } from '../kernel/both-ways.ts'
import { staffPageOf } from '../kernel/paging.ts'
import { answer, answerPage, type DocumentHandler, type QueryHandler, type Sql } from '../kernel/query.ts'
import { answerTable } from '../kernel/table-file.ts'
import { toSearchText } from '../kernel/typed.ts'
import { among, type Named, peopleNamed } from '../profiles/index.ts'

const READS = ['chat', 'profiles', 'admin']

const ORDER: Readonly<Record<MessageReportSort, string>> = bothWays(
  {
    reported_at: 'r.reported_at',
    reports_of_sender: ['reports_of_sender', 'r.reported_at'],
    state: ['r.state', 'r.reported_at'],
  },
  'r.message_id',
)

/** Report `r` of reporter `p` about sender `s`, as `MessageReportRowView`. */
const ROW = `r.message_id as id, r.chat_id, r.state, r.reason,
  jsonb_build_object('id', p.user_id, 'name', p.name) as reporter,
  jsonb_build_object('id', s.user_id, 'name', s.name) as sender,
  (select count(*)::int from chat.reports x where x.reported_id = r.reported_id) as reports_of_sender,
  r.reported_at, r.decided_at`
const REPORTS = `
  from chat.reports r
  join profiles.people p on p.user_id = r.reporter_id
  join profiles.people s on s.user_id = r.reported_id`

/** The back office's section of reported messages (ADM-02). */
export const chatAdminQueryHandlers: readonly QueryHandler[] = [
  answerPage(listMessageReports, READS, async ({ sql, input }) => {
    const page = staffPageOf(input)
    const named = await peopleNamed(sql, input.q)
    return page.of(await findReports(sql, input, page, named), named)
  }),

  answer(getMessageReport, READS, async ({ sql, input }) => {
    const [report] = await sql<MessageReportView>(
      `select ${ROW}, m.message, m.sent_at, r.note,
              ${historyOf('chat.report_history', 'h.message_id = r.message_id')}
         ${REPORTS} join chat.messages m on m.message_id = r.message_id
        where r.message_id = $1`,
      [input.id],
    )
    return report ?? reject('MESSAGE_REPORT_NOT_FOUND')
  }),
]

const HEAD = [
  'id',
  'chat_id',
  'state',
  'reason',
  'sender_id',
  'sender',
  'reporter_id',
  'reporter',
  'reports_of_sender',
  'reported_at',
  'decided_at',
]

/** The list as a file: who reported whom and why, without what was written (ADM-02). */
export const chatAdminDocuments: readonly DocumentHandler[] = [
  answerTable(exportMessageReports, READS, {
    name: 'message-reports',
    head: HEAD,
    cellsOf,
    find: async (sql, input, page) => findReports(sql, input, page, await peopleNamed(sql, input.q)),
  }),
]

function cellsOf({ id, chat_id, state, reason, sender, reporter, ...report }: MessageReportRowView): readonly string[] {
  const people = [sender.id, sender.name ?? '', reporter.id, reporter.name ?? '']
  const when = [String(report.reports_of_sender), report.reported_at, report.decided_at ?? '']
  return [id, chat_id, state, reason, ...people, ...when]
}

/** As the list shows them, so many of them. */
function findReports(
  sql: Sql,
  input: InputOf<typeof exportMessageReports>,
  page: { readonly limit: number; readonly offset: number },
  named: Named,
): Promise<readonly MessageReportRowView[]> {
  return sql<MessageReportRowView>(
    `select ${ROW} ${REPORTS}
      where ($1::text is null or r.state = $1) and ($2::text is null or r.reason = $2)
        and ($3::text is null or $3 in (r.message_id, r.chat_id, p.user_id, s.user_id)
             or r.reporter_id in ${among('$4')} or r.reported_id in ${among('$4')})
      order by ${ORDER[input.sort ?? '-reported_at']}
      limit ${page.limit} offset ${page.offset}`,
    [input.state ?? null, input.reason ?? null, toSearchText(input.q), named.ids],
  )
}
