import { accountEvents } from '@kredka/contracts/accounts/events'
import { lockerEvents as e } from '@kredka/contracts/locker/events'
import { on, type Projection } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'

/** How people want to look (GAM-05). */
export const lockerProjection: Projection = {
  name: 'locker',
  number: 1,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(e.AvatarChosen, ({ data: { user_id, code } }, rows) => {
      if (code === null) rows.remove('avatars', { user_id })
      else rows.put('avatars', { user_id, code })
    }),
    ...on(accountEvents.PersonForgotten, ({ data: { subject_id: user_id } }, rows) => {
      rows.remove('avatars', { user_id })
    }),
  },
}
