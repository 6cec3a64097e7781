import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Command } from '@kredka/contracts/kernel/endpoints'
import { RejectionError, reject } from '@kredka/contracts/kernel/errors'
import type { Actor, Log } from '@kredka/contracts/kernel/ports'
import { HEADERS } from '@kredka/contracts/kernel/wire'
import { addressKey } from '../../kernel/address-key.ts'
import { canonicalJson } from '../../kernel/canonical-json.ts'
import { actorText } from '../../kernel/ids.ts'
import type { Claim, Claimed, KeptAnswer } from '../../vault/idempotency.ts'
import type { EdgeContext, EdgeMiddleware, EdgeState } from '../edge.ts'
import type { IdempotencyStore } from '../ports.ts'
import type { Positions } from '../sessions/positions.ts'
import { sendJson, setPosition } from './envelope.ts'

const MAX_KEY_LENGTH = 255
const TOO_SOON = 429
/** How long a repeat waits for the first answer: less than clients wait for theirs. */
const MAX_WAIT_MS = 10_000
const FIRST_PAUSE_MS = 20
const MAX_PAUSE_MS = 250

/** The caller's key, null for none. @throws RejectionError for one that is too long or not printable ASCII */
export function idempotencyKey(ctx: EdgeContext): string | null {
  const key = ctx.get(HEADERS.idempotency)
  if (key === '') return null
  if (key.length <= MAX_KEY_LENGTH && /^[\x20-\x7e]+$/.test(key)) return key
  const details = [
    {
      path: `headers/${HEADERS.idempotency}`,
      message: `must be 1 to ${MAX_KEY_LENGTH} printable characters`,
      code: 'text',
    },
  ]
  throw new RejectionError(reject('INVALID_INPUT', { details }))
}

export interface IdempotencyDeps {
  readonly idempotency: IdempotencyStore
  readonly positions: Positions
  readonly log: Log
}

/**
 * A call with a key is claimed before anything is done for it (API-10). The same key with another request is refused,
 * also while the first is under way or after its process died. A repeat waits for the first answer and never runs
 * beside it. The claim of a process that died runs out; the repeat then does the call again under the same command id,
 * which the streams know. Answers that set cookies, or are declared to hold a secret, are not kept.
 */
export function idempotent(command: Command, deps: IdempotencyDeps): EdgeMiddleware {
  const { idempotency: store, positions, log } = deps
  return async (ctx, next) => {
    const key = idempotencyKey(ctx)
    if (key === null) return next()
    const claim = await claimKey(store, scopeOf(ctx), key, fingerprintOf(command.name, ctx.state))
    if (claim.kind === 'other_request') throw new RejectionError(reject('IDEMPOTENCY_KEY_REUSED'))
    if (claim.kind === 'under_way') throw new RejectionError(reject('STILL_UNDER_WAY'))
    if (claim.kind === 'answered') {
      setPosition(ctx, positions, claim.answer.position)
      return sendJson(ctx, claim.answer.status, claim.answer.body)
    }
    ctx.state.keyed = { key, fingerprint: claim.fingerprint }
    let answer: KeptAnswer | null = null
    try {
      await next()
      answer = command.secret === true ? null : answerToKeep(ctx, claim)
    } finally {
      await (answer === null ? store.release(claim) : store.keep(claim, answer)).catch((error: unknown) => {
        // The claim runs out by itself, and the command's id is known to the stream: a repeat is answered from there.
        log.warn({ error, command: command.name }, 'an answer could not be kept for its idempotency key')
      })
    }
  }
}

/** Asks again while the first call is under way: its answer is this one's too. */
async function claimKey(store: IdempotencyStore, scope: string, key: string, fingerprint: string): Promise<Claimed> {
  const until = performance.now() + MAX_WAIT_MS
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.5, MAX_PAUSE_MS)) {
    const claim = await store.claim(scope, key, fingerprint)
    if (claim.kind !== 'under_way' || performance.now() >= until) return claim
    await sleep(pause)
  }
}

/**
 * Failures that a repeat may better are not kept: a lost race, a part that is down, a call that came too soon. Nor is
 * any failure of a call that was begun before: what the first one left behind may be what stands in its way.
 */
function answerToKeep(ctx: EdgeContext, { is_first }: Claim): KeptAnswer | null {
  if (ctx.status > 499 || ctx.status === TOO_SOON || ctx.state.failure === 'CONFLICT') return null
  if (ctx.status > 399 && !is_first) return null
  if (typeof ctx.body !== 'string' || ctx.response.headers['set-cookie'] !== undefined) return null
  return { status: ctx.status, body: ctx.body, position: ctx.state.position ?? null }
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
  const hash = createHash('sha256').update(`${command}\n${canonicalJson(input)}`)
  return (file === undefined ? hash : hash.update('\n').update(file)).digest('hex')
}
