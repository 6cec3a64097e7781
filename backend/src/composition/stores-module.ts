import { createPool } from '@kredka/projections/postgres/postgres'
import { ContainerModule } from 'inversify'
import { createEventStoreDbStore } from '../adapters/event-store/eventstoredb/store.ts'
import { createPostgresEventStore } from '../adapters/event-store/postgres/store.ts'
import { mailTransport } from '../adapters/mail/index.ts'
import { type Config, ConfigError } from '../config/config.ts'
import { meterStore } from '../http/probes/metrics.ts'
import { createFollowedLog } from '../kernel/followed-log/followed-log.ts'
import { createSharedClock, type MeasuredClock } from '../kernel/shared-clock.ts'
import { formRules } from '../vault/form-limits.ts'
import { loginRules } from '../vault/login-limits.ts'
import { mailRule } from '../vault/mail-limits.ts'
import { openVault } from '../vault/vault.ts'
import {
  CLOCK,
  CLOSERS,
  CONFIG,
  EVENT_STORE,
  FOLLOWED_LOG,
  IDS,
  LOG,
  MAIL_TRANSPORT,
  MASTER_KEY,
  METRICS,
  POOL,
  provide,
  READ_POOL,
  SHARED_CLOCK,
  VAULT,
} from './identifiers.ts'
import { migrateAll } from './migrations.ts'
import { usableEventStore } from './usable-event-store.ts'

export interface StoresOverrides {
  /** Milliseconds between two looks of a running process at the identity of its log, for tests. */
  readonly lookAtLogEveryMs?: number
  /** For tests. */
  readonly sharedClock?: MeasuredClock
  /** `DATABASE_URL` is a Postgres that we started ourselves on this machine: mails may lie in an outbox. */
  readonly embedded?: boolean
}

/**
 * Adapters: Postgres, the event store, the vault, the way out for mails. Schemas are up to date once a pool is there.
 */
export function storesModule(given: StoresOverrides): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provide(bind, POOL, [CONFIG, LOG, CLOSERS], async (config, log, closers) => {
      const pool = createPool({ url: databaseUrl(config), log, max: config.database_pool, name: 'kredka' })
      closers.add('Postgres', () => pool.end())
      await migrateAll(pool)
      return pool
    })
    provide(bind, SHARED_CLOCK, [POOL, LOG, CLOSERS], async (pool, log, closers) => {
      if (given.sharedClock !== undefined) return given.sharedClock
      const clock = await createSharedClock({ pool, log })
      closers.add('shared clock', async () => clock.close())
      return clock
    })
    provide(bind, READ_POOL, [CONFIG, LOG, CLOSERS, POOL], (config, log, closers, _migrated) => {
      const url = databaseUrl(config)
      const pool = createPool({ url, log, max: config.database_pool, readOnly: true, name: 'kredka queries' })
      closers.add('Postgres for queries', () => pool.end())
      return pool
    })
    provide(bind, EVENT_STORE, [CONFIG, LOG, CLOSERS, METRICS], async (config, log, closers, metrics) => {
      const url = config.eventstore_url
      if (url !== null) await usableEventStore(url, config.eventstore_wait, log)
      const store =
        url === null
          ? await createPostgresEventStore({ url: databaseUrl(config), log })
          : createEventStoreDbStore({ url, log })
      closers.add('event store', () => store.close())
      return meterStore(store, metrics)
    })
    provide(bind, FOLLOWED_LOG, [CONFIG, POOL, EVENT_STORE, CLOCK, LOG], (config, pool, store, clock, log) => {
      const often = given.lookAtLogEveryMs === undefined ? {} : { lookEveryMs: given.lookAtLogEveryMs }
      return createFollowedLog({ pool, store, clock, log, setting: logSetting(config, given), ...often })
    })
    provide(
      bind,
      VAULT,
      [CONFIG, POOL, MASTER_KEY, CLOCK, IDS, LOG, CLOSERS],
      async (config, pool, masterKey, clock, ids, log, closers) => {
        const { limit_login_account, limit_login_address, limit_login_wait, limit_login_anywhere } = config
        const rules = {
          loginRules: loginRules(limit_login_account, limit_login_address, limit_login_wait, limit_login_anywhere),
          formRules: formRules(config.limit_forms_sender, config.limit_forms_address),
          mailRule: mailRule(config.limit_mails_inbox),
        }
        const logIsElsewhere = config.eventstore_url !== null
        const vault = await openVault({ pool, masterKey, clock, ids, log, logIsElsewhere, ...rules })
        closers.add('error log', () => vault.errorLog.flush())
        return vault
      },
    )
    provide(bind, MAIL_TRANSPORT, [CONFIG, CLOSERS], ({ smtp_url, data_dir }, closers) => {
      const transport = mailTransport({ smtp_url, data_dir, embedded: given.embedded ?? false })
      closers.add('mail', () => transport.close())
      return transport
    })
  })
}

/** What the person who runs the site has to look at where the log is not theirs. */
function logSetting({ eventstore_url }: Config, { embedded }: StoresOverrides): string {
  if (eventstore_url !== null) return 'EVENTSTORE_URL'
  return `${embedded ? 'the embedded database' : 'DATABASE_URL'} (EVENTSTORE_URL is not set)`
}

function databaseUrl({ database_url }: Config): string {
  if (database_url === null)
    throw new ConfigError(['DATABASE_URL must be set: only `npm start` brings a Postgres of its own'])
  return database_url
}
