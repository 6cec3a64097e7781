import type { AnyEvent, Recorded } from '@kredka/contracts/kernel/events'
import type { Position } from '@kredka/contracts/kernel/ports'
import type { RoomAudience } from '@kredka/contracts/quiz-rooms/channel'
import type { ReplayFrameView } from '@kredka/contracts/quiz-rooms/past-views'
import type { OwnSeatView } from '@kredka/contracts/quiz-rooms/views'
import { createFrames } from './frames.ts'
import { instant } from './instant.ts'
import { ownSeat, ranksOf } from './own-seat.ts'
import { roomDecider } from './room.ts'
import type { RoomStreamEvent } from './room-evolve.ts'
import { NEW_FACTS, nextShowing, type Shown } from './room-sections.ts'
import { isOpened, NO_ROOM, type Room } from './room-state.ts'

/** Answers alone are told once a second. */
const ANSWERS_MS = 1_000

interface Place {
  readonly as: RoomAudience
  /** Whose, of a seat. */
  readonly seat: number | null
}

/**
 * The game again, step by step, as sockets of that audience were told of it: the same fold and the same frames, by the
 * keys of that time (ROO-02). Links' keys are left out.
 * @param quizAt the quiz by its keys as they were at a position of the log
 */
export function replayOf(
  events: readonly Recorded[],
  quizAt: (at: Position) => Shown['quiz'],
  { as, seat }: Place,
): readonly ReplayFrameView[] {
  const frames = createFrames(as)
  const names = new Map<number, string>()
  const steps: ReplayFrameView[] = []
  let room: Room = NO_ROOM
  let quiz: Shown['quiz'] = null
  let now = 0
  let told = ''

  const youNow = (shown: Shown): OwnSeatView | null => {
    const you = seat === null ? null : ownSeat(shown, seat, ranksOf(shown.room))
    const text = JSON.stringify(you)
    if (you === null || told === text) return null
    told = text
    return you
  }

  function step(): void {
    if (!isOpened(room)) return
    const shown: Shown = { room, names, quiz }
    const change = frames.next(shown, now, null)
    const you = youNow(shown)
    if (change === null && you === null) return
    const isFirst = steps.length === 0
    const whole = isFirst ? frames.whole(shown, now, null) : null
    steps.push({ at: instant(now), whole, change: isFirst ? null : change, you })
  }

  const timeOf = createTimes()
  let toldAt = Number.NEGATIVE_INFINITY
  for (const event of events) {
    const at = Math.max(now, timeOf(event))
    const shows = isOpened(room) ? nextShowing(room, now) : null
    if (shows !== null && shows <= at) {
      now = shows
      step()
    }
    now = Math.max(now, at)
    room = roomDecider.evolve(room, event as AnyEvent as RoomStreamEvent)
    if (NEW_FACTS.has(event.type)) quiz = quizAt(event.position)
    const { seat: named, name } = event.data
    if (typeof named === 'number' && typeof name === 'string') names.set(named, name)
    // an own answer is seen at once
    if (event.type === 'AnswerTaken' && named !== seat && now - toldAt < ANSWERS_MS) continue
    toldAt = now
    step()
  }
  return steps
}

/** Where events say by the shared clock when they were. */
const STAMPS = ['received_at', 'at', 'reads_at', 'opened_at'] as const

/**
 * When each event was, by the clock that questions open by. A machine's own clock may be wrong: what bears no stamp of
 * the shared one is as far from the stamp before it as that clock says.
 */
function createTimes(): (event: Recorded) => number {
  let ahead = 0
  return ({ data, metadata }) => {
    const own = Date.parse(metadata.occurred_at)
    const stamp = STAMPS.map((name) => data[name]).find((one) => typeof one === 'string')
    if (stamp === undefined) return own - ahead
    ahead = own - Date.parse(stamp)
    return own - ahead
  }
}
