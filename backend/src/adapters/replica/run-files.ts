import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RUN_MS_MAX, type RunFault } from '@kredka/contracts/analysis/rules'
import type { QuestionRunView } from '@kredka/contracts/analysis/views'
import { DAY } from '@kredka/contracts/kernel/durations'
import type { Asked } from '../../analysis/replica.ts'
import { type Answered, failed } from './answered.ts'
import { ageOf, cancelFile, readJson, runFile, runsFolder, writeJson } from './files.ts'

/** What a process is given that answers one question. */
export interface QuestionTask extends Asked {
  readonly folder: string
  /** ISO 8601, and milliseconds since 1970. */
  readonly started_at: string
  readonly started: number
}

/** A question with its answer as it lies in the folder: whose it is, too. */
export interface KeptRun extends QuestionRunView {
  readonly admin_id: string
}

/** Answers of one person that are kept, and for how long any is. */
const KEPT = 5
const KEPT_MS = DAY
/** Whoever still runs after so long has died without a word. */
const LOST_MS = RUN_MS_MAX + 15_000

export function beginRun({ run_id, admin_id, question_id, sql, started_at }: QuestionTask): KeptRun {
  const begun = { id: run_id, admin_id, question_id, sql, started_at, took_ms: null }
  return { ...begun, state: 'running', fault: null, columns: [], rows: [], is_cut: false, as_of: null }
}

export function finishRun(task: QuestionTask, answered: Answered): KeptRun {
  return { ...beginRun(task), ...answered, took_ms: Math.max(0, Math.round(Date.now() - task.started)) }
}

export function failRun(task: QuestionTask, code: RunFault): Promise<void> {
  return writeJson(runFile(task.folder, task.run_id), finishRun(task, failed(code)))
}

/** Null for one that is gone, or somebody else's. */
export async function readRun(folder: string, run_id: string, admin_id: string): Promise<QuestionRunView | null> {
  const file = runFile(folder, run_id)
  const kept = await readJson<KeptRun>(file)
  if (kept === null || kept.admin_id !== admin_id) return null
  const { admin_id: _, ...run } = kept
  if (run.state !== 'running' || ((await ageOf(file)) ?? 0) < LOST_MS) return run
  return { ...run, ...failed('lost') }
}

export async function markCancelled(folder: string, run_id: string): Promise<void> {
  await writeFile(cancelFile(folder, run_id), '')
}

/** Removes what is old, and of one person all but the last ones. */
export async function sweepRuns(folder: string, admin_id: string): Promise<void> {
  const own: { readonly path: string; readonly at: number }[] = []
  for (const name of await readdir(runsFolder(folder))) {
    const path = join(runsFolder(folder), name)
    const found = await stat(path).catch(() => null)
    if (found === null) continue
    if (Date.now() - found.mtimeMs > KEPT_MS) await rm(path, { force: true })
    else if (name.endsWith('.json') && (await readJson<KeptRun>(path))?.admin_id === admin_id) {
      own.push({ path, at: found.mtimeMs })
    }
  }
  for (const { path } of own.toSorted((a, b) => b.at - a.at).slice(KEPT)) await rm(path, { force: true })
}
