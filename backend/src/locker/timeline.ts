import { accountEvents } from '@kredka/contracts/accounts/events'
import { type Recorded, streamOf } from '@kredka/contracts/kernel/events'
import { lockerEvents } from '@kredka/contracts/locker/events'
import { profileEvents } from '@kredka/contracts/profiles/events'
import { rewardEvents } from '@kredka/contracts/rewards/events'
import { last } from '../kernel/last.ts'
import { type Timeline, tell } from '../kernel/timeline.ts'

/** What somebody bought for their avatar, and when they changed or showed it: theirs alone (EVT-11, GAM-05). */
export const lockerTimeline: Timeline = {
  kind: 'locker',
  // it is there before anything is bought or chosen
  category: 'account',
  concerned: (events) => ({ person: ownerOf(events) }),
  also: (events) => {
    const owner = ownerOf(events)
    return owner === null ? [] : ['locker', 'rewards', 'profile'].map((category) => streamOf(category, owner))
  },
  tells: {
    ...tell(lockerEvents.AvatarChosen, ({ data }) => ({ params: { what: data.code === null ? 'none' : 'avatar' } })),
    ...tell(rewardEvents.PartBought, ({ data }) => ({ params: { part: data.part, points: data.points } })),
    ...tell(profileEvents.PictureKindChosen, ({ data }) => ({ params: { kind: data.kind } })),
  },
}

function ownerOf(events: readonly Recorded[]): string | null {
  return last(events, accountEvents.AccountRegistered)?.data.user_id ?? null
}
