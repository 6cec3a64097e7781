import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { until } from '@kredka/backend/kernel/reactions/testing/until'
import type { TestDatabase } from '@kredka/projections/postgres/testing/database'
import { MASTER_KEY } from './product.ts'

const MEMBER = fileURLToPath(new URL('../../cluster/member.ts', import.meta.url))
/** Each look reads the whole log: it takes the longer the more attempts there are. */
const LOOK_MS = 50
/** Who follows finished and rescored attempts. */
const POLICIES = ['attempts.rescore', 'attempts.tell-rescored', 'rewards.earn']
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
  /** One after the other is killed until that is over; the last one lives. @returns how many were killed */
  dieUntil(isOver: (database: TestDatabase) => Promise<boolean>, life: Life, limit: number): Promise<number>
  /** Waits until all that follows from attempts has followed. */
  catchUp(limit: number): Promise<void>
}

export function killedWorker(database: TestDatabase): KilledWorker {
  let child: ChildProcess | undefined

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

  async function countDone(): Promise<number> {
    const text = `select count(*)::int as done from event_store.events where type = any($1)`
    const { rows } = await database.pool.query<{ done: number }>(text, [['AttemptRescored', 'RescoreBatchDone']])
    return rows[0]?.done ?? 0
  }

  return {
    begin,
    kill,
    end: () => over('SIGTERM'),
    dieUntil: async (isOver, life, limit) => {
      const late = performance.now() + limit
      for (let killed = 0; ; killed += 1) {
        const before = await countDone()
        await begin()
        const begun = performance.now()
        const isDone = await until(async () => {
          if (await isOver(database)) return 'over'
          if (performance.now() > late) throw new Error(`not over after ${killed} deaths`)
          const hasLived = performance.now() - begun >= life.ms && (await countDone()) - before >= life.done
          return hasLived ? 'lived' : pause(LOOK_MS).then(() => null)
        }, limit)
        if (isDone === 'over') return killed
        await kill()
      }
    },
    catchUp: async (limit) => {
      await until(async () => {
        const { rows } = await database.pool.query<{ behind: boolean }>(
          `select coalesce(bool_or(case c.position when 'start' then 0 else c.position::bigint end < l.last), true)
                    or count(*) < $3 as behind
             from (select max(position) as last from event_store.events where type = any($2)) l
             left join reactions.checkpoints c on c.name = any($1)`,
          [POLICIES, FOLLOWED, POLICIES.length],
        )
        return rows[0]?.behind === false || pause(100).then(() => null)
      }, limit)
    },
  }
}
