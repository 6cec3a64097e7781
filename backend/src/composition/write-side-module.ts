import { HOUR } from '@kredka/contracts/kernel/durations'
import { OPERATOR } from '@kredka/contracts/legal/operator'
import { ContainerModule } from 'inversify'
import { providersOf } from '../accounts/index.ts'
import { readModelsOf } from '../adapters/read-models.ts'
import { createChildren } from '../adapters/replica/children.ts'
import { createReplica } from '../adapters/replica/replica.ts'
import { createRunners } from '../adapters/runners.ts'
import type { Config } from '../config/config.ts'
import { createCatalog } from '../kernel/catalog.ts'
import { createEventEncryption } from '../kernel/event-encryption.ts'
import { createWaitForReadModels } from '../kernel/reactions/not-yet.ts'
import { recentlyStopped } from '../kernel/reactions/stopped.ts'
import type { Site } from '../kernel/tools.ts'
import type { PushSettings } from '../notifications/index.ts'
import { createPasswords } from '../vault/passwords.ts'
import { createBackend } from './backend.ts'
import { describeSite } from './documented-site.ts'
import { housekeeping } from './housekeeping.ts'
import {
  BACKEND,
  CATALOG,
  CLOCK,
  CLOSERS,
  CONFIG,
  COOKIES,
  ENCRYPTION,
  EVENT_STORE,
  IDS,
  LOG,
  MAIL_TRANSPORT,
  MODULES,
  PAUSE,
  POOL,
  provide,
  REPLICA,
  RUNNERS,
  SHARED_CLOCK,
  VAULT,
  WAITING,
} from './identifiers.ts'
import { mailTokens } from './mail-tokens.ts'
import { createModules, eventsOf } from './modules.ts'
import { PAGES_FOLDER } from './pages-folder.ts'

/** Modules, the catalogue of their events, encryption, and the write side with its inline policies. */
export function writeSideModule(): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provide(bind, RUNNERS, [POOL, EVENT_STORE, CLOCK], (pool, store, clock) => createRunners({ pool, store, clock }))
    provide(bind, REPLICA, [CONFIG, POOL, CLOCK, IDS, LOG, CLOSERS], (config, pool, clock, ids, log, closers) => {
      const children = createChildren()
      closers.add('questions of analysts', () => children.close())
      return createReplica({ config, pool, clock, ids, log, children })
    })
    provide(
      bind,
      MODULES,
      [CONFIG, POOL, EVENT_STORE, VAULT, MAIL_TRANSPORT, PAUSE, CLOCK, RUNNERS, WAITING, REPLICA],
      (config, pool, store, vault, transport, pause, clock, runners, waiting, replica) =>
        createModules({
          pool,
          readModels: readModelsOf({ pool, store, clock }),
          runners,
          replica,
          keyring: vault.keyring,
          transport,
          mint: mailTokens(vault),
          from: config.mail_from,
          turnLapseMs: config.chat_turn_lapse_hours === 0 ? null : config.chat_turn_lapse_hours * HOUR,
          contactEmail: config.contact_email ?? OPERATOR.email,
          pause,
          waitForReadModels: createWaitForReadModels(waiting),
          pagesFolder: PAGES_FOLDER,
          jobs: (tools) => housekeeping(tools, store),
          providers: providersOf(config),
          push: pushOf(config),
          documentedSite: describeSite(config),
        }),
    )
    provide(bind, CATALOG, [MODULES], (modules) => createCatalog(eventsOf(modules.all)))
    provide(bind, ENCRYPTION, [CATALOG, VAULT], (catalog, { keyring }) => createEventEncryption({ catalog, keyring }))
    provide(
      bind,
      BACKEND,
      [CONFIG, POOL, EVENT_STORE, CATALOG, ENCRYPTION, VAULT, MODULES, COOKIES, CLOCK, SHARED_CLOCK, IDS, LOG],
      (config, pool, store, catalog, encryption, vault, modules, cookies, clock, sharedClock, ids, log) =>
        createBackend({
          store,
          catalog,
          encryption,
          vault,
          modules: modules.all,
          cookies,
          clock,
          sharedClock,
          ids,
          log,
          passwords: createPasswords(),
          isStopped: recentlyStopped(pool),
          site: siteOf(config),
        }),
    )
  })
}

function pushOf({ vapid_public_key, vapid_private_key, vapid_subject, push_services }: Config): PushSettings | null {
  if (vapid_public_key === null || vapid_private_key === null || vapid_subject === null) return null
  const keys = { public_key: vapid_public_key, private_key: vapid_private_key }
  return { ...keys, subject: vapid_subject, services: push_services }
}

function siteOf({ public_url, api_base, brand, production }: Config): Site {
  return { public_url, api_base, brand, production }
}
