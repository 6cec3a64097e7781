import { setTimeout as pause } from 'node:timers/promises'
import type { Parts } from '@kredka/backend/composition/container'
import { BACKEND, EVENT_STORE } from '@kredka/backend/composition/identifiers'
import { testPerson } from '@kredka/backend/processes/testing/people'
import type { Recorded } from '@kredka/contracts/kernel/events'
import { SECONDS_MIN } from '@kredka/contracts/quiz-rooms/rules'
import { startCrowd } from '../bench/room-crowd.ts'
import type { Pace } from '../bench/room-orders.ts'
import { countLost, countWrong } from '../bench/room-rows.ts'
import { type ClusterUnderTest, startClusterUnderTest } from '../cluster/testing/cluster-under-test.ts'
import { playRoom, type RoomPlayer } from '../load/room-player.ts'
import { type RoomTotals, totalsOfRoom } from '../load/room-totals.ts'
import { loadName, makeLoadQuiz, openLoadRoom, takeLoadSeat } from '../load/room-world.ts'
import { seededRandom } from '../seed/random.ts'
import { type OwnPostgres, startOwnPostgres } from './testing/own-postgres.ts'
import { partsOver } from './testing/product.ts'

const PLAYERS = 12
const QUESTIONS = 3
/** The questions in whose midst one api dies, and the one in which all of them do. */
const [ONE_DIES, ALL_DIE] = [0, 1]
const APIS = ['api-1', 'api-2', 'api-3']
/** No process serves anybody for so long. */
const DARK_MS = 9_000
const LOOK_MS = 50

/** How many play while processes die at random: `KREDKA_ROOM=500 npm test -- unit room-kill` plays twenty questions. */
const ASKED = process.env['KREDKA_ROOM']
const steady = (count: number) => Array<Pace>(count).fill('steady')
const STORM: { seats: number; over_ms: number; kill_every_ms: number; paces: readonly Pace[] } =
  ASKED === undefined
    ? { seats: PLAYERS, over_ms: 200, kill_every_ms: 3_000, paces: ['burst', ...steady(1), 'burst'] }
    : { seats: Number(ASKED), over_ms: 30_000, kill_every_ms: 10_000, paces: [...steady(13), 'burst', ...steady(6)] }
const CROWDS = 2

let postgres: OwnPostgres
let parts: Parts
let cluster: ClusterUnderTest
beforeAll(async () => {
  postgres = await startOwnPostgres()
  parts = partsOver(postgres)
  cluster = await startClusterUnderTest(postgres.url, {}, { apis: APIS.length, workers: 2 })
})
afterAll(async () => {
  await cluster.stop()
  await parts.close()
  await postgres.stop()
})

/** A room in the cluster, with the host who made it. */
async function openRoom(questions: number) {
  const url = `${cluster.url}/api`
  const leader = await testPerson({ ...(await parts.get(BACKEND)), parts })
  const bearer = leader.headers['authorization']?.replace('Bearer ', '') ?? ''
  const room = await openLoadRoom(url, bearer, await makeLoadQuiz(url, bearer, questions))
  return { url, ...room, host: playRoom({ url, token: room.token, as: 'host', bearer }) }
}

/** Through the whole game, whatever dies meanwhile. */
async function lead(host: RoomPlayer, questions: number): Promise<void> {
  await insist(host, 'begin', () => host.view()?.phase.state === 'question')
  for (let n = 0; n < questions; n += 1) {
    await host.until(({ results }) => results?.n === n)
    await insist(host, 'next', () => host.view()?.question?.n === n + 1 || host.view()?.finish != null)
  }
}

async function readRoom(id: string) {
  const events = await (await parts.get(EVENT_STORE)).read(`quizroom-${id}`)
  const lines = events.map((event) => JSON.stringify(event))
  return { events, totals: totalsOfRoom(lines, id) }
}

/** Whatever runs is killed as soon as it does, for so long. */
async function keepDead(names: readonly string[], ms: number): Promise<void> {
  const end = performance.now() + ms
  for (; performance.now() < end; await pause(LOOK_MS)) for (const name of names) killIfAlive(name)
}

function killIfAlive(name: string): void {
  try {
    cluster.kill(name, 'SIGKILL')
  } catch {
    // it is dead, and not back yet
  }
}

/** Says it until what it is about has come. */
async function insist(host: RoomPlayer, what: 'begin' | 'next', isDone: () => boolean): Promise<void> {
  for (; !isDone(); await pause(4 * LOOK_MS)) await host.ask(what, {}).catch(() => undefined)
}

