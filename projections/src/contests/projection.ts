import { accountEvents } from '@kredka/contracts/accounts/events'
import { SITE_ACCOUNT_ID } from '@kredka/contracts/accounts/site-account'
import { contestEvents as e } from '@kredka/contracts/contests/events'
import type { ContestOutcome } from '@kredka/contracts/contests/rules'
import type { AnyEvent, Recorded } from '@kredka/contracts/kernel/events'
import { on, type Projection, type Rows } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'

/** Contested keys for those who contest, for authors and for staff (QUI-13). */
export const contestsProjection: Projection = {
  name: 'contests',
  number: 2,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(e.KeyContested, ({ data: { others, ...contest }, metadata }, rows) => {
      // what is contested of the site's own is the staff's to answer from the beginning
      const is_overdue = contest.author_id === SITE_ACCOUNT_ID
      rows.put('contests', { ...contest, is_overdue, contested_at: metadata.occurred_at })
    }),
    ...on(e.KeyDefended, (event, rows) => answerAll(event, rows, { state: 'defended', answer: event.data.answer })),
    ...on(e.KeyDefendedByStaff, (event, rows) => {
      answerAll(event, rows, { state: 'defended', by_staff: true, answer: event.data.answer })
    }),
    ...on(e.ContestedKeyCorrected, (event, rows) => answerAll(event, rows, { state: 'corrected' })),
    ...on(e.ContestsClosed, (event, rows) => answerAll(event, rows, { state: 'closed' })),
    ...on(e.ContestsOverdue, ({ data: { quiz_id, version, question_id } }, rows) => {
      rows.patch('contests', { quiz_id, version, question_id, state: 'open' }, { is_overdue: true })
    }),
    ...on(accountEvents.PersonForgotten, ({ data: { subject_id }, metadata }, rows) => {
      rows.remove('contests', { user_id: subject_id })
      rows.patch('contests', { author_id: subject_id, by_staff: false }, { answer: null })
      // nobody is left to answer, and nothing to look at
      const closed = { state: 'closed', answered_at: metadata.occurred_at }
      rows.patch('contests', { author_id: subject_id, state: 'open' }, closed)
    }),
  },
}

type Answered = Recorded<AnyEvent & { readonly data: { readonly contest_ids: readonly string[] } }>

interface Answer {
  readonly state: ContestOutcome
  readonly by_staff?: boolean
  readonly answer?: string | null
}

function answerAll({ data: { contest_ids }, metadata }: Answered, rows: Rows, answer: Answer): void {
  const answered = { ...answer, answered_at: metadata.occurred_at }
  for (const contest_id of contest_ids) rows.patch('contests', { contest_id }, answered)
}
