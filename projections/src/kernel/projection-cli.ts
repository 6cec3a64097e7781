import { setTimeout as sleep } from 'node:timers/promises'
import { isRejection, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import type { Clock } from '@kredka/contracts/kernel/ports'
import type pg from 'pg'
import { type Checkpoint, readCheckpoints } from './checkpoints.ts'
import type { EventLog } from './event-reader.ts'
import { lagsOf } from './log-lag.ts'
import { type RebuildProgress, rebuildProgress, requestRebuild, resumeProjection } from './rebuild.ts'

export interface ProjectionCli {
  readonly pool: pg.Pool
  readonly clock: Clock
}

/** One line of `projections status`. */
export interface ProjectionStatus extends Checkpoint {
  /** Events behind the log's head. */
  readonly lag: number
}

export interface StatusParts extends ProjectionCli {
  readonly events: Pick<EventLog, 'readAll' | 'head' | 'compare'>
}

/** Every read model with its position, lag, error and rebuild. */
export async function projectionStatus({ pool, clock, events }: StatusParts): Promise<readonly ProjectionStatus[]> {
  const rows = await readCheckpoints(pool)
  const foremost = rows.reduce<Checkpoint | undefined>(
    (front, row) => (front === undefined || row.events > front.events ? row : front),
    undefined,
  )
  if (foremost === undefined) return []
  // the others are counted against it: each row knows how many events it has passed
  const front = (await lagsOf(events, [foremost.position], clock.now())).get(foremost.position)?.events ?? 0
  return rows.map((row) => ({ ...row, lag: front + foremost.events - row.events }))
}

/**
 * Asks for a rebuild and follows it to its end. Some process must run the runner: the site, or one started by the
 * caller for the purpose. The end is known by the `next` row's going, so a runner that never leads leaves this waiting
 * until `signal` aborts.
 * @returns PROJECTION_NOT_FOUND, PROJECTION_BUSY, or the last progress: `done`, `parked`, or `rebuilding` where aborted
 */
export async function rebuildProjection(
  { pool, clock }: ProjectionCli,
  name: string,
  onProgress: (progress: RebuildProgress) => void,
  signal: AbortSignal,
  everyMs = 250,
): Promise<RebuildProgress | Rejection> {
  const refused = await requestRebuild(pool, name, clock.now())
  if (refused) return refused
  return follow(pool, name, { onProgress, signal, everyMs }, ({ status }) => status !== 'rebuilding')
}

/**
 * Asks for a rebuild of all these read models, where none is under way, and follows them to their end, as
 * `rebuildProjection` does.
 * @returns the last progress of each
 */
export async function rebuildAll(
  { pool, clock }: ProjectionCli,
  names: readonly string[],
  onProgress: (progress: readonly RebuildProgress[]) => void,
  signal: AbortSignal,
  everyMs = 250,
): Promise<readonly RebuildProgress[]> {
  for (const name of names) await requestRebuild(pool, name, clock.now())
  for (;;) {
    const found = await Promise.all(names.map((name) => rebuildProgress(pool, name)))
    const known = found.filter((progress) => progress !== undefined)
    onProgress(known)
    const isOver = known.length === names.length && known.every(({ status }) => status !== 'rebuilding')
    if (isOver || signal.aborted) return known
    await sleep(everyMs, undefined, { signal }).catch(() => undefined)
  }
}

/**
 * Lets a parked read model go on and follows it until it stands where the foremost one stood, or is parked again.
 * @returns PROJECTION_NOT_FOUND, PROJECTION_NOT_PARKED, or the last progress
 */
export async function resumeParked(
  { pool }: Pick<ProjectionCli, 'pool'>,
  name: string,
  onProgress: (progress: RebuildProgress) => void,
  signal: AbortSignal,
  everyMs = 250,
): Promise<RebuildProgress | Rejection> {
  const front = Math.max(0, ...(await readCheckpoints(pool)).map(({ events }) => events))
  const refused = await resumeProjection(pool, name)
  if (refused) return refused
  return follow(
    pool,
    name,
    { onProgress, signal, everyMs },
    ({ status, events }) => status === 'parked' || events >= front,
  )
}

interface Following {
  readonly onProgress: (progress: RebuildProgress) => void
  readonly signal: AbortSignal
  readonly everyMs: number
}

async function follow(
  pool: pg.Pool,
  name: string,
  { onProgress, signal, everyMs }: Following,
  isOver: (progress: RebuildProgress) => boolean,
): Promise<RebuildProgress | Rejection> {
  for (;;) {
    const progress = (await rebuildProgress(pool, name)) ?? reject('PROJECTION_NOT_FOUND')
    if (isRejection(progress)) return progress
    onProgress(progress)
    if (isOver(progress) || signal.aborted) return progress
    await sleep(everyMs, undefined, { signal }).catch(() => undefined)
  }
}
