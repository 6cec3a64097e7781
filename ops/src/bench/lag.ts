import { setTimeout as pause } from 'node:timers/promises'
import type { Bench, BenchRow } from './bench.ts'
import { alternate, median, percentile, type Series } from './figures.ts'
import { type LagWorld, makeLagWorld, REVIEW_TEXT } from './lag-world.ts'
import { SLOT_AMOUNT, slotStart } from './open-slots.ts'
import { type Answered, BODY, call, type RunningBenchSite, startBenchSite } from './site.ts'
import { type EchoSocket, type HintSocket, openEcho, openHints } from './socket-clients.ts'

const A_SECOND = 200
const WHOLE = { rounds: 5, seconds: 6, people: 120 }
const SMALL: typeof WHOLE = { rounds: 1, seconds: 0.5, people: 12 }
const MAX_RATIO = 4
/** The last third of a round may not take this much longer than the first. */
const GROWTH = 1.5
/** In turn: what people do, as often as they do it. */
const KINDS = [
  'message',
  'order',
  'message',
  'group',
  'message',
  'group',
  'order',
  'message',
  'group',
  'review',
] as const
/** One command in so many is one of the busy teacher's. */
const BUSY_ONE_IN = 20
/** What has not come by then counts as having taken so long. */
const PATIENCE_MS = 10_000

/**
 * Milliseconds from the moment a command was due until a query answers with what it did, and until a socket told of it.
 */
interface Seen {
  readonly query: number
  readonly socket: number
  readonly isBusy: boolean
}

/** What a command is, and by which query and hint it shows. */
interface Act {
  readonly of: number | 'busy'
  readonly path: string
  readonly body: string
  readonly shows: (answered: Answered) => { readonly path: string; readonly hint: string }
}

/**
 * From a command's sending until a query answers with what it did, and until the hint is at a client, which leaves when
 * the rows are there; at a steady pace whatever the answers take; next to one INSERT and one SELECT behind the same
 * middleware, and a socket's echo.
 */
export const lag: Bench = {
  name: 'lag',
  budget: `${A_SECOND} commands a second of ${WHOLE.people} people: p99 ≤ ${MAX_RATIO} × the floor's, and no growing lag`,
  measures: ['backend/src/adapters/event-store/postgres', 'backend/src/kernel', 'backend/src/live', 'projections/src'],
  run: async (env) => {
    const { rounds: count, seconds, people } = env.sized(WHOLE, SMALL)
    const commands = A_SECOND * seconds
    const database = await env.demonstration()
    env.say('starting a site')
    const site = await startBenchSite(database.url, 'site')
    const open: { close(): void }[] = []
    try {
      env.say(`${people} people with chats, offers and reviews`)
      // each of both takes one command: the warm-up is a round too
      const chats = chatsARound(commands, people) * (count + 1)
      const offers = ordersARound(commands) * (count + 1)
      const world = await makeLagWorld(database.url, { people, chats, offers })
      const hints: HintSocket[] = []
      for (const { token } of [...world.people, world.busy]) hints.push(await openHints({ url: site.url, token }))
      const echo = await openEcho(site)
      open.push(...hints, echo)
      await pause(2_000)
      env.say(`${count} rounds of ${seconds} s each for subject and floor`)
      const rounds = await alternate(
        count,
        (round) =>
          steady(commands, (n, due) => commandSeen(site, world, hints, actOf(world, commands, round + 1, n), due)),
        () => steady(commands, (_, due) => rowSeen(site, echo, due)),
      )
      const growth = median(rounds.subject.map(growthOf))
      const floor = rounds.floor.flat()
      const of = (isBusy: boolean) => rounds.subject.flat().filter((seen) => seen.isBusy === isBusy)
      const series = (all: readonly Seen[], name: 'query' | 'socket') => all.map((seen) => seen[name])
      return {
        rows: [
          rowOf('command → query shows it', series(of(false), 'query'), series(floor, 'query')),
          rowOf('command → hint at a client', series(of(false), 'socket'), series(floor, 'socket')),
          rowOf('one busy teacher: command → query', series(of(true), 'query'), series(floor, 'query')),
          {
            label: 'last third to first third',
            unit: '×',
            median: growth,
            p95: null,
            p99: null,
            floor: null,
            ratio: growth,
            budget: `≤ ${GROWTH} ×`,
            ok: growth <= GROWTH,
          },
        ],
        notes: [
          'The floor is its p99: INSERT, then SELECT, or then the echo of a socket.',
          'Messages 40 %, groups of hours 30 %, orders 20 %, reviews 10 %; one command in 20 is of a teacher with as many groups and offers as one may have.',
        ],
      }
    } finally {
      for (const one of open) one.close()
      await site.stop()
      await database.drop()
    }
  },
}

function rowOf(label: string, subject: Series, floor: Series): BenchRow {
  const ratio = percentile(subject, 0.99) / percentile(floor, 0.99)
  return {
    label,
    unit: 'ms',
    median: median(subject),
    p95: percentile(subject, 0.95),
    p99: percentile(subject, 0.99),
    floor: percentile(floor, 0.99),
    ratio,
    budget: `p99 ≤ ${MAX_RATIO} ×`,
    ok: ratio <= MAX_RATIO,
  }
}

