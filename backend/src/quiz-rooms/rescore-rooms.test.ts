import { accountEvents } from '@kredka/contracts/accounts/events'
import { type AnyEvent, make, type Recorded, streamOf } from '@kredka/contracts/kernel/events'
import { must } from '@kredka/contracts/kernel/testing/must'
import { roomEvents as e, RoomBatchRescored } from '@kredka/contracts/quiz-rooms/events'
import { quizEvents } from '@kredka/contracts/quizzes/events'
import type { QuestionContent } from '@kredka/contracts/quizzes/question'
import { eventId } from '../kernel/ids.ts'
import { createOpenFacts } from '../kernel/open-facts.ts'
import { causeOf, reactionTo } from '../kernel/reactions/reaction.ts'
import { testWriteSide } from '../kernel/testing/test-write-side.ts'
import type { WriteSide } from '../kernel/write-side.ts'
import { correctionOf } from '../quizzes/correction.ts'
import { type QuizCommand, quizDecider } from '../quizzes/quiz.ts'
import { choice, TERMS, WORDS } from '../quizzes/testing/written.ts'
import { rescoreRooms } from './rescore-rooms.ts'
import { roomDecider } from './room.ts'
import { roomRescoreDecider } from './room-batches.ts'
import type { RoomStreamEvent } from './room-evolve.ts'
import { answers, back, decide, HOST, OPENS, opened, QUESTIONS, QUIZ, question, seat } from './testing/room-story.ts'

const ROOMS = 130
/** Of a page; what is done between two events of the stream of pages. */
const PAGE = 50
const events = { ...accountEvents, ...quizEvents, ...e, RoomBatchRescored }
const roomId = (n: number) => `01j9z3v5e8c7w2q4k6m8${String(n).padStart(6, '0')}`
/** The newest first, as the read model has them. */
const IDS = Array.from({ length: ROOMS }, (_, n) => roomId(ROOMS - n))

/** A finished game of two: one took the second option for right, as the author did, the other the first. */
function game(): readonly RoomStreamEvent[] {
  const past: RoomStreamEvent[] = [
    make(e.RoomOpened, { ...opened(), seed: QUIZ }),
    ...[seat(0), seat(1), back],
    make(e.GameBegun, { room_id: roomId(0) }),
    question(),
  ]
  const commands = [answers(0, 0, OPENS + 1_000), answers(1, 1, OPENS + 2_000)]
  for (const command of [...commands, { do: 'close' as const, now: OPENS + 3_000 }]) {
    past.push(...decide(past, command))
  }
  return past
}

/** Options stand as they were written. */
function contentOf(n: number): QuestionContent {
  const options = ['3', '4', '5'].map((text, at) => ({ text, is_right: at === 1, stays_put: true }))
  return { ...choice(`Pytanie ${n}`), task: { kind: 'single', options } }
}

/** A site on which a quiz was played in so many rooms, and then its first key corrected. */
async function site() {
  const side = testWriteSide({ events })
  const { store, encryption, write, context } = side
  const openFacts = createOpenFacts(store, encryption)
  const streams = { read: async (stream: string) => encryption.openEvents(await store.read(stream)) }
  const tools = { streams, openFacts, write }
  const own = { quiz_id: QUIZ, author_id: HOST }
  const say = async (command: QuizCommand) => must(await write.execute(quizDecider, QUIZ, command, context()))
  const questions = [...QUESTIONS, roomId(999)].map((question_id, n) => ({
    question_id,
    level: null,
    weight: 1,
    picture_id: null,
    is_ready: true,
    content: contentOf(n),
  }))
  await say({ do: 'begin', ...own, words: WORDS, terms: TERMS, subject_known: true, copied_from: null, questions })
  await say({ do: 'freeze', ...own, words: WORDS })
  const played = game()
  for (const room_id of IDS) {
    const stream = streamOf(roomDecider.category, room_id)
    const { command_id, command, correlation_id, causation_id, now } = context()
    const metadata = {
      occurred_at: new Date(now).toISOString(),
      actor: `user:${HOST}`,
      command_id,
      command,
      $correlationId: correlation_id,
      $causationId: causation_id,
      schema_version: '1',
      origin: 'live',
    }
    const stored = played.map(async (event, n) => {
      const id = eventId(command_id, n)
      const of: AnyEvent = { type: event.type, data: { ...event.data, room_id } }
      return { id, type: of.type, data: await encryption.encrypt(stream, id, of), metadata }
    })
    await store.append(stream, 'no_stream', await Promise.all(stored))
  }
  const asked = { quiz_id: QUIZ, version: 1, question_id: QUESTIONS[0] ?? '', is_void: false }
  const correction = await correctionOf(tools, { ...asked, key: { kind: 'single', right: [0] } })
  const corrected = await say({ do: 'correct_key', ...asked, author_id: HOST, reason: 'Pomyłka.', correction })
  return { ...side, tools, corrected: corrected.events }
}

class Killed extends Error {}

test('QUI-11 EVT-05 rooms follow a corrected key page by page; whoever takes over a killed worker goes on from the last page', async () => {
  const { write, clock, store, tools, corrected } = await site()
  const pages: (string | null)[] = []
  const playedRooms = async (_: string, __: number, after: string | null, limit: number) => {
    expect(limit).toBe(PAGE)
    pages.push(after)
    const from = after === null ? 0 : IDS.indexOf(after) + 1
    return IDS.slice(from, from + limit)
  }
  /** Dies once it has done so much. */
  let left = 70
  const dying: WriteSide = {
    ...write,
    execute: async (...all) => {
      if (left === 0) throw new Killed()
      left -= 1
      return write.execute(...all)
    },
  }
  const follow = async (event: Recorded, side: WriteSide) => {
    const policy = rescoreRooms({ ...tools, write: side }, playedRooms, async () => undefined)
    await policy.on[event.type]?.(event, reactionTo(causeOf(policy.name, event), side, clock))
  }
  const [event] = corrected
  if (event === undefined) throw new Error('nothing was corrected')
  const batches = () => tools.streams.read(streamOf(roomRescoreDecider.category, `${QUIZ}_1`))
  await follow(event, dying)
  // one page is done and the second one was begun
  const [first] = await batches()
  if (first === undefined) throw new Error('no page was done')
  await expect(follow(first, dying)).rejects.toThrow(Killed)
  expect(await batches()).toHaveLength(1)

  for (let at = 0; at < (await batches()).length; at += 1) {
    const batch = (await batches())[at]
    if (batch !== undefined) await follow(batch, write)
  }
  expect(pages).toEqual([null, IDS[49], IDS[49], IDS[99], IDS[129]])
  expect((await batches()).map(({ data }) => [data['after'], data['n']])).toEqual([
    [IDS[49], 50],
    [IDS[99], 50],
    [IDS[129], 30],
  ])
  for (const room_id of IDS) {
    const stream = await store.read(streamOf(roomDecider.category, room_id))
    expect(stream.filter(({ type }) => type === e.RoomRescored.name)).toHaveLength(1)
    const { state } = await write.fold(roomDecider, room_id)
    expect(state.closed[0]?.results).toMatchObject({ seats: [0, 1], bp: [10_000, 0] })
    expect(state.standing?.seats).toEqual([0, 1])
  }
  // the same once more changes nothing
  await follow(event, write)
  expect(await batches()).toHaveLength(3)
})
