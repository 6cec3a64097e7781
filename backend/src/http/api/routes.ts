import Router from '@koa/router'
import type { Command, Endpoint } from '@kredka/contracts/kernel/endpoints'
import { RejectionError, reject } from '@kredka/contracts/kernel/errors'
import type { Log } from '@kredka/contracts/kernel/ports'
import type { DocumentHandler, QueryHandler } from '@kredka/projections/kernel/query'
import type { Handler } from '../../kernel/handler.ts'
import type { EdgeContext, EdgeMiddleware, EdgeState } from '../edge.ts'
import type { LoginLimits } from '../ports.ts'
import { checkAccess } from './access.ts'
import { createAnswerCheck } from './answer-check.ts'
import { type AuthenticateDeps, authenticate } from './authenticate.ts'
import { jsonBody } from './body.ts'
import { fileBody } from './file-body.ts'
import { createFlood, type FloodLimits } from './flood.ts'
import { type IdempotencyDeps, idempotent } from './idempotency.ts'
import { identifyVisitor } from './identify-visitor.ts'
import { ownOrigin } from './own-origin.ts'
import { type CommandDeps, runCommand } from './run-command.ts'
import { type QueryDeps, runDocument, runQuery } from './run-query.ts'
import { createValidation } from './validation.ts'

/** What the modules declare, and what answers it. */
export interface Declared {
  readonly endpoints: readonly Endpoint[]
  readonly handlers: readonly Handler[]
  readonly queryHandlers: readonly QueryHandler[]
  readonly documents: readonly DocumentHandler[]
}

export interface ApiDeps extends AuthenticateDeps, CommandDeps, IdempotencyDeps, QueryDeps {
  readonly logins: LoginLimits
  readonly limits: FloodLimits
  readonly bodyLimit: number
  readonly checkAnswers: boolean
  readonly publicUrl: string
  readonly apiBase: string
  readonly log: Log
}

/**
 * Every declared endpoint as a route whose layers read from top to bottom.
 * @throws when one has nothing that answers it
 */
export function apiRoutes(declared: Declared, deps: ApiDeps): EdgeMiddleware {
  const routers = new Map<string, Router<EdgeState>>()
  const routerOf = (area: string) => {
    const router = routers.get(area) ?? new Router<EdgeState>({ prefix: deps.apiBase, sensitive: true })
    routers.set(area, router)
    return router
  }
  const last = lastLayers(declared, deps)
  const flood = createFlood(deps.limits, deps.logins)
  const validation = createValidation()
  const body = jsonBody(deps.bodyLimit)
  const formless = jsonBody(deps.bodyLimit, true)
  const bodyOf = ({ upload, one_click }: Command) =>
    upload === undefined ? (one_click === true ? formless : body) : fileBody(upload)
  const origin = ownOrigin(deps.publicUrl, deps.names)

  for (const endpoint of sortRoutes(declared.endpoints)) {
    const router = routerOf(areaOf(endpoint.path))
    const register = endpoint.method === 'POST' ? router.post.bind(router) : router.get.bind(router)
    register(
      routerPath(endpoint.path),
      labelRequest(endpoint),
      origin,
      authenticate(endpoint, deps),
      identifyVisitor(endpoint, deps.visitors),
      flood.check(endpoint),
      checkAccess(endpoint),
      ...(endpoint.kind === 'command' ? [bodyOf(endpoint)] : []),
      validation.check(endpoint),
      ...(endpoint.kind === 'command' ? [idempotent(endpoint, deps)] : []),
      flood.checkLogin(endpoint),
      last(endpoint),
    )
  }
  return withRefusals(routers, deps.apiBase, flood.unknown)
}

function labelRequest(endpoint: Endpoint): EdgeMiddleware {
  return async (ctx, next) => {
    ctx.state.label = endpoint.name
    await next()
  }
}

/** The layer that does the endpoint's work. */
function lastLayers(declared: Declared, deps: ApiDeps): (endpoint: Endpoint) => EdgeMiddleware {
  const handlers = indexByName(declared.handlers, (h) => h.command.name)
  const queryHandlers = indexByName(declared.queryHandlers, (a) => a.query.name)
  const documents = indexByName(declared.documents, (d) => d.document.name)
  const checkOf = createAnswerCheck(deps.checkAnswers)
  return (endpoint) => {
    if (endpoint.kind === 'command') {
      return runCommand(findFor(handlers, endpoint), checkOf(endpoint.name, endpoint.answer), deps)
    }
    if (endpoint.kind === 'query') {
      return runQuery(findFor(queryHandlers, endpoint), checkOf(endpoint.name, endpoint.answer), deps)
    }
    return runDocument(findFor(documents, endpoint), deps)
  }
}

function indexByName<T>(all: readonly T[], name: (one: T) => string): ReadonlyMap<string, T> {
  const map = new Map(all.map((one) => [name(one), one]))
  if (map.size !== all.length)
    throw new Error(`answered twice: ${all.map(name).filter((n, i, names) => names.indexOf(n) !== i)}`)
  return map
}

function findFor<T>(map: ReadonlyMap<string, T>, endpoint: Endpoint): T {
  const one = map.get(endpoint.name)
  if (one === undefined) throw new Error(`nothing answers the ${endpoint.kind} ${endpoint.name}`)
  return one
}

/** `/lessons/count` before `/lessons/{id}`: words before parameters, segment by segment. */
export function sortRoutes(endpoints: readonly Endpoint[]): readonly Endpoint[] {
  const rank = (path: string) => path.replaceAll(/\{[^}]+\}/g, '\uffff')
  const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  return endpoints.toSorted((a, b) => order(rank(a.path), rank(b.path)))
}

/**
 * The first word of an address, by which the router is found: one router for all would try the pattern of every
 * endpoint for every request.
 */
function areaOf(path: string): string {
  const end = path.indexOf('/', 1)
  return end < 0 ? path : path.slice(0, end)
}

function routerPath(path: string): string {
  return path.replaceAll(/\{([a-z_]+)\}/g, ':$1')
}

/** An address of the API that is none is 404, one that takes another method 405; both as JSON. */
function withRefusals(
  routers: ReadonlyMap<string, Router<EdgeState>>,
  apiBase: string,
  count: (ctx: EdgeContext) => Promise<void>,
): EdgeMiddleware {
  const areas = new Map([...routers].map(([area, router]) => [area, { router, routes: router.routes() }]))
  return async (ctx, next) => {
    if (ctx.path !== apiBase && !ctx.path.startsWith(`${apiBase}/`)) return next()
    const area = areas.get(areaOf(ctx.path.slice(apiBase.length)))
    const refuse = async () => {
      await count(ctx)
      const allowed = new Set(area?.router.match(ctx.path, ctx.method).path.flatMap((layer) => layer.methods))
      if (allowed.size === 0) throw new RejectionError(reject('NOT_FOUND'))
      ctx.set('allow', [...allowed].join(', '))
      throw new RejectionError(reject('METHOD_NOT_ALLOWED'))
    }
    if (area === undefined) return refuse()
    await area.routes(ctx as Parameters<typeof area.routes>[0], refuse)
  }
}