test('ROO-02 EVT-05 a game in which processes are killed in mid-question, once all of them: no answer is lost or counted twice, everybody ends with their points, and the time without any process is given back', async () => {
  const { url, id, token, host } = await openRoom(QUESTIONS)
  const deaths = new Map<number, Promise<void>>()
  const kill = (n: number) => {
    if (n === ONE_DIES) return keepDead(APIS.slice(0, 1), LOOK_MS)
    return n === ALL_DIE ? keepDead(APIS, DARK_MS) : Promise.resolve()
  }
  /** One half answers before, the other says it into the death, or after it. */
  const moveOf = (n: number, place: number) => ({
    is_right: (place + n) % 3 > 0,
    after: async () => {
      if (place % 2 === 0) return pause(20 * place)
      await pause(600)
      const death = deaths.get(n) ?? kill(n)
      deaths.set(n, death)
      if (place % 4 === 1) await death
    },
  })
  const players = await Promise.all(
    Array.from({ length: PLAYERS }, async (_, place) => {
      const key = await takeLoadSeat(url, token, loadName(place))
      return playRoom({ url, token, as: 'seat', key, moveOf: (n) => moveOf(n, place) })
    }),
  )
  await Promise.all([host, ...players].map(({ ready }) => ready))
  await lead(host, QUESTIONS)
  await Promise.all(players.map(({ finished }) => finished))

  const { events, totals } = await readRoom(id)
  expect(totals).toMatchObject({ faults: [], is_finished: true })
  for (const player of players) {
    const { answers, you } = player.report()
    const seat = you?.seat ?? -1
    // what was acknowledged is in the log, as it was said
    for (const { n, ack_ms, is_right } of answers) {
      if (ack_ms !== null) expect([n, totals.answers.get(`${seat}/${n}`)]).toEqual([n, is_right ? 10_000 : 0])
    }
    expect([seat, you?.points, you?.place]).toEqual([seat, totals.points.get(seat), totals.order.indexOf(seat) + 1])
  }
  // the dark was longer than the question, and whoever had not answered could do so after it
  const extended = ofType(events, 'QuestionExtended').map(({ data }) => data as { n: number; by: string })
  expect(extended).toContainEqual(expect.objectContaining({ n: ALL_DIE, by: 'restart' }))
  expect(DARK_MS).toBeGreaterThan(SECONDS_MIN * 1_000)
  expect([...totals.answers.keys()].filter((key) => key.endsWith(`/${ALL_DIE}`))).toHaveLength(PLAYERS)
  for (const one of [host, ...players]) one.close()
}, 300_000)

test(`ROO-02 EVT-05 ${STORM.seats} play while one process after the other is killed at random, and Postgres once: nobody loses a seat or an acknowledged answer, and the game ends with the right standing`, async () => {
  const questions = STORM.paces.length
  const { url, id, token, host } = await openRoom(questions)
  const crowd = startCrowd(CROWDS)
  const storm = new AbortController()
  try {
    await host.ready
    const { played } = await crowd.come({ ...STORM, url, rooms: [{ token }] })
    const killed = killAround(storm.signal)
    const game = lead(host, questions)
    await host.until(({ options }) => options?.n === Math.floor(questions / 2))
    await postgres.die()
    await game
    storm.abort()
    expect((await killed).length).toBeGreaterThan(0)

    const { totals } = await readRoom(id)
    const reports = await played
    expect(totals).toMatchObject({ faults: [], is_finished: true })
    const byRoom: ReadonlyMap<string, RoomTotals> = new Map([[token, totals]])
    expect([countLost({ reports }, byRoom), countWrong({ reports }, byRoom)]).toEqual([0, 0])
    expect(new Set(reports.map(({ you }) => you?.seat)).size).toBe(STORM.seats)
    expect(totals.order).toHaveLength(STORM.seats)
    // nobody's answer came to nothing but by the end of a question
    const refusals = new Set(reports.flatMap(({ answers }) => answers.flatMap(({ code }) => code ?? [])))
    expect([...refusals].filter((code) => code !== 'QUESTION_NOT_OPEN')).toEqual([])
  } finally {
    storm.abort()
    await crowd.stop()
    host.close()
  }
}, 1_200_000)

/** Kills one process of the cluster after the other, each once the one before is back. @returns their names */
async function killAround(over: AbortSignal): Promise<readonly string[]> {
  const random = seededRandom(7)
  const killed: string[] = []
  while (!over.aborted) {
    await pause(STORM.kill_every_ms, undefined, { signal: over }).catch(() => undefined)
    // on a busy machine it takes long until somebody is back
    while (!over.aborted && cluster.members().some(({ url }) => url === null)) await pause(LOOK_MS)
    const members = cluster.members()
    const victim = members[Math.floor(random() * members.length)]
    if (over.aborted || victim === undefined) continue
    killIfAlive(victim.name)
    killed.push(victim.name)
  }
  return killed
}

function ofType(events: readonly { readonly type: string; readonly data: unknown }[], type: Recorded['type']) {
  return events.filter((event) => event.type === type)
}