const ofKind = (kind: (typeof KINDS)[number]) => KINDS.filter((one) => one === kind).length
const ordersARound = (commands: number) => Math.ceil((ofKind('order') * commands) / KINDS.length)
const chatsARound = (commands: number, people: number) =>
  Math.ceil((ofKind('message') * commands) / KINDS.length / people)

/** The `n`-th of the commands of a round, both from 0. */
function actOf({ people, offer_ids, busy }: LagWorld, commands: number, round: number, n: number): Act {
  if (n % BUSY_ONE_IN === BUSY_ONE_IN - 1) {
    const id = at(busy.group_ids, Math.floor(n / BUSY_ONE_IN) % busy.group_ids.length)
    return changeAct('busy', id)
  }
  const kind = at(KINDS, n % KINDS.length)
  // the how-manieth of its kind in the round
  const turn = Math.floor(n / KINDS.length)
  const nth = turn * ofKind(kind) + KINDS.slice(0, n % KINDS.length).filter((one) => one === kind).length
  const of = nth % people.length
  const person = at(people, of)
  switch (kind) {
    case 'message': {
      const chat_id = at(
        person.chat_ids,
        round * chatsARound(commands, people.length) + Math.floor(nth / people.length),
      )
      const body = JSON.stringify({ message: 'Tak, w czwartek o 17:30.', chat_id })
      return { of, path: '/chats/message', body, shows: () => ({ path: `/chats/${chat_id}`, hint: chat_id }) }
    }
    case 'order': {
      const offer_id = at(offer_ids, round * ordersARound(commands) + nth)
      const what = { offer_id, duration: 60, place: 'online', starts: [slotStart(Date.now())], amount: SLOT_AMOUNT }
      const body = JSON.stringify({ ...what, message: 'Potrzebuję pomocy przed maturą.' })
      return { of, path: '/orders', body, shows: (answered) => toSight('/orders/', idIn(answered)) }
    }
    case 'group':
      return {
        of,
        path: '/availability/groups',
        body: BODY,
        shows: (answered) => toSight('/availability?availability_group_id=', idIn(answered)),
      }
    case 'review': {
      const path = `/teachers/${person.teacher_id}/my-review`
      const body = JSON.stringify({ stars: 1 + ((round + nth) % 5), text: `${REVIEW_TEXT} ${round} ${nth}` })
      return { of, path, body, shows: () => ({ path, hint: person.review_id }) }
    }
  }
}

function changeAct(of: Act['of'], id: string): Act {
  const shows = () => toSight('/availability?availability_group_id=', id)
  return { of, path: `/availability/groups/${id}`, body: BODY, shows }
}

const toSight = (path: string, id: string) => ({ path: path + id, hint: id })
const idIn = ({ body }: Answered): string => JSON.parse(body).data.id

async function commandSeen(
  { url }: RunningBenchSite,
  { people, busy }: LagWorld,
  hints: readonly HintSocket[],
  { of, path, body, shows }: Act,
  due: number,
): Promise<Seen> {
  const { token } = of === 'busy' ? busy : at(people, of)
  const since = performance.now()
  const answered = await call(url + path, { token, body })
  const shown = shows(answered)
  const [query, socket] = await Promise.all([
    waitUntilShown(url + shown.path, token, answered.position),
    Promise.race([at(hints, of === 'busy' ? people.length : of).of(shown.hint, since), waitForTurn(due + PATIENCE_MS)]),
  ])
  return { query: query - due, socket: socket - due, isBusy: of === 'busy' }
}

/**
 * A read model that lags answers 503 after two seconds: the wait goes on, and counts, as long as it takes or for as
 * long as anybody would wait.
 */
async function waitUntilShown(url: string, token: string, after: string): Promise<number> {
  for (const end = performance.now() + PATIENCE_MS; ; ) {
    try {
      await call(url, { token, after })
      return performance.now()
    } catch (error) {
      if (!String(error).includes('READ_MODEL_BEHIND')) throw error
      if (performance.now() > end) return end
    }
  }
}

async function waitForTurn(up: number): Promise<number> {
  await pause(Math.max(0, up - performance.now()), undefined, { ref: false })
  return up
}

async function rowSeen({ floorUrl, token }: RunningBenchSite, echo: EchoSocket, due: number): Promise<Seen> {
  const { body } = await call(`${floorUrl}/bench/rows`, { token, body: BODY })
  const id: string = JSON.parse(body).data.id
  await call(`${floorUrl}/bench/rows/${id}`, { token })
  const query = performance.now()
  await echo.say(id)
  return { query: query - due, socket: performance.now() - due, isBusy: false }
}

/** Starts `work` at a fixed pace, late answers or not. */
async function steady(commands: number, work: (n: number, due: number) => Promise<Seen>): Promise<readonly Seen[]> {
  const from = performance.now()
  const all: Promise<Seen>[] = []
  for (let n = 0; n < commands; n++) {
    const due = from + (n * 1000) / A_SECOND
    const early = due - performance.now()
    if (early > 1) await pause(early)
    const one = work(n, due)
    // whoever awaits all of them learns of it
    one.catch(() => undefined)
    all.push(one)
  }
  return Promise.all(all)
}

function growthOf(round: readonly Seen[]): number {
  const times = round.map(({ socket }) => socket)
  const third = Math.floor(times.length / 3)
  return median(times.slice(-third)) / median(times.slice(0, third))
}

function at<T>(all: readonly T[], n: number): T {
  const found = all[n]
  if (found === undefined) throw new Error(`there is no ${n} of ${all.length}`)
  return found
}
