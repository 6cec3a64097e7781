import type { SocketMessage } from '@kredka/contracts/kernel/channel'
import { type ErrorCode, isRejection, type Rejection, RejectionError, reject } from '@kredka/contracts/kernel/errors'
import type { Log } from '@kredka/contracts/kernel/ports'
import { isOutage } from '../kernel/reactions/backoff.ts'
import { createAjv, lazyValidator } from '../kernel/schemas.ts'
import { createBucket, createBuckets, type Pace } from '../kernel/token-bucket.ts'
import type { LiveMetrics } from './metrics.ts'

export interface Paces {
  readonly socket: Pace
  /** Of all sockets of one owner. */
  readonly person: Pace
  /** What may be refused to one socket before it is closed. */
  readonly refusals: Pace
}

export const PACES: Paces = {
  socket: { burst: 20, per_second: 5 },
  person: { burst: 60, per_second: 15 },
  refusals: { burst: 20, per_second: 0.2 },
}

/** What came of a message that was taken. */
export type Outcome = { readonly answer?: unknown } | Rejection

interface Parts {
  readonly messages: Readonly<Record<string, SocketMessage>>
  readonly paces: Paces
  readonly metrics: Pick<LiveMetrics, 'message'>
  readonly log: Log
  /** Milliseconds that never go back. */
  readonly now: () => number
  /** What time it is where times are compared, in milliseconds: asked before anything is done with a message. */
  readonly stamp: () => number
}

/** One socket as this file needs it. */
export interface Speaker {
  /** Whose it is, for limits and the log: never a secret. */
  readonly owner: string
  /** @param body fits the schema of its name */
  handle(name: string, body: unknown, received_at: number): Promise<Outcome>
  onRefused(name: string, code: ErrorCode): void
  /** Too much was refused. */
  close(): void
}

/** How a message was taken, as clients are told. */
type Answered = { readonly ok: true; readonly answer?: unknown } | { readonly ok: false; readonly code: ErrorCode }

/**
 * Checks all that clients say before anything is done with it (API-04): the name is known, the body fits its schema,
 * and nobody floods. What is refused is told with a code; who goes on regardless is cut off.
 */
export function createIncoming({ messages, paces, metrics, log, now, stamp }: Parts) {
  const ajv = createAjv()
  const validators = new Map<string, ReturnType<typeof lazyValidator>>(
    Object.entries(messages).map(([name, { body }]) => [name, lazyValidator(ajv, body)]),
  )
  const persons = createBuckets(paces.person, now)

  async function handle(
    speaker: Speaker,
    name: string,
    args: readonly unknown[],
    received_at: number,
  ): Promise<Outcome> {
    const validator = validators.get(name)
    if (validator === undefined) return reject('NOT_FOUND')
    const [body, ...more] = args
    return more.length > 0 || !validator()(body) ? reject('INVALID_INPUT') : speaker.handle(name, body, received_at)
  }

  /** @returns what to call with each message of this socket: its name and what came with it */
  return (speaker: Speaker) => {
    const bucket = createBucket(paces.socket, now)
    const refusals = createBucket(paces.refusals, now)
    const { owner } = speaker

    const isTooFast = () => {
      const [socket, person] = [bucket.take(), persons.take(owner)]
      return !socket || !person
    }

    return async (name: string, given: readonly unknown[]): Promise<void> => {
      const received_at = stamp()
      const last = given.at(-1)
      const answered = typeof last === 'function' ? (answer: Answered) => void last(answer) : null
      const args = answered === null ? given : given.slice(0, -1)
      const outcome = isTooFast()
        ? reject('TOO_MANY_REQUESTS')
        : await handle(speaker, name, args, received_at).catch((error: unknown) => rejectionOf(error, log))
      const label = validators.has(name) ? name : 'unknown'
      metrics.message(label, isRejection(outcome) ? outcome.rejected : 'ok')
      if (!isRejection(outcome)) return answered?.({ ok: true, ...outcome })
      const code = outcome.rejected
      log.debug({ message: label, code, caller: owner }, 'refused a socket message')
      if (answered === null) speaker.onRefused(name.slice(0, 64), code)
      else answered({ ok: false, code })
      // that something is down is no fault of whoever tries again
      if (code === 'UNAVAILABLE' || refusals.take()) return
      log.warn({ message: label, code, caller: owner }, 'closed a socket that did not stop')
      speaker.close()
    }
  }
}

function rejectionOf(error: unknown, log: Log): Rejection {
  if (error instanceof RejectionError) return error.rejection
  if (isOutage(error)) {
    log.warn({ error }, 'a part is down: a socket message came to nothing')
    return reject('UNAVAILABLE')
  }
  log.error({ error }, 'a socket message failed')
  return reject('INTERNAL')
}
