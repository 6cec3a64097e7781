import { randomUUID } from 'node:crypto'
import { createPool } from '@kredka/projections/postgres/postgres'
import { fillLog } from '../load/filler.ts'
import { progress } from '../terminal/progress.ts'
import { SILENT } from '../terminal/silent.ts'
import type { Bench, BenchEnv, BenchRow } from './bench.ts'
import { type Counters, openCounters } from './counters.ts'
import { alternate, median, percentile, type Rounds, storm } from './figures.ts'

const MANY = 1_000_000
const FEW = 10_000
const WHOLE = { rounds: 7, many: MANY, few: FEW, appends: 6_400, commands: 3_200 }
const SMALL: typeof WHOLE = { rounds: 1, many: 2_000, few: 200, appends: 64, commands: 64 }
const CALLERS = 64
const MAX_RATIO = 1.1

/**
 * Whether what is written waits for what was written before: appends and commands behind a long log, next to the same
 * behind a short one.
 */
export const growth: Bench = {
  name: 'growth',
  budget: `append and command with ${MANY} events in the log ≤ ${MAX_RATIO} × with ${FEW}`,
  measures: ['backend/src/adapters/event-store/postgres', 'backend/src/kernel/write', 'ops/src/load/filler.ts'],
  run: async (env) => {
    const { rounds, many, few, appends, commands } = env.sized(WHOLE, SMALL)
    const opened: Counters[] = []
    try {
      const open = async (events: number) => {
        const counters = await openCounters(env)
        opened.push(counters)
        await fillCounters(env, counters, events)
        return counters
      }
      const [long, short] = [await open(many), await open(few)]
      env.say(`${rounds} rounds of ${appends} appends and of ${commands} commands`)
      const append = ({ store }: Counters) => storm(CALLERS, appends, () => store.append(...newAppend()))
      const command = ({ count }: Counters) => storm(CALLERS, commands, () => count(randomUUID()))
      const compare = (work: (side: Counters) => Promise<Storm>) =>
        alternate(
          rounds,
          () => work(long),
          () => work(short),
        )
      return {
        rows: [rowOf('append', await compare(append)), rowOf('command', await compare(command))],
        notes: [`${CALLERS} callers, each to a stream of its own; both logs grow while they are measured.`],
      }
    } finally {
      for (const counters of opened) await counters.close()
    }
  },
}

type Storm = Awaited<ReturnType<typeof storm>>

async function fillCounters(env: BenchEnv, { database }: Counters, events: number): Promise<void> {
  env.say(`a log of ${events} events`)
  const pool = createPool({ url: database.url, log: SILENT, max: 1 })
  const bar = progress('Making the log', 'events', events)
  try {
    await fillLog(pool, events, (done) => bar.set(done))
  } finally {
    bar.end()
    await pool.end()
  }
}

function newAppend(): Parameters<Counters['store']['append']> {
  const metadata = { occurred_at: '2026-01-01T12:00:00.000Z', command_id: randomUUID() }
  return [`bench-${randomUUID()}`, 'no_stream', [{ id: randomUUID(), type: 'Counted', data: { by: 1 }, metadata }]]
}

/** Milliseconds beside milliseconds: of every call, and of all of a round together. */
function rowOf(label: string, { subject, floor }: Rounds<Storm, Storm>): BenchRow {
  const times = subject.flatMap((round) => round.times)
  const each = (rounds: readonly Storm[]) => median(rounds.map(({ rate }) => 1_000 / rate))
  const ratio = each(subject) / each(floor)
  return {
    label,
    unit: 'ms',
    median: each(subject),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    floor: each(floor),
    ratio,
    budget: `≤ ${MAX_RATIO} ×`,
    ok: ratio <= MAX_RATIO,
  }
}
