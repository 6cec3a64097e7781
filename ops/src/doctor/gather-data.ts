import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { emailDecider } from '@kredka/backend/accounts/email'
import { askServers } from '@kredka/backend/adapters/event-store/eventstoredb/server-facts'
import { startFault } from '@kredka/backend/adapters/event-store/eventstoredb/start-fault'
import type { Parts } from '@kredka/backend/composition/container'
import { BACKEND, FOLLOWED_LOG, MASTER_KEY, POOL, RUNNERS } from '@kredka/backend/composition/identifiers'
import type { Config } from '@kredka/backend/config/config'
import { ForeignLogError } from '@kredka/backend/kernel/followed-log/followed-log'
import { UnfinishedRestoreError } from '@kredka/backend/kernel/followed-log/unfinished-restore'
import { masterKeys } from '@kredka/backend/vault/master-key'
import { isAlive } from '@kredka/projections/postgres/leases'
import { SILENT } from '../terminal/silent.ts'
import { DEMO_STUDENT } from '../tools/demo-login.ts'
import type { Opened } from '../tools/with-parts.ts'
import type { DataFacts, LogFacts } from './facts.ts'

/** Looks at Postgres and at the log; makes no key and appends nothing. */
export async function gatherData({ parts, config }: Opened): Promise<DataFacts> {
  const pool = await parts.get(POOL)
  const url = config.eventstore_url
  const event_store = url === null ? null : await eventStoreFacts(url)
  const before = Date.now()
  const { rows } = await pool.query<Figures>(FIGURES)
  const after = Date.now()
  const [found] = rows
  const master_key = await masterKeyState(parts, config, found?.fingerprint ?? null)
  const isLogThere = event_store === null || event_store.fault === null
  return {
    postgres: found?.version ?? 0,
    clock_ahead_ms: (before + after) / 2 - (found?.now_ms ?? 0),
    event_store,
    master_key,
    is_running: await isAlive(pool, Date.now()),
    dead_letters: found?.dead_letters ?? 0,
    oldest_mail_s: found?.oldest_mail_s ?? null,
    waiting_mails: found?.waiting_mails ?? 0,
    sends_mail: config.smtp_url !== null,
    log: isLogThere ? await gatherLog(parts, master_key === 'fits') : null,
  }
}

async function eventStoreFacts(url: string): Promise<DataFacts['event_store']> {
  const fault = (await startFault(url, SILENT))?.text ?? null
  return { fault, servers: fault === null ? await askServers(url) : [] }
}

interface Figures {
  readonly version: number
  readonly now_ms: number
  readonly fingerprint: string | null
  readonly dead_letters: number
  readonly waiting_mails: number
  readonly oldest_mail_s: number | null
}

const FIGURES = `
  select current_setting('server_version_num')::int as version,
    (extract(epoch from clock_timestamp()) * 1000)::float as now_ms,
    (select fingerprint from vault.master_key) as fingerprint,
    (select count(*)::int from reactions.dead_letters where state = 'dead') as dead_letters,
    (select count(*)::int from outbox.deliveries where state = 'waiting') as waiting_mails,
    (select extract(epoch from clock_timestamp() - min(next_attempt_at))::float from outbox.deliveries
      where state = 'waiting' and next_attempt_at <= clock_timestamp()) as oldest_mail_s`

async function masterKeyState(
  parts: Parts,
  { master_key, data_dir }: Config,
  known: string | null,
): Promise<DataFacts['master_key']> {
  // asked for, a key that is not there would be made
  if (master_key === null && !existsSync(join(data_dir, 'master.key'))) return known === null ? 'unused' : 'none'
  if (known === null) return 'unused'
  return masterKeys(await parts.get(MASTER_KEY)).fingerprint === known ? 'fits' : 'another'
}

/** @param isOpen the vault opens, so that the product's parts can be made */
async function gatherLog(parts: Parts, isOpen: boolean): Promise<LogFacts> {
  const runners = await parts.get(RUNNERS)
  if (isOpen) {
    const { wired } = await parts.get(BACKEND)
    runners.know({
      policies: wired.policies.map(({ name }) => name),
      alarms: wired.alarms.map(({ name }) => name),
    })
  }
  return {
    fault: await logFault(parts),
    runners: await runners.list(),
    leads: (await runners.leads()).flatMap(({ leads }) => leads),
    has_demo_people: isOpen && (await hasDemoPeople(parts)),
  }
}

async function logFault(parts: Parts): Promise<string | null> {
  try {
    await (await parts.get(FOLLOWED_LOG)).check()
    return null
  } catch (error) {
    if (error instanceof ForeignLogError) return error.cause
    if (error instanceof UnfinishedRestoreError) return error.message
    throw error
  }
}

async function hasDemoPeople(parts: Parts): Promise<boolean> {
  const { tools } = await parts.get(BACKEND)
  const { state } = await tools.write.fold(emailDecider, tools.vault.emailKey(DEMO_STUDENT))
  return state.user_id !== null
}
