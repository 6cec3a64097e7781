import { createPool } from '@kredka/projections/kernel/postgres'
import { ContainerModule } from 'inversify'
import { createEventStoreDbStore } from '../adapters/event-store/eventstoredb/store.ts'
import { createPostgresEventStore } from '../adapters/event-store/postgres/store.ts'
import { mailTransport } from '../adapters/mail/index.ts'
import { type Config, ConfigError } from '../config/config.ts'
import { meteredStore } from '../http/probes/metrics.ts'
import { formRules } from '../vault/form-limits.ts'
import { loginRules } from '../vault/login-limits.ts'
import { openVault } from '../vault/vault.ts'
import {
  CLOCK,
  CLOSERS,
  CONFIG,
  EVENT_STORE,
  IDS,
  LOG,
  MAIL_TRANSPORT,
  MASTER_KEY,
  METRICS,
  POOL,
  provide,
  READ_POOL,
  VAULT,
} from './identifiers.ts'
import { migrateAll } from './migrations.ts'

export interface StoresOverrides {
  /** `DATABASE_URL` is a Postgres that we started ourselves on this machine: mails may lie in an outbox. */
  readonly embedded?: boolean
}

/** Adapters: Postgres, the event store, the vault, the way out for mails. Schemas are up to date once a pool is there. */
export function storesModule(given: StoresOverrides): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provide(bind, POOL, [CONFIG, LOG, CLOSERS], async (config, log, closers) => {
      const pool = createPool({ url: databaseUrl(config), log, max: config.database_pool, name: 'kredka' })
      closers.add('Postgres', () => pool.end())
      await migrateAll(pool)
      return pool
    })
    provide(bind, READ_POOL, [CONFIG, LOG, CLOSERS, POOL], (config, log, closers, _migrated) => {
      const url = databaseUrl(config)
      const pool = createPool({ url, log, max: config.database_pool, readOnly: true, name: 'kredka queries' })
      closers.add('Postgres for queries', () => pool.end())
      return pool
    })
    provide(bind, EVENT_STORE, [CONFIG, LOG, CLOSERS, METRICS], async (config, log, closers, metrics) => {
      const url = config.eventstore_url
      const store =
        url === null
          ? await createPostgresEventStore({ url: databaseUrl(config), log })
          : createEventStoreDbStore({ url, log })
      closers.add('event store', () => store.close())
      return meteredStore(store, metrics)
    })
    provide(
      bind,
      VAULT,
      [CONFIG, POOL, MASTER_KEY, CLOCK, IDS, LOG, CLOSERS],
      async (config, pool, masterKey, clock, ids, log, closers) => {
        const { limit_login_account, limit_login_address, limit_login_wait } = config
        const rules = loginRules(limit_login_account, limit_login_address, limit_login_wait)
        const forms = formRules(config.limit_forms_sender, config.limit_forms_address)
        const vault = await openVault({ pool, masterKey, clock, ids, log, loginRules: rules, formRules: forms })
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

function databaseUrl({ database_url }: Config): string {
  if (database_url === null)
    throw new ConfigError(['DATABASE_URL must be set: only `npm start` brings a Postgres of its own'])
  return database_url
}
