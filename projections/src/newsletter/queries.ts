import { reject } from '@kredka/contracts/kernel/errors'
import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import { getIssue, getNewsletterCounts, getOwnNewsletter, listIssues } from '@kredka/contracts/newsletter/endpoints'
import type { IssueRowView, IssueView, NewsletterCountsView } from '@kredka/contracts/newsletter/views'
import { bothWays } from '../kernel/both-ways.ts'
import { pageOf } from '../kernel/paging.ts'
import { answer, answerPage, type QueryHandler, userIdOf } from '../kernel/query.ts'

const ROW = 'issue_id as id, state, subject_pl, subject_en, saved_at, sending_since, sent_at, recipients'

/** What has not left is the last both ways. */
const ORDER = bothWays(
  { saved_at: 'saved_at', state: ['state', 'saved_at'], recipients: ['recipients', 'saved_at'], sent_at: 'sent_at' },
  'issue_id',
)

export const newsletterQueryHandlers: readonly QueryHandler[] = [
  answer(getOwnNewsletter, ['newsletter'], async ({ sql, viewer }) => {
    const [found] = await sql(
      `select 1 from newsletter.owners o join newsletter.subscribers s using (email_key)
        where o.user_id = $1 and s.state = 'subscribed'`,
      [userIdOf(viewer)],
    )
    return { subscribed: found !== undefined }
  }),

  answer(getNewsletterCounts, ['newsletter'], async ({ sql }) => {
    const [counts] = await sql<NewsletterCountsView>(
      `select count(*) filter (where state = 'subscribed')::int as subscribed,
              count(*) filter (where state = 'subscribed' and language = 'pl')::int as subscribed_pl,
              count(*) filter (where state = 'subscribed' and language = 'en')::int as subscribed_en,
              count(*) filter (where state = 'requested')::int as unconfirmed
         from newsletter.subscribers`,
    )
    return counts ?? { subscribed: 0, subscribed_pl: 0, subscribed_en: 0, unconfirmed: 0 }
  }),

  answerPage(listIssues, ['newsletter'], async ({ sql, input }) => {
    const page = pageOf(input, DEFAULT_PAGE_SIZE)
    const rows = await sql<IssueRowView>(
      `select ${ROW} from newsletter.issues
        where case when $1::text is null then state <> 'discarded' else state = $1 end
        order by ${ORDER[input.sort ?? '-saved_at']} limit ${page.limit} offset ${page.offset}`,
      [input.state ?? null],
    )
    return page.of(rows)
  }),

  answer(getIssue, ['newsletter'], async ({ sql, input }) => {
    const [issue] = await sql<IssueView>(`select ${ROW}, text_pl, text_en from newsletter.issues where issue_id = $1`, [
      input.id,
    ])
    return issue ?? reject('ISSUE_NOT_FOUND')
  }),
]
