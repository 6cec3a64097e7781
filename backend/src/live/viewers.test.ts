import { jest } from '@jest/globals'
import type { WorkRef } from '@kredka/contracts/live/messages'
import type { ViewingNews } from './fan-out.ts'
import { createViewers, type StaffSocket, type Viewers } from './viewers.ts'

const OFFER: WorkRef = { kind: 'offer', id: '01j9z3v5e8c7w2q4k6m8n0p2r4' }
const IDEA: WorkRef = { kind: 'idea', id: OFFER.id }
const TIMES = { heartbeatMs: 1_000, leaseMs: 3_000 }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Processes that hear each other at once, as long as they run. */
function setup() {
  const running: Viewers[] = []
  const process = (processId: string) => {
    const tell = (news: ViewingNews) => {
      if (running.includes(made)) for (const one of running) one.hear(news)
    }
    const made = createViewers({ fanOut: { tell }, processId, now: () => Date.now(), times: TIMES })
    running.push(made)
    /** As a process ends that is killed. */
    const kill = () => {
      running.splice(running.indexOf(made), 1)
      made.stop()
    }
    return { ...made, kill }
  }
  return { process }
}

function page(id: string, admin_id: string) {
  let isThere = true
  let last: readonly string[] | null = null
  const socket: StaffSocket = {
    id,
    admin_id,
    show: async ({ admin_ids }) => {
      if (isThere) last = admin_ids
      return isThere
    },
  }
  const cut = () => {
    isThere = false
  }
  return { socket, cut, sees: () => last }
}

test('ADM-02 two colleagues on one thing see each other, whichever process they are at; nobody sees themselves', () => {
  const { process } = setup()
  const [first, second] = [process('p1'), process('p2')]
  const [ola, marek, otherTab, elsewhere] = [
    page('s1', 'ola'),
    page('s2', 'marek'),
    page('s3', 'ola'),
    page('s4', 'ewa'),
  ]
  first.view(ola.socket, OFFER)
  expect(ola.sees()).toEqual([])
  first.view(otherTab.socket, OFFER)
  second.view(elsewhere.socket, IDEA)
  second.view(marek.socket, OFFER)
  expect([ola.sees(), marek.sees(), otherTab.sees(), elsewhere.sees()]).toEqual([['marek'], ['ola'], ['marek'], []])
  // one tab less is the same person
  first.view(otherTab.socket, null)
  expect(marek.sees()).toEqual(['ola'])
  first.view(ola.socket, IDEA)
  expect([marek.sees(), ola.sees(), elsewhere.sees()]).toEqual([[], ['ewa'], ['ola']])
})

test('ADM-02 whose line is cut without a word is gone within seconds, at every process', async () => {
  const { process } = setup()
  const [first, second] = [process('p1'), process('p2')]
  const [ola, marek] = [page('s1', 'ola'), page('s2', 'marek')]
  first.view(ola.socket, OFFER)
  second.view(marek.socket, OFFER)
  await jest.advanceTimersByTimeAsync(10 * TIMES.leaseMs)
  expect([ola.sees(), marek.sees()]).toEqual([['marek'], ['ola']])
  ola.cut()
  await jest.advanceTimersByTimeAsync(TIMES.heartbeatMs)
  expect(marek.sees()).toEqual([])
})

test('ADM-02 OPS-04 a process that dies leaves nobody behind', async () => {
  const { process } = setup()
  const [first, second] = [process('p1'), process('p2')]
  const [ola, marek] = [page('s1', 'ola'), page('s2', 'marek')]
  first.view(ola.socket, OFFER)
  second.view(marek.socket, OFFER)
  expect(marek.sees()).toEqual(['ola'])
  first.kill()
  await jest.advanceTimersByTimeAsync(TIMES.leaseMs + 2 * TIMES.heartbeatMs)
  expect(marek.sees()).toEqual([])
})
