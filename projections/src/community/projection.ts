import { accountEvents } from '@kredka/contracts/accounts/events'
import type { Projection } from '../kernel/projection.ts'
import { on } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'
import { announcementHandlers } from './announcements.ts'
import { forgetIdeas, ideaHandlers } from './ideas.ts'
import { forgetOpinion, opinionHandlers } from './opinions.ts'
import { taskHandlers } from './tasks.ts'

/** Board, ideas and opinions (BRD-01). */
export const communityProjection: Projection = {
  name: 'community',
  number: 2,
  tables: sqlBeside(import.meta.url),
  on: {
    ...announcementHandlers,
    ...taskHandlers,
    ...ideaHandlers,
    ...opinionHandlers,
    ...on(accountEvents.PersonForgotten, ({ data }, rows) => {
      forgetIdeas(data.subject_id, rows)
      forgetOpinion(data.subject_id, rows)
    }),
  },
}
