import { CATALOG, EVENT_STORE } from '@kredka/backend/composition/identifiers'
import { START } from '@kredka/contracts/kernel/ports'
import { exportEvents } from '../events/export.ts'
import { maskedLines } from '../events/line.ts'
import { type MadeRoom, makeLoadQuiz, openLoadRoom } from '../load/room-world.ts'
import type { Bench, BenchEnv } from './bench.ts'
import { benchParts } from './demonstration.ts'
import { type BenchTeacher, withParts } from './people.ts'
import { watchUse } from './process-use.ts'
import { standBy } from './room-bystanders.ts'
import { type Crowd, type LedRoom, startCrowd } from './room-crowd.ts'
import { type Pace, READ_MS } from './room-orders.ts'
import { ackRows, bystanderRows, type Game, gameRows, momentRows } from './room-rows.ts'
import { type RunningBenchSite, startBenchSite } from './site.ts'

/** Question by question: most answer as it comes to them, and now and then all at once. */
const PACES: readonly Pace[] = ['one', 'steady', 'hundred', 'steady', 'second', 'steady', 'burst']
/** The same of many rooms in step, and at last all of them in one moment. */
const PACES_OF_MANY: readonly Pace[] = ['one', 'steady', 'hundred', 'steady', 'second', 'moment']
const paceOf = (n: number) => PACES[n % PACES.length] ?? 'steady'
const PROCESSES = 2
const QUESTIONS = 20
/** A host opens so many rooms a day at most. */
const ROOMS_OF_HOST = 25

interface Played {
  readonly rooms: number
  readonly seats: number
  /** How far the quiz is played. */
  readonly questions: number
  /** In which seats are taken. */
  readonly over_ms: number
}
const WHOLE = {
  one: { rooms: 1, seats: 500, questions: QUESTIONS, over_ms: 30_000 },
  many: { rooms: 100, seats: 20, questions: PACES_OF_MANY.length, over_ms: 40_000 },
  others: 80,
  alone_s: 20,
  beside_s: 200,
}
const SMALL: typeof WHOLE = {
  one: { rooms: 1, seats: 6, questions: 1, over_ms: 100 },
  many: { rooms: 2, seats: 2, questions: 1, over_ms: 100 },
  others: 2,
  alone_s: 0.5,
  beside_s: 0.5,
}

/**
 * One quiz room with 500 players, then a hundred with twenty: real sockets from processes of their own, at questions as
 * short as they may be. Everything that was acknowledged is counted in an export of the log afterwards.
 */
export const room: Bench = {
  name: 'room',
  budget:
    '1 × 500 and 100 × 20 players: answer → acknowledged p99 ≤ 3 × an INSERT behind a socket and ≤ 250 ms with all in a second, question → all have it ≤ 300 ms, every acknowledged answer in the log once',
  measures: [
    'backend/src/adapters/event-store/postgres',
    'backend/src/kernel',
    'backend/src/live',
    'backend/src/quiz-rooms',
    'contracts/src/quiz-rooms',
  ],
  run: async (env) => {
    const sizes = env.sized(WHOLE, SMALL)
    const database = await env.demonstration()
    const site = await startBenchSite(database.url, 'site')
    const crowd = startCrowd(PROCESSES)
    try {
      const others = await withParts(database.url, (_, teachers) => teachers(sizes.others))
      env.say('bystanders while nobody plays')
      const alone = await standBy(site.url, others, sizes.alone_s)
      const floor = new Map<Pace, readonly number[]>()
      const floorRound = async (n: number) => {
        const pace = paceOf(n)
        const times = await crowd.echo(site.floorUrl, sizes.one.seats, pace)
        floor.set(pace, [...(floor.get(pace) ?? []), ...times])
      }
      const at = { site, crowd, databaseUrl: database.url }
      const [one, beside] = await Promise.all([
        playGame(env, at, { ...sizes.one, paces: PACES, between: floorRound }),
        standBy(site.url, others, sizes.beside_s),
      ])
      const many = await playGame(env, at, { ...sizes.many, paces: PACES_OF_MANY })
      const floorOfMoment = await crowd.echo(site.floorUrl, sizes.many.rooms * sizes.many.seats, 'moment')
      return {
        rows: [
          ...ackRows(one, PACES, floor),
          ...gameRows('1 × 500', one, PACES),
          ...gameRows('100 × 20', many, PACES_OF_MANY),
          ...momentRows('100 × 20', many, PACES_OF_MANY, floorOfMoment),
          ...bystanderRows(beside, alone),
        ],
        notes: [
          `Questions last 5 s after 5 s of reading, and nobody answers in the first ${READ_MS} ms; a fifth is typed. ${QUESTIONS} of them in the large room, ${sizes.many.questions} in the small ones.`,
          'The floor is a socket whose server does one INSERT: after each question a round of the same pace, over as many sockets of the same processes.',
          `In ${sizes.many.rooms} rooms in step a hundred at once are a hundred of all who play; what ${sizes.many.rooms * sizes.many.seats} in one moment wait is next to as many INSERTs.`,
        ],
      }
    } finally {
      await crowd.stop()
      await site.stop()
      await database.drop()
    }
  },
}

interface At {
  readonly site: RunningBenchSite
  readonly crowd: Crowd
  readonly databaseUrl: string
}

async function playGame(
  env: BenchEnv,
  { site, crowd, databaseUrl }: At,
  { rooms: count, seats, ...game }: Played & Pick<Parameters<Crowd['play']>[0], 'between' | 'paces'>,
): Promise<Game> {
  env.say(`${count} rooms with ${seats} players and ${game.questions} questions`)
  const hosts = await withParts(databaseUrl, (_, teachers) => teachers(Math.ceil(count / ROOMS_OF_HOST)))
  const rooms = (await Promise.all(hosts.map((host, n) => openRooms(site.url, host, shareOf(count, n))))).flat()
  const use = watchUse(site.pid)
  const reports = await crowd.play({ url: site.url, rooms, seats, ...game })
  return { rooms, reports, use: use.stop(), lines: await exportRooms(databaseUrl, rooms) }
}

const shareOf = (count: number, n: number) => Math.min(ROOMS_OF_HOST, count - n * ROOMS_OF_HOST)

async function openRooms(url: string, { token: bearer }: BenchTeacher, count: number): Promise<readonly LedRoom[]> {
  const quiz_id = await makeLoadQuiz(url, bearer, QUESTIONS)
  const open: LedRoom[] = []
  for (let n = 0; n < count; n += 1) open.push({ ...(await openLoadRoom(url, bearer, quiz_id)), bearer })
  return open
}

/** As `npm run events -- export` writes them. */
async function exportRooms(databaseUrl: string, rooms: readonly MadeRoom[]): Promise<readonly string[]> {
  const parts = benchParts(databaseUrl)
  try {
    const [store, catalog] = await Promise.all([parts.get(EVENT_STORE), parts.get(CATALOG)])
    const streams = rooms.map(({ id }) => `quizroom-${id}`)
    const ever = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY }
    let text = ''
    const sink = async (more: Uint8Array) => {
      text += Buffer.from(more).toString()
    }
    const { signal } = new AbortController()
    const options = { filter: { types: [], categories: [], streams, ...ever }, after: START, signal }
    const toLines = maskedLines(catalog.definitions)
    await exportEvents(store, sink, { ...options, toLines, onProgress: () => undefined })
    return text.split('\n').filter((line) => line !== '')
  } finally {
    await parts.close()
  }
}
