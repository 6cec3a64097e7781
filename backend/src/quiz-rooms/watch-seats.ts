import type { ChannelTools } from '../kernel/channel.ts'
import type { LiveRoom } from './live-room.ts'
import { seatsHere } from './seats-here.ts'

const LOOK_MS = 1_000

interface Parts {
  readonly tools: Pick<ChannelTools, 'attendance' | 'log'>
  readonly live: Pick<LiveRoom, 'members' | 'noteElsewhere'>
  /** What this process attends to as long as somebody is there. */
  readonly key: string
}

/** Processes tell each other which seats have a socket there: the host sees who is connected, and the log does not. */
export function watchSeats({ tools: { attendance, log }, live, key }: Parts) {
  async function look(): Promise<void> {
    await attendance.describe(key, [...seatsHere(live.members())].toSorted((one, other) => one - other).join())
    // nobody else is shown it
    if (![...live.members()].some(({ as }) => as === 'host')) return
    const told = await attendance.detailsElsewhere(key)
    live.noteElsewhere(new Set(told.flatMap((seats) => (seats === '' ? [] : seats.split(',').map(Number)))))
  }

  let isLooking = false
  let isDue = false
  /** Whoever comes meanwhile is seen with the next look: many who come at once cost two. */
  async function lookOnce(): Promise<void> {
    isDue = true
    if (isLooking) return
    isLooking = true
    while (isDue) {
      isDue = false
      await look().catch((error: unknown) => log.debug({ error }, 'who is in a quiz room is not known for a moment'))
    }
    isLooking = false
  }
  const looking = setInterval(lookOnce, LOOK_MS)
  looking.unref()

  return { lookNow: () => void lookOnce(), stop: () => clearInterval(looking) }
}
