import { lockerEvents as e } from '@kredka/contracts/locker/events'
import { type Hints, hint } from '../kernel/hints.ts'

export const lockerHints: Hints = hint(e.AvatarChosen, ({ data }) => [
  { to: { person: data.user_id }, entity: 'locker' },
  // it may be their profile picture
  { to: { person: data.user_id }, entity: 'profile' },
])
