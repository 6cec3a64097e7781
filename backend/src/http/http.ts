import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RejectionError, reject } from '@kredka/contracts/kernel/errors'
import type { Clock, FileStore, Ids, Log, Position } from '@kredka/contracts/kernel/ports'
import type { RunQuery } from '@kredka/projections/kernel/query-runner'
import Koa from 'koa'
import type { Config } from '../config/config.ts'
import type { PageHead } from '../kernel/page.ts'
import type { SessionCookies } from '../kernel/tools.ts'
import type { StreamKeys } from '../vault/pepper.ts'
import { failures } from './api/failures.ts'
import { floodLimitsOf } from './api/flood.ts'
import { apiRoutes, type Declared } from './api/routes.ts'
import type { ReachedPosition } from './api/run-query.ts'
import { serveAvatars } from './avatars.ts'
import { compression } from './compression.ts'
import { correlate } from './correlation.ts'
import type { EdgeMiddleware, EdgeState } from './edge.ts'
import { serveFiles } from './files.ts'
import { observe } from './observe.ts'
import { createPageFlood } from './page-flood.ts'
import { serveAppFiles } from './pages/app-files.ts'
import { serveAssets } from './pages/assets.ts'
import { type DocsPages, serveDocs } from './pages/docs.ts'
import { loadDrawing } from './pages/drawing.ts'
import { type MailPreviews, serveMailPreviews } from './pages/mail-previews.ts'
import { serveOfflineApp } from './pages/offline-app.ts'
import { servePages } from './pages/pages.ts'
import { languageOf } from './pages/preferences.ts'
import { loadPreloads } from './pages/preloads.ts'
import { serveRobots } from './pages/robots.ts'
import { serveWedding } from './pages/wedding.ts'
import type {
  AccountStatuses,
  ErrorLog,
  FindImpersonation,
  IdempotencyStore,
  IsOutage,
  LoginLimits,
  StaffSessions,
} from './ports.ts'
import type { Metrics } from './probes/metrics.ts'
import { type Readiness, serveProbes } from './probes/probes.ts'
import { createSampledLog } from './sampled-log.ts'
import { securityHeaders } from './security.ts'
import type { AccessTokens } from './sessions/access-token.ts'
import { cookieNames } from './sessions/cookies.ts'
import type { Positions } from './sessions/positions.ts'
import { createVisitors } from './sessions/visitors.ts'
import { serveSharedPictures } from './sharing/serve.ts'
import { traceRequest } from './trace-request.ts'

export interface HttpDeps extends Declared {
  readonly config: Config
  readonly clock: Clock
  readonly ids: Ids
  readonly log: Log
  readonly heads: readonly PageHead[]
  readonly docsPage: DocsPages
  readonly mailPreviews: MailPreviews
  readonly ask: RunQuery
  /** Where the log ends now. */
  readonly head: () => Promise<Position>
  /** Where the sockets of this process stand. Default: it has none. */
  readonly told?: ReachedPosition
  readonly tokens: AccessTokens
  readonly positions: Positions
  readonly cookies: SessionCookies
  readonly visitorKey: StreamKeys['visitorKey']
  readonly statuses: AccountStatuses
  readonly admins: StaffSessions
  readonly impersonation: FindImpersonation
  readonly idempotency: IdempotencyStore
  readonly logins: LoginLimits
  readonly errorLog: ErrorLog
  readonly files: Pick<FileStore, 'find'>
  readonly isOutage: IsOutage
  readonly metrics: Metrics
  readonly readiness: readonly Readiness[]
  /** Folder of the built SPA. */
  readonly pagesFolder: string
}

/** The site's HTTP side: API, pages, files of the SPA, probes. */
export async function createHttp(deps: HttpDeps): Promise<Koa<EdgeState>> {
  const { config, log, clock, ids } = deps
  const app = new Koa<EdgeState>({ proxy: config.trust_proxy > 0, maxIpsCount: config.trust_proxy })
  // Failures are answered and logged below; what reaches Koa is a broken connection.
  app.on('error', (error: unknown) => log.debug({ error }, 'a connection broke'))
  const template = await readFile(join(deps.pagesFolder, 'index.html'), 'utf8').catch(() => null)
  const commands = new Set(deps.handlers.map((handler) => handler.command.name))

  app.use(correlate(clock, ids))
  app.use(traceRequest())
  const sampled = createSampledLog(log, clock)
  app.use(observe(log, sampled, deps.metrics, commands))
  app.use(securityHeaders(config.https, config.files_url === null ? [] : [config.files_url]))
  app.use(compression(config.api_base))
  app.use(failures({ ...deps, sampled }))
  const flood = pageFloodOf(deps)
  app.use(flood.first)
  app.use(serveAvatars)
  app.use(serveFiles(deps.files))
  app.use(await serveAssets(deps.pagesFolder))
  app.use(await serveAppFiles({ brand: config.brand, pagesFolder: deps.pagesFolder }))
  app.use(flood.drawn)
  app.use(serveProbes({ ...deps, metricsToken: config.metrics_token }))
  app.use(serveOfflineApp({ ...deps.config, template, traces: tracesOf(config) }))
  app.use(serveDocs({ ...deps, ...deps.config, template }))
  app.use(serveMailPreviews(deps.mailPreviews, !config.production))
  app.use(apiOf(deps))
  app.use(serveRobots({ ...deps, publicUrl: config.public_url, apiBase: config.api_base }))
  app.use(serveSharedPictures({ ...deps, publicUrl: config.public_url, brand: config.brand }))
  app.use(await serveWedding({ host: config.production_host, folder: config.wedding_dir }))
  app.use(await pagesOf(deps, template))
  app.use(() => {
    throw new RejectionError(reject('METHOD_NOT_ALLOWED'))
  })
  return app
}

function apiOf(deps: HttpDeps): EdgeMiddleware {
  const { config, visitorKey } = deps
  const names = cookieNames(config.https)
  return apiRoutes(deps, {
    ...deps,
    told: deps.told ?? (() => null),
    languageOf,
    names,
    visitors: createVisitors(names.visitor, visitorKey),
    https: config.https,
    limits: floodLimitsOf(config),
    bodyLimit: config.body_limit,
    checkAnswers: config.check_answers,
    publicUrl: config.public_url,
    apiBase: config.api_base,
  })
}

function pageFloodOf({ config, tokens }: HttpDeps) {
  const { api_base: apiBase, brand, https, limit_pages: limit } = config
  return createPageFlood({ limit, apiBase, brand, tokens, access: cookieNames(https).access })
}

async function pagesOf(deps: HttpDeps, template: string | null): Promise<EdgeMiddleware> {
  const { public_url: publicUrl, files_url: filesUrl, api_base: apiBase, brand, production } = deps.config
  const preloads = await loadPreloads(deps.pagesFolder)
  const draw = await loadDrawing({ ...deps, filesUrl, apiBase })
  const { access, impersonation } = cookieNames(deps.config.https)
  const own = { template, preloads, draw, loginCookies: [access, impersonation], publicUrl, filesUrl, apiBase, brand }
  return servePages({ ...deps, ...own, traces: tracesOf(deps.config), development: !production })
}

function tracesOf({ otel_endpoint, otel_sample }: Config): number | null {
  return otel_endpoint === null ? null : otel_sample
}
