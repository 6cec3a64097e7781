import { opinionEvents as e } from '@kredka/contracts/community/events'
import type { EventOf, Recorded } from '@kredka/contracts/kernel/events'
import { actOf } from '../admin/index.ts'
import { on, type Rows } from '../kernel/projection.ts'
import { searchText } from './search-text.ts'

export const opinionHandlers = {
  ...on(e.OpinionWritten, (event, rows) => {
    const { user_id, opinion_id, version, stars, text, edited } = event.data
    remember(event, rows)
    const latest = { opinion_id, state: 'waiting', latest_version: version }
    // what everybody sees of an earlier version stays
    rows.keep('opinions', { user_id, ...latest })
    rows.patch('opinions', { user_id }, { ...latest, reason: null })
    const search = text === null ? '' : searchText(text)
    rows.put('opinion_versions', {
      user_id,
      version,
      stars,
      text,
      edited,
      search,
      written_at: event.metadata.occurred_at,
    })
  }),

  ...on(e.OpinionApproved, (event, rows) => {
    const { user_id, version } = event.data
    remember(event, rows)
    rows.patch('opinions', { user_id }, { state: 'approved', visible_version: version, reason: null })
    show(user_id, version, rows)
  }),

  ...on(e.OpinionRejected, (event, rows) => {
    const { user_id, reason, visible } = event.data
    remember(event, rows, reason)
    rows.patch('opinions', { user_id }, { state: 'rejected', visible_version: visible, reason })
    show(user_id, visible, rows)
  }),

  ...on(e.OpinionWithdrawn, ({ data: { user_id } }, rows) => {
    for (const table of ['opinions', 'opinion_versions', 'opinion_history']) rows.remove(table, { user_id })
  }),
}

type Act = Recorded<EventOf<(typeof e)[Exclude<keyof typeof e, 'OpinionWithdrawn'>]>>

function remember(event: Act, rows: Rows, reason: string | null = null): void {
  const { user_id, version } = event.data
  rows.put('opinion_history', { user_id, version, ...actOf(event, reason) })
}

/** This version and no other; null: none. */
function show(user_id: string, version: number | null, rows: Rows): void {
  rows.patch('opinion_versions', { user_id }, { visible: false })
  if (version !== null) rows.patch('opinion_versions', { user_id, version }, { visible: true })
}

/** Nothing is left to read of a forgotten person's opinion, so it no longer counts (EVT-10). */
export function forgetOpinion(user_id: string, rows: Rows): void {
  rows.patch('opinion_versions', { user_id }, { text: null, search: '' })
}
