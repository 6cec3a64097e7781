import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '@kredka/backend/config/config'
import { type Balancer, startBalancer } from './balancer/balancer.ts'
import { type Member, type Role, type Supervised, supervise } from './supervise.ts'

export interface ClusterOptions {
  readonly host: string
  /** Of the balancer; 0 takes a free one. */
  readonly port: number
  /** How people reach the balancer. Default: http://localhost and its port. */
  readonly publicUrl?: string
  readonly apis: number
  readonly workers: number
  /** They make the read models then, and workers do not. The second, fourth … leads those that may lag. */
  readonly projectors: number
  /** Settings of every process; where they answer is set here. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** Proxies of ours that stand before the balancer. */
  readonly proxies: number
  readonly embedded: boolean
  /** How long after its death a process is started anew; null: never. */
  readonly restartAfterMs: number | null
  /** Each line that a process logs. */
  readonly hear: (line: string) => void
  /** What happens to processes, in words for people. */
  readonly tell: (line: string) => void
  /** How long an api answers on after it was told to stop. */
  readonly drainMs: number
  readonly shutdownMs: number
}

export interface Cluster {
  /** Where people reach it. */
  readonly url: string
  members(): readonly Member[]
  /** Names of the apis that take requests now. */
  ready(): readonly string[]
  /** Resolves when every process runs and every api takes requests, or the cluster stops. */
  waitUntilWhole(): Promise<void>
  /** Drains the balancer, then ends the processes. Idempotent. */
  stop(): Promise<void>
}

const LOOK_MS = 50

/**
 * Several apis, workers and projectors over one database and one log, behind a balancer (OPS-04).
 * @throws ConfigError for a port in use
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const balancer = await startBalancer({ ...options, behindProxy: options.proxies > 0 })
  const url = options.publicUrl ?? `http://localhost:${balancer.port}`
  const env = {
    ...options.env,
    HOST: '127.0.0.1',
    PORT: '0',
    PUBLIC_URL: url,
    TRUST_PROXY: String(options.proxies + 1),
  }
  const supervised = planOf(options).map((one) => begin(options, balancer, { ...env, ...one.env }, one))
  const isWhole = () =>
    supervised.every((one) => one.member().url !== null) && balancer.backends.ready().length === options.apis
  let stopping: Promise<void> | undefined
  const stop = async () => {
    await balancer.stop(options.shutdownMs)
    await Promise.all(supervised.map((one) => one.stop(options.drainMs + options.shutdownMs + 5_000)))
  }
  return {
    url,
    members: () => supervised.map((one) => one.member()),
    ready: () => balancer.backends.ready(),
    waitUntilWhole: async () => {
      while (stopping === undefined && !isWhole()) await pause(LOOK_MS)
    },
    stop: () => {
      stopping ??= stop()
      return stopping
    },
  }
}

interface Planned {
  readonly name: string
  readonly role: Role
  /** What is set for it alone. */
  readonly env: { readonly READ_MODELS?: Config['read_models'] }
}

function planOf({ apis, workers, projectors }: ClusterOptions): readonly Planned[] {
  const several = (role: Role, count: number, envOf: (n: number) => Planned['env']) =>
    Array.from({ length: count }, (_, n) => ({ name: `${role}-${n + 1}`, role, env: envOf(n) }))
  return [
    ...several('api', apis, () => ({})),
    ...several('worker', workers, () => (projectors > 0 ? { READ_MODELS: 'none' } : {})),
    ...several('projector', projectors, (n) => ({ READ_MODELS: n % 2 === 0 ? 'common' : 'apart' })),
  ]
}

function begin(
  options: ClusterOptions,
  { backends }: Balancer,
  env: Readonly<Record<string, string | undefined>>,
  { name, role }: Planned,
): Supervised {
  let starts = 0
  return supervise({
    name,
    role,
    env,
    embedded: options.embedded,
    restartAfterMs: options.restartAfterMs,
    hear: options.hear,
    onStart: ({ url, pid }) => {
      if (role === 'api' && url !== null) backends.add(name, url)
      if (starts > 0) options.tell(`${name} runs again, as process ${pid}`)
      starts += 1
    },
    onEnd: ({ pid }, how) => {
      backends.remove(name)
      options.tell(`${name} (process ${pid}) ${how}`)
    },
  })
}
