import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@kredka/projections/postgres/embedded-postgres'
import { createPool } from '@kredka/projections/postgres/postgres'
import { type Command, readArguments } from '../terminal/command.ts'
import { progress } from '../terminal/progress.ts'
import { SILENT } from '../terminal/silent.ts'
import { forkWriter } from './fork-writer.ts'
import { checkInvariants, type Verdict } from './invariants.ts'
import type { WriterTask } from './plan.ts'
import { startWatcher } from './watcher.ts'

const PROCESSES = 8
const STORM = { appends: 1_000, callers: 16 }
const RACE = { appends: 40, callers: 2 }
const KILLS = 5
const VICTIM = { appends: 400, callers: 8 }

const COMMAND = {
  name: 'stress',
  says: 'Many processes against one log of its own, some of them killed, and whether its rules hold then: a minute.',
} as const satisfies Command

/**
 * Many processes against one log, some of them killed: then its invariants are checked (EVT-03, EVT-04). Bounded: about
 * a minute.
 * @returns 1 when one does not hold
 */
export async function stress(args: readonly string[], signal: AbortSignal): Promise<number> {
  readArguments(COMMAND, args)
  const folder = await mkdtemp(join(tmpdir(), 'kredka-stress-'))
  const server = await startEmbeddedPostgres({ dataDir: folder, durable: true, log: SILENT })
  const pool = createPool({ url: server.url, log: SILENT, statementTimeoutMs: 0 })
  try {
    const watcher = await startWatcher(server.url)
    const task = { url: server.url, kind: 'own' } as const
    const stormed = await storm(
      'every process its own streams',
      PROCESSES,
      { ...task, ...STORM, seed: 'storm' },
      signal,
    )
    const raced = await storm('one stream for all', PROCESSES, { ...task, ...RACE, kind: 'same', seed: 'race' }, signal)
    const killed = await killAgainAndAgain({ ...task, ...VICTIM, seed: 'victim' }, signal)
    const confirmed = stormed + raced + killed
    await watcher.end(confirmed)
    const { rows } = await pool.query<{ count: number }>('select count(*) from event_store.events')
    const verdicts: Verdict[] = [
      {
        name: 'rows are what was confirmed',
        faults: rows[0]?.count === confirmed ? [] : [`${rows[0]?.count} of ${confirmed}`],
      },
      { name: 'a reader saw every event once and in order', faults: watcher.faults },
      ...(await checkInvariants(pool)),
    ]
    return report(verdicts, confirmed)
  } finally {
    await pool.end()
    await server.stop()
    await rm(server.home, { recursive: true, force: true })
    await rm(folder, { recursive: true, force: true })
  }
}

/** @returns confirmed events */
async function storm(label: string, processes: number, task: WriterTask, signal: AbortSignal): Promise<number> {
  const bar = progress(label, 'appends', processes * task.appends)
  const confirmed = new Array<number>(processes).fill(0)
  const ends = await Promise.all(
    confirmed.map((_, n) =>
      forkWriter(task.kind === 'own' ? { ...task, seed: `${task.seed}-${n}` } : task, signal, (news) => {
        confirmed[n] = news.confirmed
        bar.set(confirmed.reduce((sum, count) => sum + count, 0))
        return undefined
      }),
    ),
  )
  bar.end()
  return ends.reduce((sum, { events }) => sum + events, 0)
}

/**
 * Writers that are killed in the middle of their appends; a successor then wants the very same events. What the first
 * one wrote is confirmed to it as its own, and nothing is there twice.
 */
async function killAgainAndAgain(task: WriterTask, signal: AbortSignal): Promise<number> {
  const bar = progress('killed and begun again', 'processes', KILLS)
  let events = 0
  for (let n = 0; n < KILLS; n += 1) {
    const victim = { ...task, seed: `${task.seed}-${n}` }
    const after = 20 + n * 70
    const { killed } = await forkWriter(victim, signal, ({ confirmed }) => (confirmed >= after ? 'kill' : undefined))
    if (!killed) throw new Error('the writer was done before it could be killed')
    events += (await forkWriter(victim, signal)).events
    bar.set(n + 1)
  }
  bar.end()
  return events
}

function report(verdicts: readonly Verdict[], events: number): number {
  for (const { name, faults } of verdicts) {
    console.log(`${faults.length === 0 ? 'holds ' : 'BROKEN'}  ${name}`)
    for (const fault of faults.slice(0, 10)) console.log(`        ${fault}`)
  }
  const broken = verdicts.filter(({ faults }) => faults.length > 0).length
  console.log(broken === 0 ? `${events} events, all invariants hold` : `${broken} invariants are broken`)
  return broken === 0 ? 0 : 1
}
