import { isRejection } from '@kredka/contracts/kernel/errors'
import { CLOSING_MS, ROOM_MS } from '@kredka/contracts/quiz-rooms/rules'
import type { ChannelTools } from '../kernel/channel.ts'
import { BY_ITSELF } from './contexts.ts'
import type { LiveRoom } from './live-room.ts'
import type { RoomCommand } from './room.ts'
import { NO_ROOM, type Room } from './room-state.ts'
import { watchHost } from './watch-host.ts'

/** What attends to a room. */
export function attendanceKey(room_id: string): string {
  return `quiz-room ${room_id}`
}

/** Spread over which processes that wake at once speak. */
const JITTER_MS = 50
/** A failed or unheard command is said again. */
const AGAIN_MS = 250

interface Parts {
  readonly tools: Pick<ChannelTools, 'attendance' | 'sharedClock' | 'log'>
  readonly live: LiveRoom
  /** When this process began, in milliseconds of the shared clock. */
  readonly startedAt: number
  /** From 0 to below 1. */
  readonly random: () => number
}

/** When something is due by itself; null where the room waits for somebody. */
export function dueOf(room: Room): number | null {
  const { state, opened, opened_at, lobby_ends_at, asking, next_at } = room
  if (opened === null || state === 'closed') return null
  const own = {
    lobby: lobby_ends_at,
    question: asking?.closes_at == null ? null : asking.closes_at + CLOSING_MS,
    results: next_at,
    paused: null,
    finished: null,
    absent: null,
  }[state]
  return Math.min(own ?? Number.POSITIVE_INFINITY, opened_at + ROOM_MS)
}

/**
 * Moves a room on from whatever process has sockets of it: the first one heard decides, the others find it done. The
 * alarms of the worker are the guarantee.
 */
export function watchRoom({ tools, live, startedAt, random }: Parts) {
  const { attendance, sharedClock, log } = tools
  let disarm = () => undefined as void
  let isStopped = false
  let isMadeUp = false

  const execute = (command: RoomCommand) => live.execute(command, BY_ITSELF, command.do)
  const say = async (command: RoomCommand) => {
    await execute(command).catch((error: unknown) => log.warn({ error }, 'a quiz room could not go on'))
  }

  function arm(notBefore = 0): void {
    disarm()
    const due = dueOf(live.shown()?.room ?? NO_ROOM)
    if (isStopped || !isMadeUp || due === null || !Number.isFinite(due)) return
    const wait = Math.max(notBefore, due - sharedClock.now()) + random() * JITTER_MS
    disarm = sharedClock.after(wait, async () => {
      await say({ do: 'time', now: sharedClock.now() })
      arm(AGAIN_MS)
    })
  }

  /** Whatever time was left of a question when the last process died is there again (ROO-02). */
  async function makeUp(): Promise<void> {
    const { room } = live.shown() ?? { room: NO_ROOM }
    if (room.state !== 'question' || room.asking === null) return
    const { moved_at } = room.asking
    const { at, runsSince } = await attendance.lastElsewhere(attendanceKey(live.room_id), moved_at)
    const gap_from = at ?? 0
    const ranAllAlong = Math.min(startedAt, runsSince ?? startedAt) <= Math.max(gap_from, moved_at)
    if (ranAllAlong) return
    const done = await execute({ do: 'make_up', gap_from, now: sharedClock.now() })
    // whoever comes sees it from the start, not a question that is over
    if (!isRejection(done)) await live.reach(done.revision)
  }

  const host = watchHost({ tools, live, say })
  live.onChange(() => arm())

  return {
    /** Once the room is shown and its first socket is there. */
    async begin(): Promise<void> {
      await makeUp().catch((error: unknown) => log.warn({ error }, 'a quiz room could not be extended'))
      isMadeUp = true
      arm()
    },
    lookNow: host.lookNow,
    hostLeft: host.left,
    async empty(): Promise<void> {
      const { room } = live.shown() ?? { room: NO_ROOM }
      if (room.opened === null || room.state === 'closed') return
      if (await attendance.isAnywhere(attendanceKey(live.room_id))) return
      await say({ do: 'empty', now: sharedClock.now() })
    },
    async occupy(): Promise<void> {
      const { room } = live.shown() ?? { room: NO_ROOM }
      if (room.empty_since !== null && room.state !== 'closed') await say({ do: 'occupy', now: sharedClock.now() })
    },
    stop(): void {
      isStopped = true
      disarm()
      host.stop()
    },
  }
}
