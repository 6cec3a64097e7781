import type { Command } from '@kredka/contracts/kernel/endpoints'
import { isRejection, type Rejection, statusOf } from '@kredka/contracts/kernel/errors'
import type { Ids, Position } from '@kredka/contracts/kernel/ports'
import type { Handler, Request } from '../../kernel/handler.ts'
import { keyedCommandId } from '../../kernel/ids.ts'
import type { SessionCookies } from '../../kernel/tools.ts'
import type { EdgeContext, EdgeMiddleware } from '../edge.ts'
import { cookieOf, setCookies } from '../sessions/cookies.ts'
import type { CheckAnswer } from './answer-check.ts'
import { sendJson, sendRejection, setPosition } from './envelope.ts'
import { actorOf, idempotencyKey, scopeOf } from './idempotency.ts'

export interface CommandDeps {
  readonly ids: Ids
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
    setPosition(ctx, reply.position)
    if (reply.cookies !== undefined) setCookies(ctx, reply.cookies, deps.https)
    sendJson(ctx, 200, JSON.stringify({ data: reply.answer }))
  }
}

/**
 * A session that cannot be renewed is over in this browser too: its cookies go. Whoever came too late is told how far to read, so that the
 * page does not show once more what made them press (API-09).
 */
async function refuse(ctx: EdgeContext, rejection: Rejection, deps: CommandDeps): Promise<void> {
  if (rejection.rejected === 'REFRESH_FAILED') setCookies(ctx, deps.cookies.clear(), deps.https)
  if (statusOf(rejection.rejected) === 409) setPosition(ctx, await deps.head())
  sendRejection(ctx, rejection)
}

function requestOf(ctx: EdgeContext, command: Command, deps: CommandDeps): Request {
  const { caller, correlation_id, received_at } = ctx.state
  const key = idempotencyKey(ctx)
  const actor = actorOf(ctx)
  const command_id = key === null ? deps.ids.uuid() : keyedCommandId(actor, `${scopeOf(ctx)}\n${command.name}\n${key}`)
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
    idempotency_key: key,
    ...(ctx.state.file === undefined ? {} : { file: ctx.state.file }),
  }
}
