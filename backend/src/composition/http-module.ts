import { ContainerModule } from 'inversify'
import { createAccessTokens } from '../http/sessions/access-token.ts'
import { cookieNames, createSessionCookies } from '../http/sessions/cookies.ts'
import { createPositions } from '../http/sessions/positions.ts'
import { isOutage } from '../kernel/reactions/backoff.ts'
import { addGauges } from './gauges.ts'
import {
  ASK,
  BACKEND,
  CLOCK,
  CONFIG,
  COOKIES,
  EVENT_STORE,
  FOLLOWED_LOG,
  HTTP,
  LOG,
  MASTER_KEY,
  METRICS,
  MODULES,
  POOL,
  POSITIONS,
  provide,
  RUNNERS,
  SHARED_CLOCK,
  TOKENS,
} from './identifiers.ts'
import { projectionsOf } from './modules.ts'
import { PAGES_FOLDER } from './pages-folder.ts'
import { readinessOf } from './readiness.ts'

export interface HttpOverrides {
  /** Folder of the built SPA. Default: where its build puts it. */
  readonly pagesFolder?: string
}

/** A read model whose tables no worker has made yet. */
function isUnmade(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '42P01' || error.code === '3F000')
}

/** The edge: tokens and cookies of sessions, and all that the HTTP side is made of. */
export function httpModule(given: HttpOverrides): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provide(bind, TOKENS, [MASTER_KEY, CLOCK], createAccessTokens)
    provide(bind, POSITIONS, [MASTER_KEY, EVENT_STORE], createPositions)
    provide(bind, COOKIES, [CONFIG, TOKENS], ({ https, api_base }, tokens) =>
      createSessionCookies(cookieNames(https), api_base, tokens),
    )
    provide(
      bind,
      HTTP,
      [
        CONFIG,
        BACKEND,
        MODULES,
        ASK,
        TOKENS,
        POSITIONS,
        METRICS,
        POOL,
        EVENT_STORE,
        FOLLOWED_LOG,
        RUNNERS,
        SHARED_CLOCK,
        LOG,
      ],
      (
        config,
        { tools, statuses, staff, impersonation, wired },
        { all: modules, docs, mail },
        ask,
        tokens,
        positions,
        metrics,
        pool,
        store,
        followedLog,
        runners,
        sharedClock,
        log,
      ) => {
        const { vault, cookies, clock, ids } = tools
        runners.know({
          policies: wired.policies.map(({ name }) => name),
          alarms: wired.alarms.map(({ name }) => name),
        })
        addGauges(metrics, pool, runners)
        return {
          config,
          clock,
          ids,
          log: log.child({ part: 'http' }),
          ...wired,
          endpoints: modules.flatMap((module) => module.endpoints),
          docsPage: docs.page,
          mailPreviews: (name) => mail.previewPage(config, name),
          ask,
          head: () => store.head(),
          tokens,
          positions,
          cookies,
          visitorKey: vault.visitorKey,
          statuses,
          admins: staff,
          impersonation,
          idempotency: vault.idempotency,
          logins: vault.loginLimits,
          errorLog: vault.errorLog,
          files: vault.files,
          isOutage: (error) => isOutage(error) || isUnmade(error),
          metrics,
          readiness: readinessOf({
            pool,
            store,
            followedLog,
            runners,
            sharedClock,
            projections: projectionsOf(modules),
          }),
          pagesFolder: given.pagesFolder ?? PAGES_FOLDER,
        }
      },
    )
  })
}
