import type { ChannelTools } from '../kernel/channel.ts'
import type { LiveRoom } from './live-room.ts'
import { seatsHere } from './seats-here.ts'

const LOOK_MS = 1_000
const SOON_MS = 150
/** What a process that has sockets of rooms attends to, whatever rooms these are. */
const SEATS = 'quiz-room seats'

type Watched = Pick<LiveRoom, 'room_id' | 'members' | 'noteElsewhere'>

interface Parts {
  readonly tools: Pick<ChannelTools, 'attendance' | 'log'>
  readonly rooms: () => readonly Watched[]
}

/**
 * Processes tell each other which seats have a socket there: hosts see who is connected, and the log does not. All
 * rooms of a process are told of together, so that a hundred of them cost no more statements than one.
 */
export function watchSeats({ tools: { attendance, log }, rooms }: Parts) {
  let isTelling = false

  async function look(): Promise<void> {
    const served = rooms()
    if (served.length === 0 && !isTelling) return
    if (!isTelling) await attendance.arrive(SEATS)
    isTelling = true
    await attendance.describe(SEATS, textOf(served))
    // nobody else is shown it
    const led = served.filter(({ members }) => [...members()].some(({ as }) => as === 'host'))
    if (led.length === 0) return
    const told = (await attendance.detailsElsewhere(SEATS)).map(seatsIn)
    for (const live of led) live.noteElsewhere(new Set(told.flatMap((seats) => seats.get(live.room_id) ?? [])))
  }

  let isLooking = false
  async function lookOnce(): Promise<void> {
    if (isLooking) return
    isLooking = true
    await look().catch((error: unknown) => log.debug({ error }, 'who is in a quiz room is not known for a moment'))
    isLooking = false
  }
  const looking = setInterval(lookOnce, LOOK_MS)
  looking.unref()
  let soon: NodeJS.Timeout | undefined

  return {
    /** Many who come at once cost one look. */
    lookSoon(): void {
      soon ??= setTimeout(() => {
        soon = undefined
        void lookOnce()
      }, SOON_MS)
    },
    stop(): void {
      clearInterval(looking)
      clearTimeout(soon)
    },
  }
}

/** `room 0,4,7` for each, with `;` between. */
function textOf(rooms: readonly Watched[]): string {
  return rooms
    .map(
      ({ room_id, members }) => `${room_id} ${[...seatsHere(members())].toSorted((one, other) => one - other).join()}`,
    )
    .toSorted()
    .join(';')
}

/** By room. */
function seatsIn(text: string): ReadonlyMap<string, readonly number[]> {
  return new Map(
    text.split(';').map((one) => {
      const [room_id = '', seats = ''] = one.split(' ')
      return [room_id, seats === '' ? [] : seats.split(',').map(Number)]
    }),
  )
}
