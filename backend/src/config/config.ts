import { join } from 'node:path'
import { BadValue } from './parsers.ts'
import { SETTINGS, type Setting } from './settings.ts'

type Values = { readonly [K in keyof typeof SETTINGS]: (typeof SETTINGS)[K] extends Setting<infer T> ? T : never }

/** The checked configuration of a process (OPS-07). */
export interface Config extends Values {
  /** Always set: without `PUBLIC_URL` it is localhost with the port. */
  readonly public_url: string
  /** Always set: without `REPLICA_DIR` it is in the data folder. */
  readonly replica_dir: string
  /** Cookies are `Secure`, and HSTS is sent. */
  readonly https: boolean
  readonly production: boolean
  /** Answers are compared with their schemas: in development and tests, where a wrong one should fail early. */
  readonly check_answers: boolean
}

/** Every bad value, one line each. Shown as it is: no stack trace. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads and checks the environment; an empty variable counts as not set.
 * @throws ConfigError with all faults at once
 */
export function readConfig(env: Environment): Config {
  const faults: string[] = []
  const entries = Object.entries(SETTINGS).map(([name, setting]) => [name, readSetting(setting, env, faults)] as const)
  if (faults.length > 0) throw new ConfigError(faults)
  return complete(Object.fromEntries(entries) as Values)
}

function readSetting(setting: Setting<unknown>, env: Environment, faults: string[]): unknown {
  const given = env[setting.variable]?.trim()
  const text = given === undefined || given === '' ? setting.fallback : given
  if (text === null) return null
  try {
    return setting.parse(text)
  } catch (error) {
    if (!(error instanceof BadValue)) throw error
    faults.push(`${setting.variable} ${error.message}${setting.secret ? '' : `, not ${JSON.stringify(text)}`}`)
    return null
  }
}

const NO_KEY =
  'MASTER_KEY must be set where data lives outside the embedded Postgres of a development machine: openssl rand -hex 32'

const HALF_PUSH = 'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT must be set together, or none of them'

function complete(values: Values): Config {
  const production = values.node_env === 'production'
  const elsewhere = values.database_url !== null || values.eventstore_url !== null
  const faults: string[] = []
  if (values.master_key === null && (production || (elsewhere && values.node_env !== 'test'))) faults.push(NO_KEY)
  if (values.public_url === null && production) faults.push('PUBLIC_URL must be set in production')
  const vapid = [values.vapid_public_key, values.vapid_private_key, values.vapid_subject]
  if (vapid.includes(null) && vapid.some((value) => value !== null)) faults.push(HALF_PUSH)
  if (production && values.push_services.some((service) => service.includes('://'))) {
    faults.push('PUSH_SERVICES must name hosts alone in production')
  }
  if (faults.length > 0) throw new ConfigError(faults)
  const public_url = values.public_url ?? `http://localhost:${values.port}`
  const replica_dir = values.replica_dir ?? join(values.data_dir, 'replica')
  return {
    ...values,
    public_url,
    replica_dir,
    production,
    https: public_url.startsWith('https:'),
    check_answers: !production,
  }
}

/** The text of `.env.example`: every variable with what it is for and its default, commented out. */
export function renderEnvExample(): string {
  const blocks = Object.values(SETTINGS).map(
    (setting) => `# ${setting.about}\n#${setting.variable}=${setting.fallback ?? ''}\n`,
  )
  return `# Every setting of a process, with its default. Copy to .env or set in the environment.\n\n${blocks.join('\n')}`
}
