import { resolve } from 'node:path'
import { createParts } from '@kredka/backend/composition/container'
import { FOLLOWED_LOG } from '@kredka/backend/composition/identifiers'
import { masterKeyOf } from '@kredka/backend/composition/master-key'
import { type Ground, onGround, prepareDemo } from '../start/ground.ts'
import { welcome } from '../start/welcome.ts'
import { type Command, readArguments } from '../terminal/command.ts'
import { Refusal } from '../terminal/run-main.ts'
import { type Cluster, startCluster } from './cluster.ts'

const RESTART_AFTER_MS = 1_000
/** Several processes share the 200 connections of the embedded Postgres. */
const POOL = '10'

const COMMAND = {
  name: 'cluster',
  says: 'Several apis, workers and projectors on this machine behind a balancer, on the data of npm start, until Ctrl-C.',
  options: {
    fresh: { type: 'boolean', says: 'delete all data first' },
    'no-restart': { type: 'boolean', says: 'leave dead what dies' },
    apis: { type: 'string', value: 'n', default: '3', says: 'how many serve people' },
    workers: { type: 'string', value: 'n', default: '2', says: 'how many do what is due, and make read models' },
    projectors: {
      type: 'string',
      value: 'n',
      default: '0',
      says: 'how many make read models in the place of workers; those that may lag apart, from two on',
    },
  },
} as const satisfies Command

/**
 * `npm run cluster` (OPS-04): three apis and two workers on this machine behind a balancer, and projectors if asked for,
 * on the data of `npm start`, until Ctrl-C. What dies is started anew after a moment, as an orchestrator would; `--no-restart` leaves it dead.
 * @returns exit code
 */
export function runCluster(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { values } = readArguments(COMMAND, args)
  const counts = {
    apis: countOf('--apis', values.apis, 1),
    workers: countOf('--workers', values.workers, 1),
    projectors: countOf('--projectors', values.projectors, 0),
  }
  return onGround(values.fresh, signal, async (ground) => {
    await prepare(ground, signal)
    const cluster = await startCluster({
      ...counts,
      ...(await settingsOf(ground)),
      restartAfterMs: values['no-restart'] ? null : RESTART_AFTER_MS,
      hear: ground.log.hear,
      tell: (line) => console.log(line),
    })
    try {
      const stopped = ground.waitUntilStopped()
      if ((await Promise.race([cluster.waitUntilWhole(), stopped.then(() => 'stopped')])) !== 'stopped') {
        console.log(welcome(ground, cluster.url, membersOf(cluster)))
      }
      await stopped
      return 0
    } finally {
      await cluster.stop()
    }
  })
}

function countOf(option: string, text: string, least: number): number {
  const count = Number(text)
  if (text.trim() !== '' && Number.isInteger(count) && count >= least && count <= 16) return count
  throw new Refusal(`${option} is a number from ${least} to 16, not ${JSON.stringify(text)}.`)
}

/** Schemas and demo data are made once, before anybody serves. */
async function prepare(ground: Ground, signal: AbortSignal): Promise<void> {
  const { config, embedded, log } = ground
  const parts = createParts(config, 'cluster', { embedded, log: log.log })
  try {
    await (await parts.get(FOLLOWED_LOG)).check()
    await prepareDemo(ground, parts, signal)
  } finally {
    await parts.close()
  }
}

async function settingsOf({ config, embedded }: Ground) {
  const key = await masterKeyOf(config)
  const { host, port, trust_proxy, drain_seconds, shutdown_seconds, database_url } = config
  const isAddressGiven = (process.env['PUBLIC_URL'] ?? '') !== ''
  return {
    host,
    port,
    ...(isAddressGiven ? { publicUrl: config.public_url } : {}),
    proxies: trust_proxy,
    embedded,
    env: {
      DATABASE_POOL: POOL,
      ...process.env,
      DATABASE_URL: database_url ?? undefined,
      DATA_DIR: resolve(config.data_dir),
      MASTER_KEY: Buffer.from(key).toString('hex'),
    },
    drainMs: drain_seconds * 1_000,
    shutdownMs: shutdown_seconds * 1_000,
  }
}

function membersOf(cluster: Cluster): readonly string[] {
  const lines = cluster
    .members()
    .map(({ name, url, pid }) => `  ${name.padEnd(12)} ${(url ?? '').padEnd(23)} kill -9 ${pid}`)
  return [...lines, '']
}
