import type { Command } from '@kredka/contracts/kernel/endpoints'
import { isRejection, type Rejection, statusOf } from '@kredka/contracts/kernel/errors'
import type { Ids, Position } from '@kredka/contracts/kernel/ports'
import type { Handler, Reply, Request } from '../../kernel/handler.ts'
import { commandIdOfKey } from '../../kernel/ids.ts'
import type { SessionCookies } from '../../kernel/tools.ts'
import type { EdgeContext, EdgeMiddleware } from '../edge.ts'
import type { AccessTokens } from '../sessions/access-token.ts'
import { type CookieNames, cookieOf, setCookies } from '../sessions/cookies.ts'
import type { Positions } from '../sessions/positions.ts'
import type { CheckAnswer } from './answer-check.ts'
import { sendJson, sendRejection, setPosition } from './envelope.ts'
import { actorOf, scopeOf } from './idempotency.ts'

export interface CommandDeps {
  readonly ids: Ids
  readonly names: CookieNames
  readonly tokens: AccessTokens
  readonly positions: Positions
  readonly cookies: SessionCookies
  readonly https: boolean
  /** Where the log ends now. */
  readonly head: () => Promise<Position>
}

/** The last layer of a command: its handler, and the answer made of what it gives back. */
export function runCommand(handler: Handler, check: CheckAnswer, deps: CommandDeps): EdgeMiddleware {
  const run = handler.run as (input: Readonly<Record<string, unknown>>, request: Request) => ReturnType<Handler['run']>
  return async (ctx) => {
    const reply = await run(ctx.state.input, requestOf(ctx, handler.command, deps))
    if (isRejection(reply)) return refuse(ctx, reply, deps)
    check(reply.answer)
    setPosition(ctx, deps.positions, reply.position, await sessionAfter(ctx, reply, deps))
    if (reply.cookies !== undefined) setCookies(ctx, reply.cookies, deps.https)
    sendJson(ctx, 200, JSON.stringify({ data: reply.answer }))
  }
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
  if (statusOf(rejection.rejected) === 409) setPosition(ctx, deps.positions, await deps.head())
  sendRejection(ctx, rejection)
}

function requestOf(ctx: EdgeContext, command: Command, deps: CommandDeps): Request {
  const { caller, correlation_id, received_at, keyed } = ctx.state
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
    ip: ctx.ip,
    user_agent: ctx.get('user-agent').slice(0, 300),
    language: caller.language,
    cookie: (name) => cookieOf(ctx, name),
    ...(ctx.state.file === undefined ? {} : { file: ctx.state.file }),
  }
}
