import { createHash } from 'node:crypto'
import type { Command } from '@kredka/contracts/kernel/endpoints'
import { RejectionError, reject } from '@kredka/contracts/kernel/errors'
import type { Actor, Log } from '@kredka/contracts/kernel/ports'
import { HEADERS } from '@kredka/contracts/kernel/wire'
import { addressKey } from '../../kernel/address-key.ts'
import { actorText } from '../../kernel/ids.ts'
import type { EdgeContext, EdgeMiddleware, EdgeState } from '../edge.ts'
import type { IdempotencyStore, KeptAnswer } from '../ports.ts'
import { sendJson, setPosition } from './envelope.ts'

const LONGEST = 255
const TOO_SOON = 429

/** The caller's key, null for none. @throws RejectionError for one that is too long or not printable ASCII */
export function idempotencyKey(ctx: EdgeContext): string | null {
  const key = ctx.get(HEADERS.idempotency)
  if (key === '') return null
  if (key.length <= LONGEST && /^[\x20-\x7e]+$/.test(key)) return key
  const details = [
    { path: `headers/${HEADERS.idempotency}`, message: `must be 1 to ${LONGEST} printable characters`, code: 'text' },
  ]
  throw new RejectionError(reject('INVALID_INPUT', { details }))
}

/**
 * A repeat of a call with the same key and input gets the first answer (API-10). Two at the same moment both reach the handler, where the
 * command's id, which follows from the key, keeps the second from changing anything. Answers that set cookies are not kept: they hold
 * secrets. Nor are failures that a repeat may better: a lost race, a part that is down, a call that came too soon.
 */
export function idempotent(command: Command, store: IdempotencyStore, log: Log): EdgeMiddleware {
  return async (ctx, next) => {
    const key = idempotencyKey(ctx)
    if (key === null) return next()
    const scope = scopeOf(ctx)
    const fingerprint = fingerprintOf(command.name, ctx.state)
    const known = await store.find(scope, key, fingerprint)
    if (known === 'other-request') throw new RejectionError(reject('IDEMPOTENCY_KEY_REUSED'))
    if (known !== null) {
      setPosition(ctx, known.position)
      return sendJson(ctx, known.status, known.body)
    }
    await next()
    const answer = answerToKeep(ctx)
    if (answer === null) return
    await store.keep(scope, key, fingerprint, answer).catch((error: unknown) => {
      // The command is done and its id is known to the stream: a repeat is answered from there.
      log.warn({ error, command: command.name }, 'an answer could not be kept for its idempotency key')
    })
  }
}

function answerToKeep(ctx: EdgeContext): KeptAnswer | null {
  if (ctx.status > 499 || ctx.status === TOO_SOON || ctx.state.failure === 'CONFLICT') return null
  if (typeof ctx.body !== 'string' || ctx.response.headers['set-cookie'] !== undefined) return null
  const position = ctx.response.headers[HEADERS.position]
  return { status: ctx.status, body: ctx.body, position: typeof position === 'string' ? position : null }
}

/** Visitors have no id: their keys count per address, so that nobody meets a stranger's answer. */
export function scopeOf(ctx: EdgeContext): string {
  const { viewer } = ctx.state.caller
  return viewer.kind === 'visitor' ? `visitor:${addressKey(ctx.ip)}` : actorText(actorOf(ctx))
}

export function actorOf(ctx: EdgeContext): Actor {
  const { viewer } = ctx.state.caller
  return viewer.kind === 'visitor' ? { kind: 'visitor' } : { kind: viewer.kind, id: viewer.id }
}

/** Hash of the request; the order in which the caller wrote the properties does not matter. */
function fingerprintOf(command: string, { input, file }: Pick<EdgeState, 'input' | 'file'>): string {
  const hash = createHash('sha256').update(`${command}\n${sorted(input)}`)
  return (file === undefined ? hash : hash.update('\n').update(file)).digest('hex')
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
