import { rewardEvents as e, playerEvents } from '@kredka/contracts/rewards/events'
import { type Hints, hints } from '../kernel/hints.ts'

/** The person's own pages; rankings are as they were when somebody came. */
export const rewardsHints: Hints = hints([...Object.values(e), ...Object.values(playerEvents)], ({ data }) => [
  { to: { person: data.user_id }, entity: 'rewards' },
])
