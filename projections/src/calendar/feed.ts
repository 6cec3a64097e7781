import { readCalendarFeed } from '@kredka/contracts/calendar/endpoints'
import type { FeedEvent } from '@kredka/contracts/calendar/feed'
import { DAY } from '@kredka/contracts/kernel/durations'
import { reject } from '@kredka/contracts/kernel/errors'
import { answerDocument, type DocumentHandler } from '../kernel/query.ts'
import { eventsSql } from './queries.ts'

/** What is older, a calendar program has long stored. */
const BACK_MS = 60 * DAY
const AHEAD_MS = 400 * DAY

export interface FeedParts {
  /** Whose feed an address may be. */
  readonly userOf: (token: string) => string
  /** Whether it is that person's, in this generation. */
  readonly isOurs: (token: string, user_id: string, generation: number) => boolean
  readonly render: (
    events: readonly FeedEvent[],
    language: 'pl' | 'en',
  ) => Promise<{ readonly body: string; readonly etag: string }>
}

/** A person's calendar for other programs (CAL-02). An address that was ended is as good as none. */
export function feedQueryHandler({ userOf, isOurs, render }: FeedParts): DocumentHandler {
  return answerDocument(readCalendarFeed, ['calendar', 'profiles', 'settings'], async ({ sql, input, now }) => {
    const token = input.token.replace(/\.ics$/, '')
    const user_id = userOf(token)
    const [feed] = await sql<{ readonly generation: number; readonly language: 'pl' | 'en' | null }>(
      `select f.generation, s.language
         from calendar.feeds f join profiles.people p using (user_id) left join settings.people s using (user_id)
        where f.user_id = $1 and not p.blocked`,
      [user_id],
    )
    if (feed === undefined || !isOurs(token, user_id, feed.generation)) return reject('NOT_FOUND')
    const events = await sql<FeedEvent>(eventsSql(', b.changed_at, coalesce(d.moves, 0) as moves'), [
      user_id,
      new Date(now - BACK_MS),
      new Date(now + AHEAD_MS),
      new Date(now),
    ])
    return { ...(await render(events, feed.language ?? 'pl')), filename: 'kredka.ics' }
  })
}
