import { setTimeout as sleep } from 'node:timers/promises'
import { takeLease } from '../postgres/leases.ts'
import { ASYNC_COMMIT, prepare } from '../postgres/postgres.ts'
import { applyBatch, type RunnerContext } from './batch.ts'
import { catchUp } from './catch-up.ts'
import { registerVersions } from './checkpoints.ts'
import { type ReadModelGroup, readClaimed } from './groups.ts'
import { createLater, type Later } from './later.ts'
import { type Moved, payloadOf } from './moved.ts'
import type { Projection } from './projection.ts'
import {
  type Group,
  type Held,
  makePlan,
  OUTDATED,
  type Plan,
  type Role,
  signatureOf,
  type Track,
} from './runner-plan.ts'
import { createTurns, type Turns } from './turns.ts'

export interface RunnerOptions extends RunnerContext {
  /** All of this code's projections. */
  readonly projections: readonly Projection[]
  /** Unique per process and start. */
  readonly holder: string
  /** Default `runner`. */
  readonly leaseName?: string
  /** Led here whenever another process of the same group does not: whoever leads all others leaves it. */
  readonly group?: ReadModelGroup | undefined
  /** How often requests of other processes are looked for. Default 1 000 ms. */
  readonly lookEveryMs?: number
  /** Default `HEARTBEAT_MS` and `EXPIRY_MS`. */
  readonly heartbeatMs?: number
  readonly expiryMs?: number
}

export type RunnerState = 'waiting' | 'leading' | 'stood_down' | 'stopped'

export interface ProjectionRunner {
  state(): RunnerState
  /** Called whenever read models moved, with where to where that is known. @returns ends the listening */
  onCommit(listener: Tell): () => void
  /** Ends after the running batch and hands the lease on. Idempotent. */
  stop(): Promise<void>
}

/**
 * Runs the read models in this process whenever it holds the lease: one reader a track, each event opened once in it,
 * one transaction a batch. It mends itself: whatever fails is begun anew from the checkpoints. `migrateReadSide` must
 * have run.
 */
export function startProjectionRunner(options: RunnerOptions): ProjectionRunner {
  const stopping = new AbortController()
  const listeners = new Set<Tell>()
  let state: RunnerState = 'waiting'
  const tell: Tell = (moved) => {
    for (const listener of listeners) listener(moved)
  }
  const run = async () => {
    await retry(options, stopping.signal, () =>
      registerVersions(options.pool, options.projections, options.clock.now()),
    )
    const note = (now: RunnerState) => {
      state = now
    }
    await Promise.all([
      lead(options, 'runner', stopping.signal, tell, note),
      lead(options, 'newer', stopping.signal, tell, () => undefined),
      ...(options.group === undefined ? [] : [lead(options, options.group, stopping.signal, tell, () => undefined)]),
    ])
    if (state === 'stood_down') options.log.warn({}, 'a newer process leads the read side: this one stands down')
    else state = 'stopped'
  }
  const done = run().catch((error) => options.log.error({ error: String(error) }, 'the runner ended'))
  return {
    state: () => state,
    onCommit: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: () => {
      stopping.abort()
      return done
    },
  }
}

export type Tell = (moved?: Moved) => void

/** Plays the role whenever this process holds its lease, until `signal` aborts or newer code has taken it over. */
async function lead(
  options: RunnerOptions,
  role: Role,
  signal: AbortSignal,
  tell: Tell,
  note: (state: RunnerState) => void,
): Promise<void> {
  const runner = options.leaseName ?? 'runner'
  const name = role === 'runner' ? runner : `${runner}:${role}`
  for (let isOutdated = false; !signal.aborted && !isOutdated; ) {
    const lease = await takeLease({ ...options, name }, signal)
    if (!lease) return
    note('leading')
    options.log.info({ token: lease.token, role }, 'leads the read side')
    isOutdated = await runPlans(
      options,
      { name, token: lease.token, runner },
      role,
      AbortSignal.any([signal, lease.signal]),
      tell,
    )
    note(isOutdated ? 'stood_down' : 'waiting')
    await lease.release()
  }
}

/** @returns whether newer code is in place */
async function runPlans(
  options: RunnerOptions,
  held: Held,
  role: Role,
  signal: AbortSignal,
  tell: Tell,
): Promise<boolean> {
  let ended: typeof OUTDATED | undefined
  while (!signal.aborted && ended === undefined) {
    ended = await retry(options, signal, async () => {
      const plan = await makePlan(options, options.projections, held, role)
      if (plan === OUTDATED) return OUTDATED
      await runPlan(options, plan, held, signal, tell)
      return undefined
    })
  }
  return ended === OUTDATED
}

