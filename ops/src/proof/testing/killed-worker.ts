import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { until } from '@kredka/backend/kernel/reactions/testing/until'
import type { TestDatabase } from '@kredka/projections/postgres/testing/database'
import { MASTER_KEY } from './product.ts'

const MEMBER = fileURLToPath(new URL('../../cluster/member.ts', import.meta.url))
const LOOK_MS = 50
/** Who follows finished and rescored attempts. */
const POLICIES = ['attempts.rescore', 'attempts.tell-rescored', 'rewards.earn']
/** What shows that a page or an attempt is done. */
const DONE = ['AttemptRescored', 'RescoreBatchDone']
/** What they follow, and what shows that they do. */
const FOLLOWED = ['KeyCorrected', 'AttemptFinished', 'AttemptRescored', 'RescoreBegun', 'RescoreBatchDone']

export interface Life {
  /** For so long a worker works at least. */
  readonly ms: number
  /** And until it got so many attempts and pages done. */
  readonly done: number
}

/** The worker of a site, as a process of its own, that dies without a word. */
export interface KilledWorker {
  /** Resolves when it works. */
  begin(): Promise<void>
  kill(): Promise<void>
  /** Asks it to end, as an orchestrator does. */
  end(): Promise<void>
  /** One after the other is killed until such an event is there; the last one lives. @returns how many were killed */
  dieUntil(type: string, life: Life, limit: number): Promise<number>
  /** Waits until all that follows from attempts has followed. */
  catchUp(limit: number): Promise<void>
}

export function killedWorker(database: TestDatabase): KilledWorker {
  let child: ChildProcess | undefined
  let seen = 0
  const counts = new Map<string, number>()
  /** Where the newest event of a type stands. */
  const lasts = new Map<string, number>()

  async function begin(): Promise<void> {
    const env = {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      MASTER_KEY,
      PORT: '0',
      LOG_LEVEL: 'error',
    }
    const begun = fork(MEMBER, ['worker', 'embedded'], { env, execArgv: ['--disable-warning=ExperimentalWarning'] })
    child = begun
    const ended = once(begun, 'exit').then(([code]) => {
      throw new Error(`the worker ended by itself with ${String(code)}`)
    })
    await Promise.race([once(begun, 'message'), ended])
    ended.catch(() => undefined)
  }

  async function over(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const ending = child
    child = undefined
    if (ending === undefined) return
    const gone = once(ending, 'exit')
    ending.kill(signal)
    await gone
  }

  async function kill(): Promise<void> {
    await over('SIGKILL')
    // Who is dead leads no more: the proof is about what was half done, not about the wait until that is noticed.
    await database.pool.query('update read_side.leases set holder = null')
  }

  /** Of each type how many there are. Each look goes on where the last one ended: the log grows long. */
  async function lookOn(): Promise<void> {
    const { rows } = await database.pool.query<{ type: string; count: number; last: number }>(
      `select type, count(*)::int as count, max(position) as last from event_store.events where position > $1 group by 1`,
      [seen],
    )
    for (const { type, count, last } of rows) {
      counts.set(type, (counts.get(type) ?? 0) + count)
      lasts.set(type, last)
      seen = Math.max(seen, last)
    }
  }

  const doneSoFar = () => DONE.reduce((sum, type) => sum + (counts.get(type) ?? 0), 0)

  return {
    begin,
    kill,
    end: () => over('SIGTERM'),
    dieUntil: async (type, life, limit) => {
      const late = performance.now() + limit
      for (let killed = 0; ; killed += 1) {
        await lookOn()
        const before = doneSoFar()
        await begin()
        const begun = performance.now()
        const isDone = await until(async () => {
          await lookOn()
          if (counts.has(type)) return 'over'
          if (performance.now() > late) throw new Error(`not over after ${killed} deaths`)
          const hasLived = performance.now() - begun >= life.ms && doneSoFar() - before >= life.done
          return hasLived ? 'lived' : pause(LOOK_MS).then(() => null)
        }, limit)
        if (isDone === 'over') return killed
        await kill()
      }
    },
    catchUp: async (limit) => {
      await until(async () => {
        await lookOn()
        const { rows } = await database.pool.query<{ position: string }>(
          'select position from reactions.checkpoints where name = any($1)',
          [POLICIES],
        )
        const last = Math.max(0, ...FOLLOWED.map((type) => lasts.get(type) ?? 0))
        const isThere = rows.length === POLICIES.length && rows.every(({ position }) => Number(position) >= last)
        return isThere || pause(LOOK_MS).then(() => null)
      }, limit)
    },
  }
}
