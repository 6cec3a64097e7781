import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { RUN_MS_MAX } from '@kredka/contracts/analysis/rules'
import type { ReplicaView } from '@kredka/contracts/analysis/views'
import type { Clock, Ids, Log } from '@kredka/contracts/kernel/ports'
import { type Lease, tryLease } from '@kredka/projections/postgres/leases'
import type pg from 'pg'
import type { Place, Replica } from '../../analysis/replica.ts'
import type { Config } from '../../config/config.ts'
import type { Children } from './children.ts'
import {
  ageOf,
  makeFolder,
  type Progress,
  progressFile,
  readJson,
  readManifest,
  runFile,
  type Schema,
  schemaFile,
  sizeOf,
  writeJson,
} from './files.ts'
import { beginRun, failRun, markCancelled, type QuestionTask, readRun, sweepRuns } from './run-files.ts'

/** What a process is given that reads the log into the copy. */
export interface RefreshTask {
  readonly config: Config
  readonly folder: string
}

export interface ReplicaParts {
  readonly config: Config
  readonly pool: pg.Pool
  readonly clock: Clock
  readonly ids: Ids
  readonly log: Log
  readonly children: Children
  readonly isSupported?: () => boolean
}

const REFRESH = new URL('../../processes/replica.ts', import.meta.url)
const QUESTION = new URL('../../processes/question.ts', import.meta.url)
/** Questions that one process has answered at once. */
const AT_ONCE = 2
/** A reading that has said nothing for so long is over. */
const SILENT_MS = 15_000
/** Whoever does not end when its time is over is ended so much later. */
const GRACE_MS = 3_000

/** The copy in a folder of this machine, which processes of a site may share. */
export function createReplica(parts: ReplicaParts): Replica {
  const { config, pool, clock, ids, log, children } = parts
  const folder = config.replica_dir
  const isSupported = parts.isSupported ?? hasDuckDB
  let answering = 0

  async function workOf(): Promise<ReplicaView['work']> {
    const progress = await readJson<Progress>(progressFile(folder))
    if (progress === null) return null
    const isSilent = ((await ageOf(progressFile(folder))) ?? 0) > SILENT_MS
    return isSilent ? { ...progress, state: 'failed' } : progress
  }

  async function view(): Promise<ReplicaView> {
    const nothing = { as_of: null, events: 0, bytes: 0, work: null }
    if (!config.analyst_questions) return { state: 'off', ...nothing }
    if (!isSupported()) return { state: 'unsupported', ...nothing }
    const work = await workOf()
    const manifest = await readManifest(folder)
    if (manifest === null) return { state: 'none', ...nothing, work }
    const { as_of, events } = manifest
    return { state: 'ready', as_of, events, bytes: await sizeOf(folder, manifest), work }
  }

  async function read(): Promise<void> {
    const ended = new AbortController()
    const isDone = await children.run(REFRESH, { config, folder } satisfies RefreshTask, folder, ended.signal)
    const file = progressFile(folder)
    const progress = await readJson<Progress>(file)
    if (isDone) await rm(file, { force: true })
    else await writeJson(file, { read: 0, reached_at: null, ...progress, state: 'failed' } satisfies Progress)
    if (!isDone) log.error({ part: 'replica' }, 'the copy of the log for analysts could not be brought up to date')
  }

  async function answer(task: QuestionTask, lease: Lease): Promise<void> {
    const late = AbortSignal.timeout(RUN_MS_MAX + GRACE_MS)
    const signal = AbortSignal.any([late, lease.signal])
    const isDone = await children.run(QUESTION, { ...task }, folder, signal)
    const run = isDone ? null : await readRun(folder, task.run_id, task.admin_id)
    if (run?.state === 'running') await failRun(task, late.aborted ? 'time' : 'lost')
  }

  async function takePlace(admin_id: string): Promise<Place | 'QUESTION_RUNNING' | 'QUESTIONS_BUSY'> {
    const lease = await tryLease({ pool, name: `question:${admin_id}`, holder: ids.uuid(), clock, log })
    if (lease === undefined) return 'QUESTION_RUNNING'
    if (answering >= AT_ONCE) {
      await lease.release()
      return 'QUESTIONS_BUSY'
    }
    answering += 1
    const giveUp = async () => {
      answering -= 1
      await lease.release()
    }
    return {
      giveUp,
      async ask(asked) {
        const started_at = new Date(clock.now()).toISOString()
        const task = { ...asked, folder, started_at, started: Date.now() }
        await makeFolder(folder)
        await sweepRuns(folder, admin_id)
        await writeJson(runFile(folder, asked.run_id), beginRun(task))
        answer(task, lease)
          .catch((error: unknown) => log.error({ error, part: 'replica' }, 'a question was lost'))
          .finally(() => void giveUp())
      },
    }
  }

  return {
    view,
    takePlace,
    async tables() {
      const manifest = await readManifest(folder)
      if (manifest === null) return []
      return (await readJson<Schema>(schemaFile(folder, manifest.catalog)))?.tables ?? []
    },
    async refresh() {
      await makeFolder(folder)
      if ((await workOf())?.state === 'running') return false
      await writeJson(progressFile(folder), { state: 'running', read: 0, reached_at: null } satisfies Progress)
      read().catch((error: unknown) => log.error({ error, part: 'replica' }, 'the copy of the log is not followed'))
      return true
    },
    run: (run_id, admin_id) => readRun(folder, run_id, admin_id),
    async cancel(run_id, admin_id) {
      const run = await readRun(folder, run_id, admin_id)
      if (run?.state === 'running') await markCancelled(folder, run_id)
      return run !== null
    },
  }
}

/** Whether DuckDB was built for this machine and is installed. It is loaded by other processes alone. */
function hasDuckDB(): boolean {
  try {
    const here = createRequire(import.meta.url)
    const bindings = createRequire(here.resolve('@duckdb/node-api')).resolve('@duckdb/node-bindings')
    createRequire(bindings).resolve(`@duckdb/node-bindings-${process.platform}-${process.arch}/duckdb.node`)
    return true
  } catch {
    return false
  }
}
