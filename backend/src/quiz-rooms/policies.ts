import { judgeAnswer } from '@kredka/contracts/attempts/asked'
import { isRejection } from '@kredka/contracts/kernel/errors'
import { roomEvents as e } from '@kredka/contracts/quiz-rooms/events'
import { quizEvents } from '@kredka/contracts/quizzes/events'
import { recordAttempt } from '../attempts/index.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import { type Policy, type Reaction, when } from '../kernel/policy.ts'
import type { WaitForReadModels } from '../kernel/reactions/not-yet.ts'
import type { Tools } from '../kernel/tools.ts'
import { keyRevisionOf, versionOf } from '../quizzes/index.ts'
import { type Past, readPast } from './past.ts'
import { roomDecider } from './room.ts'
import { isOpened, type OpenRoom, type Seat } from './room-state.ts'

/** Rooms in which a version was played: whom to look at, and nothing more. */
export type PlayedRooms = (quiz_id: string, version: number) => Promise<readonly string[]>

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

/** Results follow a corrected key, in rooms that are over and in those that are being played (QUI-11). */
export function rescoreRooms(tools: RoomTools, playedRooms: PlayedRooms, wait: WaitForReadModels): Policy {
  return {
    name: 'quiz-rooms.rescore',
    inline: false,
    on: {
      ...when(quizEvents.KeyCorrected, async (event, reaction) => {
        const { quiz_id, version, question_id } = event.data
        await wait(['quiz_rooms'], event)
        for (const room_id of await playedRooms(quiz_id, version)) {
          await judgeAnew(tools, { room_id, question_id }, reaction)
        }
      }),
      // by a key that was corrected while it was answered
      ...when(e.QuestionClosed, async ({ data: { room_id, question_id, key_revision } }, reaction) => {
        const { opened } = (await reaction.write.fold(roomDecider, room_id)).state
        if (opened === null) return
        const newest = await keyRevisionOf(reaction.write, opened.quiz_id, opened.version)
        if (newest > key_revision) await judgeAnew(tools, { room_id, question_id }, reaction)
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

async function judgeAnew(
  tools: RoomTools,
  { room_id, question_id }: { readonly room_id: string; readonly question_id: string },
  { write, context }: Reaction,
): Promise<void> {
  const found = await readRoom(tools, room_id)
  const closed = found?.room.closed.find((one) => one.question_id === question_id)
  if (found === null || closed === undefined) return
  const { opened } = found.room
  const version = await versionOf(tools, opened.quiz_id, opened.version)
  const facts = version?.questions.find((one) => one.question_id === question_id)
  if (version === null || facts === undefined) return
  const asked = { question_id, seed: opened.seed, content: facts.content }
  const bp = new Map<number, number>()
  for (const seat of closed.results.seats) {
    const given = found.past.givenBy(seat, closed.n)
    // words that are forgotten keep what they brought
    if (given !== null) bp.set(seat, judgeAnswer(asked, given).bp)
  }
  const { n } = closed
  const command = { do: 'rescore', n, key_revision: version.key_revision, is_void: facts.is_void, bp } as const
  const outcome = await write.execute(roomDecider, room_id, command, context('quiz_rooms.rescore', `${room_id}/${n}`))
  if (isRejection(outcome)) throw new Error(`room ${room_id} was not judged anew: ${outcome.rejected}`)
}
