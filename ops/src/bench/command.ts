import type { Bench, BenchRow } from './bench.ts'
import { alternate, median, percentile, type Rounds, storm } from './figures.ts'
import { SLOT_AMOUNT, slotStart } from './open-slots.ts'
import { BODY, call, startBenchSite } from './site.ts'

const CALLERS = 32
/**
 * Calls of a round. Each changes a group of its own, each chat takes one message of a round, each teacher one order,
 * and the warm-up is a round too.
 */
const WHOLE = { ROUNDS: 7, CALLS: 2_000, MESSAGES: 400, ORDERS: 200, ANSWERS: 1_000 }
const SMALL: typeof WHOLE = { ROUNDS: 1, CALLS: 8, MESSAGES: 4, ORDERS: 4, ANSWERS: 4 }
/** So many rounds come before those that count: the engine compiles all that a call goes through by then. */
const WARM = { MESSAGES: 2, ORDERS: 6 }
const MIN_RATIO = 0.5
/** Where a second event follows in a stream of its own. */
const MIN_OF_TWO = 0.35
const MAX_P99_RATIO = 3
/**
 * So many callers always wait, so that a call takes 32 by the rate: at the least rate of two appends the mean alone is
 * 2.9 × the floor's. Its slowest may be as much slower than its mean as those of one append.
 */
const MAX_P99_OF_TWO = Math.round(((MAX_P99_RATIO * MIN_RATIO) / MIN_OF_TWO) * 10) / 10

/** Real commands on streams of their own, from request to answer, next to the same middleware before one INSERT. */
export const command: Bench = {
  name: 'command',
  budget: `≥ ${MIN_RATIO} × the floor's rate (${MIN_OF_TWO} × where two appends follow) with ${CALLERS} callers; p99 ≤ ${MAX_P99_RATIO} × (${MAX_P99_OF_TWO} ×) the floor's`,
  measures: [
    'backend/src/adapters/event-store/postgres',
    'backend/src/attempts',
    'backend/src/availability',
    'backend/src/chat',
    'backend/src/http',
    'backend/src/kernel',
    'backend/src/orders',
    'backend/src/quizzes',
  ],
  run: async (env) => {
    const { ROUNDS, CALLS, MESSAGES, ORDERS, ANSWERS } = env.sized(WHOLE, SMALL)
    const database = await env.demonstration()
    env.say('starting an api')
    const site = await startBenchSite(database.url, 'api', {
      chats: MESSAGES * (ROUNDS + 1 + WARM.MESSAGES),
      offers: ORDERS * (ROUNDS + 1 + WARM.ORDERS),
      groups: CALLS,
      attempts: ANSWERS,
    })
    const { token, url, floorUrl, chat_ids, offer_ids, group_ids, attempts } = site
    const message = (chat_id: string | undefined) => JSON.stringify({ message: 'Tak, w czwartek o 17:30.', chat_id })
    try {
      // groups come last: so many streams would push the chats out of what the process keeps
      env.say(`${ROUNDS} rounds of ${MESSAGES} chat messages`)
      const chatOf = (round: number, n: number) => chat_ids[(round + 1) * MESSAGES + n]
      const send = (round: number) =>
        storm(CALLERS, MESSAGES, (n) => call(`${url}/chats/message`, { token, body: message(chatOf(round, n)) }))
      for (let round = 0; round < WARM.MESSAGES; round += 1) await send(ROUNDS + round)
      const messages = await alternate(ROUNDS, send, () =>
        storm(CALLERS, MESSAGES, (n) => call(`${floorUrl}/bench/messages`, { token, body: message(chat_ids[n]) })),
      )
      env.say(`${ROUNDS} rounds of ${ORDERS} orders`)
      const starts = [slotStart(Date.now())]
      const order = (offer_id: string | undefined) =>
        JSON.stringify({
          offer_id,
          duration: 60,
          place: 'online',
          starts,
          message: 'Potrzebuję pomocy przed maturą.',
          amount: SLOT_AMOUNT,
        })
      const place = (round: number) =>
        storm(CALLERS, ORDERS, (n) =>
          call(`${url}/orders`, { token, body: order(offer_ids[(round + 1) * ORDERS + n]) }),
        )
      for (let round = 0; round < WARM.ORDERS; round += 1) await place(ROUNDS + round)
      const orders = await alternate(ROUNDS, place, () =>
        storm(CALLERS, ORDERS, (n) => call(`${floorUrl}/bench/orders`, { token, body: order(offer_ids[n]) })),
      )
      env.say(`${ROUNDS} rounds of ${ANSWERS} answers`)
      const answer = (round: number) =>
        JSON.stringify({ question_id: attempts?.question_id, given: { choices: [Math.abs(round) % 2] } })
      const answers = await alternate(
        ROUNDS,
        (round) =>
          storm(CALLERS, ANSWERS, (n) =>
            call(`${url}/attempts/${attempts?.ids[n]}/answer`, { token, body: answer(round) }),
          ),
        (round) => storm(CALLERS, ANSWERS, () => call(`${floorUrl}/bench/answers`, { token, body: answer(round) })),
      )
      env.say(`${ROUNDS} rounds of ${CALLS} availability groups`)
      const groups = await alternate(
        ROUNDS,
        () => storm(CALLERS, CALLS, (n) => call(`${url}/availability/groups/${group_ids[n]}`, { token, body: BODY })),
        () => storm(CALLERS, CALLS, () => call(`${floorUrl}/bench/rows`, { token, body: BODY })),
      )
      return {
        rows: [
          ...rowsOf('group', groups),
          ...rowsOf('message', messages),
          ...rowsOf('order', orders, MIN_OF_TWO, MAX_P99_OF_TWO),
          ...rowsOf('answer', answers),
        ],
        notes: [
          'The commands are POST /availability/groups/{id} (one event to a short stream) and POST /chats/message (an answer in a chat of its own, which the process knows as it knows one that goes on) and POST /orders (an open slot of a teacher whom nobody ordered from yet: the time is held, then the order placed) and POST /attempts/{id}/answer (an exam of its own, whose quiz the process knows). Load and site share the machine.',
        ],
      }
    } finally {
      await site.stop()
      await database.drop()
    }
  },
}

type Storm = Awaited<ReturnType<typeof storm>>

function rowsOf(
  what: string,
  rounds: Rounds<Storm, Storm>,
  least = MIN_RATIO,
  slowest = MAX_P99_RATIO,
): readonly BenchRow[] {
  const rates = [rounds.subject, rounds.floor].map((side) => median(side.map(({ rate }) => rate)))
  const tails = [rounds.subject, rounds.floor].map((side) =>
    percentile(
      side.flatMap(({ times }) => times),
      0.99,
    ),
  )
  const times = rounds.subject.flatMap((round) => round.times)
  return [
    row(`${what}: commands`, 'ops/s', rates, [null, null], (ratio) => ratio >= least, `≥ ${least} ×`),
    row(
      `${what}: p99`,
      'ms',
      tails,
      [percentile(times, 0.95), tails[0] ?? 0],
      (ratio) => ratio <= slowest,
      `≤ ${slowest} ×`,
    ),
  ]
}

function row(
  label: string,
  unit: string,
  [subject = 0, floor = 0]: readonly number[],
  [p95, p99]: readonly [number | null, number | null],
  holds: (ratio: number) => boolean,
  budget: string,
): BenchRow {
  const ratio = subject / floor
  return { label, unit, median: subject, p95, p99, floor, ratio, budget, ok: holds(ratio) }
}
