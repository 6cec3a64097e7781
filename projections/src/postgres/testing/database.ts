import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { createPool } from '../postgres.ts'
import { SILENT, TEST_POSTGRES } from './server.ts'

/** Name of the template that has every migration applied. */
export const SITE_TEMPLATE = 'kredka_template_site'
/** Name of the template that has the tables of every read model too, and nothing in them. */
export const READ_MODELS_TEMPLATE = 'kredka_template_read_models'
/** Name of the template whose log holds the demonstration. */
export const DEMO_TEMPLATE = 'kredka_template_demo'

const TEMPLATES = {
  empty: 'template0',
  site: SITE_TEMPLATE,
  'read models': READ_MODELS_TEMPLATE,
  demo: DEMO_TEMPLATE,
} as const

export interface TestDatabase {
  readonly url: string
  readonly pool: pg.Pool
  /** Ends the pool, cuts other sessions and deletes the database. */
  drop(): Promise<void>
}

/**
 * Makes a database to copy from, once: a second call with the same name does nothing, and one at the same time, by
 * another worker of the run, waits for the first.
 * @param prepare fills it; it must close what it opened, since nothing may stay connected to a template
 */
export async function createTemplate(
  name: string,
  prepare: (url: string) => Promise<void>,
  serverUrl: string = testServerUrl(),
): Promise<void> {
  const draft = `${name}_draft`
  await asAdmin(serverUrl, async (admin) => {
    await admin.query('select pg_advisory_lock(hashtext($1))', [name])
    const found = await admin.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount !== 0) return
    await admin.query(`drop database if exists ${quoteName(draft)} with (force)`)
    await admin.query(`create database ${quoteName(draft)} template template0 strategy file_copy`)
    await prepare(withDatabase(serverUrl, draft))
    await admin.query(`alter database ${quoteName(draft)} rename to ${quoteName(name)}`)
  })
}

/**
 * A database of one's own, copied from a template: `empty`, `site` with every migration applied, `read models` with
 * their tables too, or `demo` with the demonstration in its log.
 * @throws Error outside a test run, or when the template was not made
 */
export async function testDatabase(
  options: { readonly template?: keyof typeof TEMPLATES } = {},
): Promise<TestDatabase> {
  const template = TEMPLATES[options.template ?? 'empty']
  const server = testServerUrl()
  const name = `test_${randomBytes(8).toString('hex')}`
  await asAdmin(server, (admin) =>
    admin.query(`create database ${quoteName(name)} template ${quoteName(template)} strategy file_copy`),
  )
  const url = withDatabase(server, name)
  const pool = createPool({ url, max: 10, log: SILENT })
  const drop = async () => {
    if (!pool.ended) await pool.end()
    await asAdmin(server, (admin) => admin.query(`drop database if exists ${quoteName(name)} with (force)`))
  }
  return { url, pool, drop }
}

function testServerUrl(): string {
  const url = process.env[TEST_POSTGRES]
  if (!url) throw new Error(`${TEST_POSTGRES} is not set: run the tests with ops/jest.config.mjs`)
  return url
}

async function asAdmin(serverUrl: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: withDatabase(serverUrl, 'postgres') })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

function quoteName(name: string): string {
  return pg.escapeIdentifier(name)
}
