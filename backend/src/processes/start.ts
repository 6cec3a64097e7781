import { setTimeout as delay } from 'node:timers/promises'
import { announce } from '@kredka/projections/postgres/leases'
import { createParts, type Overrides, type Parts } from '../composition/container.ts'
import {
  CLOCK,
  CLOSERS,
  FOLLOWED_LOG,
  HTTP,
  IDS,
  LIVE,
  LOG,
  PAUSE,
  POOL,
  WAITING,
  WORKER,
} from '../composition/identifiers.ts'
import { startTracing } from '../composition/tracing.ts'
import type { RunningWorker } from '../composition/worker.ts'
import { type Config, ConfigError } from '../config/config.ts'
import { createHttp, type HttpDeps } from '../http/http.ts'
import type { Readiness } from '../http/probes/probes.ts'
import type { FollowedLog } from '../kernel/followed-log/followed-log.ts'
import type { LiveSide } from '../live/live-side.ts'
import { once, type Running } from './process.ts'
import { type HttpServer, listen } from './server.ts'

export interface StartOverrides extends Overrides {
  /** Done when schemas and stores are there and before the first request is taken: seeds. */
  readonly prepare?: (parts: Parts) => Promise<void>
}

/**
 * api and worker in one process (architecture: Processes).
 * @throws ConfigError with clear lines for what the person can mend
 */
export function startSite(config: Config, overrides: StartOverrides = {}): Promise<Running> {
  return start(config, { role: 'site', api: true, worker: 'all' }, overrides)
}

/** HTTP alone. */
export function startApi(config: Config, overrides: StartOverrides = {}): Promise<Running> {
  return start(config, { role: 'api', api: true, worker: null }, overrides)
}

/** ProjectionRunner, policies, alarms, mails and jobs alone, with probes and metrics on its port. */
export function startWorker(config: Config, overrides: StartOverrides = {}): Promise<Running> {
  return start(config, { role: 'worker', api: false, worker: 'all' }, overrides)
}

/** Read models alone: all, or those of its group before the others (READ_MODELS). */
export function startProjector(config: Config, overrides: StartOverrides = {}): Promise<Running> {
  if (config.read_models === 'none')
    throw new ConfigError(['READ_MODELS is none: a projector would have nothing to do'])
  return start(config, { role: 'projector', api: false, worker: 'read models' }, overrides)
}

interface Role {
  readonly role: string
  readonly api: boolean
  /** What it does behind the requests; null: nothing. */
  readonly worker: 'all' | 'read models' | null
}

async function start(given: Config, { role, api, worker }: Role, overrides: StartOverrides): Promise<Running> {
  const http = await listen(given.host, given.port)
  const config = given.port === http.port ? given : withPort(given, http.port)
  const parts = createParts(config, role, overrides)
  let running: RunningWorker | undefined
  let live: LiveSide | undefined
  let isServing = false
  let announced: { readonly ended: Promise<void> } | undefined
  const watching = new AbortController()
  const leaving = new AbortController()
  const stop = once(async () => {
    watching.abort()
    http.drain()
    // one of several: whoever hands requests out must see it first; a whole site has nobody who would take them
    if (isServing && api && worker === null) {
      const pause = await parts.get(PAUSE)
      await pause(config.drain_seconds * 1000, new AbortController().signal)
    }
    // sockets first: a server with open ones would wait for them
    await live?.close()
    await http.stop(config.shutdown_seconds * 1000)
    await running?.stop()
    leaving.abort()
    await announced?.ended
    await parts.close()
  })
  let lost: Promise<Error>
  try {
    const endTracing = await startTracing(config, role)
    if (endTracing !== null) (await parts.get(CLOSERS)).add('traces', endTracing)
    const followed = await parts.get(FOLLOWED_LOG)
    await followed.check()
    announced = await announceProcess(parts, leaving.signal)
    await overrides.prepare?.(parts)
    const work = await parts.get(WORKER)
    await work.prepare()
    if (worker !== null) running = work.start((await parts.get(WAITING)).wake, worker)
    if (api) live = await parts.get(LIVE)
    const deps = await parts.get(HTTP)
    if (running !== undefined) await waitUntilReady(deps.readiness)
    await serve(live === undefined ? deps : { ...deps, told: live.lastPosition }, http, api)
    if (live !== undefined) http.serveUpgrades(live)
    isServing = true
    lost = waitForLostLog(followed, watching.signal, () => running?.stop())
  } catch (error) {
    await stop()
    throw error
  }
  const url = `http://${given.host === '0.0.0.0' || given.host === '::' ? '127.0.0.1' : given.host}:${http.port}`
  ;(await parts.get(LOG)).info({ url, public_url: config.public_url }, 'ready')
  return { url, parts, stop, lost }
}

/** Whoever exchanges the log or the tables sees that this process still runs, whatever it leads. */
async function announceProcess(parts: Parts, signal: AbortSignal): Promise<{ readonly ended: Promise<void> }> {
  const [pool, clock, ids, log] = await Promise.all([parts.get(POOL), parts.get(CLOCK), parts.get(IDS), parts.get(LOG)])
  return announce({ pool, clock, log, holder: ids.uuid() }, signal)
}

/** Resolves when the log turns out to be another, once nothing follows it any more; never while all is well. */
async function waitForLostLog(
  followed: FollowedLog,
  signal: AbortSignal,
  endWork: () => Promise<void> | undefined,
): Promise<Error> {
  const found = await followed.watch(signal)
  if (found === undefined) return new Promise(() => undefined)
  await endWork()
  return found
}

const MAX_WAIT_MS = 10_000

/**
 * A first start makes the tables of the read models: requests wait for them. Not for ever: where another worker of
 * newer code leads, this process serves on, unready.
 */
async function waitUntilReady(readiness: readonly Readiness[]): Promise<void> {
  const deciding = readiness.filter(({ isNote }) => !isNote)
  const end = performance.now() + MAX_WAIT_MS
  while (performance.now() < end) {
    const faults = await Promise.all(deciding.map((part) => part.check().catch(() => 'down')))
    if (faults.every((fault) => fault === null)) return
    await delay(20)
  }
}

async function serve(deps: HttpDeps, http: HttpServer, api: boolean): Promise<void> {
  const nothing = { endpoints: [], handlers: [], queryHandlers: [], documents: [], heads: [] }
  const app = await createHttp(api ? deps : { ...deps, ...nothing })
  http.serve(app.callback())
}

/** With `PORT=0` the port is known only now, and with it the address of the site where none is configured. */
function withPort(config: Config, port: number): Config {
  const derived = config.public_url === `http://localhost:${config.port}`
  return { ...config, port, public_url: derived ? `http://localhost:${port}` : config.public_url }
}
