import { setTimeout as pause } from 'node:timers/promises'
import type { Parts } from '@kredka/backend/composition/container'
import { BACKEND, EVENT_STORE } from '@kredka/backend/composition/identifiers'
import { testPerson } from '@kredka/backend/processes/testing/people'
import { siteDatabase } from '@kredka/backend/processes/testing/test-site'
import type { Recorded } from '@kredka/contracts/kernel/events'
import { SECONDS_MIN } from '@kredka/contracts/quiz-rooms/rules'
import type { TestDatabase } from '@kredka/projections/postgres/testing/database'
import { type ClusterUnderTest, startClusterUnderTest } from '../cluster/testing/cluster-under-test.ts'
import { playRoom, type RoomPlayer } from '../load/room-player.ts'
import { totalsOfRoom } from '../load/room-totals.ts'
import { loadName, makeLoadQuiz, openLoadRoom, takeLoadSeat } from '../load/room-world.ts'
import { partsOver } from './testing/product.ts'

const PLAYERS = 12
const QUESTIONS = 3
/** The questions in whose midst one api dies, and the one in which all of them do. */
const [ONE_DIES, ALL_DIE] = [0, 1]
const APIS = ['api-1', 'api-2']
/** No process serves anybody for so long. */
const DARK_MS = 9_000
const LOOK_MS = 50

let database: TestDatabase
let parts: Parts
let cluster: ClusterUnderTest
beforeAll(async () => {
  database = await siteDatabase()
  parts = partsOver(database)
  cluster = await startClusterUnderTest(database.url, {}, { apis: APIS.length, workers: 1 })
})
afterAll(async () => {
  await cluster.stop()
  await parts.close()
  await database.drop()
})

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
  const url = `${cluster.url}/api`
  const leader = await testPerson({ ...(await parts.get(BACKEND)), parts })
  const bearer = leader.headers['authorization']?.replace('Bearer ', '') ?? ''
  const { id, token } = await openLoadRoom(url, bearer, await makeLoadQuiz(url, bearer, QUESTIONS))
  const host = playRoom({ url, token, as: 'host', bearer })
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
  await insist(host, 'begin', () => host.view()?.phase.state === 'question')
  for (let n = 0; n < QUESTIONS; n += 1) {
    await host.until(({ results }) => results?.n === n)
    await insist(host, 'next', () => host.view()?.question?.n === n + 1 || host.view()?.finish != null)
  }
  await Promise.all(players.map(({ finished }) => finished))

  const events = await (await parts.get(EVENT_STORE)).read(`quizroom-${id}`)
  const totals = totalsOfRoom(
    events.map((event) => JSON.stringify(event)),
    id,
  )
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

function ofType(events: readonly { readonly type: string; readonly data: unknown }[], type: Recorded['type']) {
  return events.filter((event) => event.type === type)
}
