import { HOST_LOST_MS } from '@kredka/contracts/quiz-rooms/rules'
import type { ChannelTools } from '../kernel/channel.ts'
import type { LiveRoom } from './live-room.ts'
import type { RoomCommand } from './room.ts'

/** What attends to the host's place in a room. */
export function hostKey(room_id: string): string {
  return `quiz-room ${room_id} host`
}

const LOOK_MS = 1_000

interface Parts {
  readonly tools: Pick<ChannelTools, 'attendance' | 'sharedClock' | 'log'>
  readonly live: Pick<LiveRoom, 'room_id' | 'shown'>
  readonly say: (command: RoomCommand) => Promise<void>
}

/**
 * Whether somebody leads a room, in whatever process. That is not in the log: only that the host went, or came back
 * (ROO-02).
 */
export function watchHost({ tools: { attendance, sharedClock, log }, live, say }: Parts) {
  let goneAt: number | null = null
  /** When a host was heard of last by this process; 0 where that never was. */
  let leftAt = 0
  let isLooking = false
  let isStopped = false
  let disarm = () => undefined as void

  async function look(): Promise<void> {
    const room = live.shown()?.room
    if (room === undefined || room.state === 'closed') return
    const isThere = await attendance.isAnywhere(hostKey(live.room_id))
    const now = sharedClock.now()
    if (isThere) {
      goneAt = null
      if (!room.has_host) await say({ do: 'host_back', now })
      return
    }
    goneAt ??= await heardLast(now)
    if (!room.has_host) return
    const left = goneAt + HOST_LOST_MS - now
    if (left <= 0) await say({ do: 'host_lost', now })
    else if (left < LOOK_MS) armFor(left)
  }

  /**
   * A process that died still counts for a while: its host went when the process was heard of last. What is older than
   * a host may be away was told when it was due.
   */
  async function heardLast(now: number): Promise<number> {
    const { at } = await attendance.lastElsewhere(hostKey(live.room_id))
    const heard = Math.max(at ?? 0, leftAt)
    return heard >= now - HOST_LOST_MS ? heard : now
  }

  function armFor(ms: number): void {
    disarm()
    disarm = sharedClock.after(ms, lookOnce)
  }

  async function lookOnce(): Promise<void> {
    if (isLooking || isStopped) return
    isLooking = true
    await look().catch((error: unknown) => log.debug({ error }, 'who is in a quiz room is not known for a moment'))
    isLooking = false
  }
  const looking = setInterval(lookOnce, LOOK_MS)
  looking.unref()

  return {
    lookNow: () => void lookOnce(),
    /** @param heard_at in milliseconds of the shared clock */
    left(heard_at: number): void {
      leftAt = Math.max(leftAt, heard_at)
    },
    stop(): void {
      isStopped = true
      disarm()
      clearInterval(looking)
    },
  }
}
