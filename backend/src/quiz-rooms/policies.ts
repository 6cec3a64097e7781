import { roomEvents as e } from '@kredka/contracts/quiz-rooms/events'
import { recordAttempt } from '../attempts/index.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import { type Policy, type Reaction, when } from '../kernel/policy.ts'
import type { Tools } from '../kernel/tools.ts'
import { type Past, readPast } from './past.ts'
import { roomDecider } from './room.ts'
import { isOpened, type OpenRoom, type Seat } from './room-state.ts'

type RoomTools = Pick<Tools, 'streams' | 'openFacts' | 'write'>
/** Seats whose results are written down at once. */
const AT_ONCE = 8

/**
 * What somebody with an account played in a room counts as any other attempt: it stands in their history, what they
 * missed comes back, and it earns what it exceeds their best by (QUI-05 to QUI-08). A seat that is claimed later counts
 * from then on.
 */
export function recordResults(tools: RoomTools): Policy {
  return {
    name: 'quiz-rooms.record',
    inline: false,
    on: {
      ...when(e.GameFinished, async ({ data: { room_id } }, reaction) => {
        const found = await readRoom(tools, room_id)
        if (found === null) return
        const seats = found.room.seats.filter(({ user_id, state }) => user_id !== null && state !== 'kicked')
        for (let n = 0; n < seats.length; n += AT_ONCE) {
          await Promise.all(seats.slice(n, n + AT_ONCE).map((seat) => record(found, seat, reaction)))
        }
      }),
      ...when(e.SeatClaimed, async ({ data: { room_id, seat: number } }, reaction) => {
        const found = await readRoom(tools, room_id)
        const seat = found?.room.seats[number]
        if (found !== null && seat !== undefined && found.room.standing !== null) await record(found, seat, reaction)
      }),
    },
  }
}

interface Found {
  readonly room: OpenRoom
  readonly past: Past
}

async function readRoom(tools: RoomTools, room_id: string): Promise<Found | null> {
  const { state: room } = await tools.write.fold(roomDecider, room_id)
  return isOpened(room) ? { room, past: await readPast(tools, room_id) } : null
}

async function record({ room, past }: Found, { seat, seat_id, user_id, from_question }: Seat, reaction: Reaction) {
  if (user_id === null) return
  const { opened } = room
  const played = room.closed.filter(({ n, is_void }) => n >= from_question && !is_void)
  const scores = played.map(({ n, question_id, results }) => {
    const at = results.seats.indexOf(seat)
    return { question_id, bp: results.bp[at] ?? 0, is_answered: at >= 0, given: past.givenBy(seat, n) }
  })
  if (scores.every(({ is_answered }) => !is_answered)) return
  const { room_id, quiz_id, version, author_id, subject_id, difficulty, seed } = opened
  const asked = new Set(played.map(({ question_id }) => question_id))
  const questions = opened.questions
    .filter(({ question_id }) => asked.has(question_id))
    .map((question) => ({ quiz_id, version, ...question }))
  const attempt_id = deriveEntityId(room_id, `attempt of ${seat_id}`)
  const recorded = {
    attempt_id,
    player_id: user_id,
    quiz_id,
    version,
    author_id,
    subject_id,
    difficulty,
    seed,
    questions,
  }
  await recordAttempt(reaction, { ...recorded, scores }, reaction.context('quiz_rooms.record', seat_id))
}
