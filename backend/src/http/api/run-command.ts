import type { Command } from '@kredka/contracts/kernel/endpoints'
import { isRejection, type Rejection, statusOf } from '@kredka/contracts/kernel/errors'
import type { Ids, Position } from '@kredka/contracts/kernel/ports'
import type { Handler, Reply, Request } from '../../kernel/handler.ts'
import { commandIdOfKey } from '../../kernel/ids.ts'
import type { SessionCookies } from '../../kernel/tools.ts'
import { noteServed, runTraced } from '../../kernel/tracing.ts'
import type { EdgeContext, EdgeMiddleware } from '../edge.ts'
import type { AccessTokens } from '../sessions/access-token.ts'
import { type CookieNames, cookieOf, setCookies } from '../sessions/cookies.ts'
import type { Positions } from '../sessions/positions.ts'
import { type NewVisitor, type Visitors, visitorSession } from '../sessions/visitors.ts'
import type { CheckAnswer } from './answer-check.ts'
import { sendJson, sendRejection, setPosition } from './envelope.ts'
import { actorOf, scopeOf } from './idempotency.ts'

export interface CommandDeps {
  readonly ids: Ids
  readonly names: CookieNames
  readonly tokens: AccessTokens
  readonly positions: Positions
  readonly cookies: SessionCookies
  readonly visitors: Visitors
  readonly https: boolean
  /** Where the log ends now. */
  readonly head: () => Promise<Position>
}

type Replied = Awaited<ReturnType<Handler['run']>>

/** The last layer of a command: its handler, and the answer made of what it gives back. */
export function runCommand(handler: Handler, check: CheckAnswer, deps: CommandDeps): EdgeMiddleware {
  const run = handler.run as (input: Readonly<Record<string, unknown>>, request: Request) => ReturnType<Handler['run']>
  noteServed(handler.command.name)
  return async (ctx) => {
    const request = requestOf(ctx, handler.command, deps)
    const begun = visitorToBegin(request, handler.command, deps)
    const reply: Replied = await runTraced(`command ${handler.command.name}`, {}, [ctx.state.correlation_id], () =>
      run(ctx.state.input, begun === null ? request : asVisitor(request, begun)),
    )
    if (isRejection(reply)) return refuse(ctx, reply, deps)
    check(reply.answer)
    const session = (await sessionAfter(ctx, reply, deps)) ?? sessionOfVisitor(begun?.visitor_id ?? request.visitor_id)
    setPosition(ctx, deps.positions, reply.position, session)
    setCookies(ctx, [...(reply.cookies ?? []), ...(begun === null ? [] : [begun.cookie])], deps.https)
    sendJson(ctx, 200, JSON.stringify({ data: reply.answer }))
  }
}

/** A visitor who is to be known and has no cookie yet gets one with the answer. A call that is refused begins nobody. */
function visitorToBegin({ viewer, visitor_id, context }: Request, command: Command, { visitors }: CommandDeps) {
  const isMissing = command.visitor === true && viewer.kind === 'visitor' && visitor_id === undefined
  return isMissing ? visitors.begin(context.command_id) : null
}

function asVisitor(request: Request, { visitor_id }: NewVisitor): Request {
  return { ...request, viewer: { kind: 'visitor', visitor_id }, visitor_id }
}

function sessionOfVisitor(visitor_id: string | undefined): string | null {
  return visitor_id === undefined ? null : visitorSession(visitor_id)
}

/** Whoever logs in or signs up reads on as the session that this very answer begins. */
async function sessionAfter(ctx: EdgeContext, { cookies }: Reply<unknown>, deps: CommandDeps): Promise<string | null> {
  const { names, tokens } = deps
  const cookieAtStart = (name: string) => cookies?.find((cookie) => cookie.name === name)?.value ?? undefined
  const admin = cookieAtStart(names.admin)
  if (admin !== undefined) return admin
  const access = cookieAtStart(names.access)
  const claims = access === undefined ? null : await tokens.read(access)
  return claims !== null && typeof claims === 'object' ? claims.session_id : ctx.state.caller.session_id
}

/**
 * A session that cannot be renewed is over in this browser too: its cookies go. Whoever came too late is told how far
 * to read, so that the page does not show once more what made them press (API-09).
 */
async function refuse(ctx: EdgeContext, rejection: Rejection, deps: CommandDeps): Promise<void> {
  if (rejection.rejected === 'REFRESH_FAILED') setCookies(ctx, deps.cookies.clear(), deps.https)
  if (statusOf(rejection.rejected) === 409) {
    const session = ctx.state.caller.session_id ?? sessionOfVisitor(ctx.state.visitor_id)
    setPosition(ctx, deps.positions, await deps.head(), session)
  }
  sendRejection(ctx, rejection)
}

function requestOf(ctx: EdgeContext, command: Command, deps: CommandDeps): Request {
  const { caller, correlation_id, received_at, keyed, visitor_id } = ctx.state
  const actor = actorOf(ctx)
  // another request under the same key is another command, whatever became of the note that the key was used
  const command_id =
    keyed === undefined
      ? deps.ids.uuid()
      : commandIdOfKey(actor, [scopeOf(ctx), command.name, keyed.key, keyed.fingerprint].join('\n'))
  return {
    context: {
      actor,
      command_id,
      command: command.name,
      correlation_id,
      causation_id: command_id,
      now: received_at,
      origin: 'live',
    },
    viewer: caller.viewer,
    session_id: caller.session_id,
    ...(visitor_id === undefined ? {} : { visitor_id }),
    ip: ctx.ip,
    user_agent: ctx.get('user-agent').slice(0, 300),
    language: caller.language,
    cookie: (name) => cookieOf(ctx, name),
    ...(ctx.state.file === undefined ? {} : { file: ctx.state.file }),
  }
}