/** Runs the runners, groups and look-out side by side until one of them ends, which asks for a new plan. */
async function runPlan(
  options: RunnerOptions,
  plan: Plan,
  { runner }: Held,
  signal: AbortSignal,
  tell: Tell,
): Promise<void> {
  const round = new AbortController()
  const until = AbortSignal.any([signal, round.signal])
  const notify = createNotifier(options, tell)
  const parts = [
    lookOut(options, runner, plan.signature, until),
    ...plan.tracks.flatMap((track) => runTrack(options, track, until, notify)),
  ]
  const ended = parts.map((part) => part.finally(() => round.abort()))
  const results = await Promise.allSettled(ended)
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

function runTrack(context: RunnerContext, { runner, behind }: Track, signal: AbortSignal, tell: Tell): Promise<void>[] {
  const turns = createTurns(runner?.position)
  return [
    ...(runner ? runGroup(context, runner, turns, signal, tell) : []),
    ...behind.map((group) => catchUp(context, group, turns, signal, tell)),
  ]
}

/** Its batches, and between them what may lag. */
function runGroup(
  context: RunnerContext,
  runner: Group,
  turns: Turns,
  signal: AbortSignal,
  tell: Tell,
): Promise<void>[] {
  const later = createLater(context, runner, turns)
  return [follow(context, runner, turns, signal, tell, later), later.run(signal)]
}

async function follow(
  context: RunnerContext,
  runner: Group,
  turns: Turns,
  signal: AbortSignal,
  tell: Tell,
  later: Later,
): Promise<void> {
  tell()
  const names = runner.members.map(({ projection }) => projection.name)
  const rest = runner.members.every(({ projection }) => projection.isApart === true) ? REST_APART : REST
  for await (const { events, position, caught_up } of context.events.subscribe(runner.position, signal)) {
    if (signal.aborted) return
    if (events.length === 0) continue
    const began = performance.now()
    const parked = await turns.take(async () => {
      const from = turns.position() ?? runner.position
      const batch = { members: runner.members, from, to: position, stored: events }
      const apply = () => applyBatch(context, batch)
      const left = await (context.around?.(batch, apply) ?? apply())
      turns.move(position)
      return left
    })
    if (parked.length > 0) return tell()
    later.noteTypes(events.map(({ type }) => type))
    tell({ names, to: position })
    if (caught_up) await restAfter(performance.now() - began, rest, signal)
  }
}

/** How much longer than a batch took what follows it gathers, and how long at most in milliseconds. */
interface Rest {
  readonly times: number
  readonly maxMs: number
}

/** The common ones: nobody notices, and many small batches cost far more than a few larger ones. */
const REST: Rest = { times: 1, maxMs: 20 }
/** What goes apart takes a fifth of the time at most, however many events come. */
const REST_APART: Rest = { times: 4, maxMs: 400 }

async function restAfter(ms: number, { times, maxMs }: Rest, signal: AbortSignal): Promise<void> {
  await sleep(Math.min(times * ms, maxMs), undefined, { signal }).catch(() => undefined)
}

/** Ends when somebody parked, resumed, asked for a rebuild, brought newer versions or took or left a group. */
async function lookOut(options: RunnerOptions, runner: string, signature: string, signal: AbortSignal): Promise<void> {
  const { pool, clock } = options
  while (!signal.aborted) {
    await sleep(options.lookEveryMs ?? 1_000, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return
    const claimed = await readClaimed(pool, runner, clock.now())
    if ((await signatureOf(pool, claimed)) !== signature) return
  }
}

/** Who hears it looks into what was committed before: the notice itself need not wait for the disk. */
const NOTIFY = `select pg_notify('read_side', $1) from ${ASYNC_COMMIT} as commit`

/**
 * Tells listeners at once and other processes by NOTIFY: outside of the transaction, where it would make commits queue,
 * and at most one at a time.
 */
function createNotifier(context: RunnerContext, tell: Tell): Tell {
  let isSending = false
  let due: string | undefined
  const send = async () => {
    isSending = true
    while (due !== undefined) {
      const values = [due]
      due = undefined
      const notify = { ...prepare(NOTIFY), values }
      await context.pool.query(notify).catch(() => undefined)
    }
    isSending = false
  }
  return (moved) => {
    tell(moved)
    // of several commits the last speaks for all, unless one of them only says that something moved
    due = due === '' ? '' : payloadOf(moved)
    if (!isSending) void send()
  }
}

const FIRST_PAUSE_MS = 100
const MAX_PAUSE_MS = 5_000

/**
 * Repeats with growing pauses; what worked for a while begins with short ones.
 * @returns undefined when `signal` aborted
 */
async function retry<T>({ log }: RunnerContext, signal: AbortSignal, work: () => Promise<T>): Promise<T | undefined> {
  let pause = FIRST_PAUSE_MS
  while (!signal.aborted) {
    const began = performance.now()
    try {
      return await work()
    } catch (error) {
      log.warn({ error: String(error) }, 'the read side tries again')
    }
    if (performance.now() - began > 2 * MAX_PAUSE_MS) pause = FIRST_PAUSE_MS
    await sleep(pause, undefined, { signal }).catch(() => undefined)
    pause = Math.min(pause * 2, MAX_PAUSE_MS)
  }
  return undefined
}
