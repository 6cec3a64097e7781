import { judgeAnswer } from '@kredka/contracts/attempts/asked'
import { isRejection, type Rejection } from '@kredka/contracts/kernel/errors'
import type { AnyEvent, EventOf, Recorded } from '@kredka/contracts/kernel/events'
import { roomEvents as e, RoomBatchRescored } from '@kredka/contracts/quiz-rooms/events'
import { quizEvents } from '@kredka/contracts/quizzes/events'
import { type Policy, type Reaction, rejectionOf, when } from '../kernel/policy.ts'
import type { WaitForReadModels } from '../kernel/reactions/not-yet.ts'
import type { Tools } from '../kernel/tools.ts'
import { keyRevisionOf, versionOf } from '../quizzes/index.ts'
import { readPast } from './past.ts'
import { roomDecider } from './room.ts'
import { roomRescoreDecider } from './room-batches.ts'
import { isOpened } from './room-state.ts'

/** Rooms in which a version was played, the next ones behind `after`: whom to look at, and nothing more. */
export type PlayedRooms = (
  quiz_id: string,
  version: number,
  after: string | null,
  limit: number,
) => Promise<readonly string[]>

type RoomTools = Pick<Tools, 'streams' | 'openFacts' | 'write'>
type Corrected = Recorded<
  AnyEvent & { readonly data: Omit<EventOf<typeof RoomBatchRescored>['data'], 'rescore_id' | 'after' | 'n'> }
>

/** Rooms of a page: each is read as a whole. */
const PAGE = 50

/**
 * Results follow a corrected key, in rooms that are over and in those that are being played (QUI-11). Each page is led
 * to by the event of the one before, as with attempts: whoever takes over goes on behind the last page that was done,
 * and a room that is looked at twice changes nothing the second time.
 */
export function rescoreRooms(tools: RoomTools, playedRooms: PlayedRooms, wait: WaitForReadModels): Policy {
  return {
    name: 'quiz-rooms.rescore',
    inline: false,
    on: {
      ...when(quizEvents.KeyCorrected, (event, reaction) => judgePage(event, null, reaction)),
      ...when(RoomBatchRescored, (event, reaction) => judgePage(event, event.data.after, reaction)),
      // by a key that was corrected while it was answered
      ...when(e.QuestionClosed, async ({ data: { room_id, question_id, key_revision } }, reaction) => {
        const { opened } = (await reaction.write.fold(roomDecider, room_id)).state
        if (opened === null) return
        const newest = await keyRevisionOf(reaction.write, opened.quiz_id, opened.version)
        if (newest > key_revision) await judgeAnew(tools, { room_id, question_id }, reaction)
      }),
    },
  }

  async function judgePage(event: Corrected, after: string | null, reaction: Reaction): Promise<Rejection | undefined> {
    const { quiz_id, version, question_id, key_revision } = event.data
    await wait(['quiz_rooms'], event)
    const room_ids = await playedRooms(quiz_id, version, after, PAGE)
    const end = room_ids.at(-1)
    if (end === undefined) return undefined
    for (const room_id of room_ids) await judgeAnew(tools, { room_id, question_id }, reaction)
    const rescore_id = `${quiz_id}_${key_revision}`
    const page = { rescore_id, quiz_id, version, question_id, key_revision, after: end, n: room_ids.length }
    const context = reaction.context('quiz_rooms.note_rescored')
    return rejectionOf(await reaction.write.execute(roomRescoreDecider, rescore_id, page, context))
  }
}

async function judgeAnew(
  tools: RoomTools,
  { room_id, question_id }: { readonly room_id: string; readonly question_id: string },
  { write, context }: Reaction,
): Promise<void> {
  const { state: room } = await write.fold(roomDecider, room_id)
  const closed = room.closed.find((one) => one.question_id === question_id)
  if (!isOpened(room) || closed === undefined) return
  const { opened } = room
  const version = await versionOf(tools, opened.quiz_id, opened.version)
  const facts = version?.questions.find((one) => one.question_id === question_id)
  if (version === null || facts === undefined) return
  const asked = { question_id, seed: opened.seed, content: facts.content }
  const past = await readPast(tools, room_id)
  const bp = new Map<number, number>()
  for (const seat of closed.results.seats) {
    const given = past.givenBy(seat, closed.n)
    // words that are forgotten keep what they brought
    if (given !== null) bp.set(seat, judgeAnswer(asked, given).bp)
  }
  const { n } = closed
  const command = { do: 'rescore', n, key_revision: version.key_revision, is_void: facts.is_void, bp } as const
  const outcome = await write.execute(roomDecider, room_id, command, context('quiz_rooms.rescore', `${room_id}/${n}`))
  if (isRejection(outcome)) throw new Error(`room ${room_id} was not judged anew: ${outcome.rejected}`)
}
