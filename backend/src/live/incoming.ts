import { type ErrorCode, isRejection, type Rejection, RejectionError, reject } from '@kredka/contracts/kernel/errors'
import type { Log } from '@kredka/contracts/kernel/ports'
import {
  type ClientMessageName,
  type ClientMessages,
  clientMessages,
  type SocketAnswer,
} from '@kredka/contracts/live/messages'
import { createAjv, lazyValidator } from '../kernel/schemas.ts'
import type { SocketOwner } from './handshake.ts'
import type { LiveMetrics } from './metrics.ts'
import { createBucket, createBuckets, type Pace } from './token-bucket.ts'

/** What is done with each message of a client. */
export type MessageHandlers = {
  readonly [Name in ClientMessageName]: (
    owner: SocketOwner,
    body: ClientMessages[Name],
  ) => Promise<Rejection | undefined>
}

export interface Paces {
  readonly socket: Pace
  readonly person: Pace
  /** What may be refused to one socket before it is closed. */
  readonly refusals: Pace
}

export const PACES: Paces = {
  socket: { burst: 20, per_second: 5 },
  person: { burst: 60, per_second: 15 },
  refusals: { burst: 20, per_second: 0.2 },
}

interface Parts {
  readonly handlers: MessageHandlers
  readonly paces: Paces
  readonly metrics: LiveMetrics
  readonly log: Log
  /** Milliseconds that never go back. */
  readonly now: () => number
}

/** One socket as this file needs it. */
export interface Speaker {
  readonly owner: SocketOwner
  onRefused(name: string, code: ErrorCode): void
  /** Too much was refused. */
  close(): void
}

/**
 * Checks all that clients say before anything is done with it (API-04): the name is known, the body fits its schema,
 * and nobody floods. What is refused is told with a code; who goes on regardless is cut off.
 */
export function createIncoming({ handlers, paces, metrics, log, now }: Parts) {
  const ajv = createAjv()
  const validators = new Map<string, ReturnType<typeof lazyValidator>>(
    Object.entries(clientMessages).map(([name, { body }]) => [name, lazyValidator(ajv, body)]),
  )
  const persons = createBuckets(paces.person, now)

  async function handle(owner: SocketOwner, name: string, args: readonly unknown[]): Promise<Rejection | undefined> {
    const validator = validators.get(name)
    if (validator === undefined || !isKnown(name)) return reject('NOT_FOUND')
    const [body, ...more] = args
    if (more.length > 0 || !validator()(body)) return reject('INVALID_INPUT')
    // the validator of this very name has just said so
    return handlers[name](owner, body as ClientMessages[typeof name])
  }

  /** @returns what to call with each message of this socket: its name and what came with it */
  return (speaker: Speaker) => {
    const bucket = createBucket(paces.socket, now)
    const refusals = createBucket(paces.refusals, now)
    const { owner } = speaker

    const isTooFast = () => {
      const [socket, person] = [bucket.take(), persons.take(`${owner.kind}:${owner.id}`)]
      return !socket || !person
    }

    return async (name: string, given: readonly unknown[]): Promise<void> => {
      const last = given.at(-1)
      const answered = typeof last === 'function' ? (answer: SocketAnswer) => void last(answer) : null
      const args = answered === null ? given : given.slice(0, -1)
      const outcome = isTooFast()
        ? reject('TOO_MANY_REQUESTS')
        : await handle(owner, name, args).catch((error: unknown) => rejectionOf(error, log))
      const label = isKnown(name) ? name : 'unknown'
      metrics.message(label, isRejection(outcome) ? outcome.rejected : 'ok')
      if (!isRejection(outcome)) return answered?.({ ok: true })
      const code = outcome.rejected
      log.debug({ message: label, code, caller: `${owner.kind}:${owner.id}` }, 'refused a socket message')
      if (answered === null) speaker.onRefused(name.slice(0, 64), code)
      else answered({ ok: false, code })
      if (refusals.take()) return
      log.warn({ message: label, code, caller: `${owner.kind}:${owner.id}` }, 'closed a socket that did not stop')
      speaker.close()
    }
  }
}

function isKnown(name: string): name is ClientMessageName {
  return Object.hasOwn(clientMessages, name)
}

function rejectionOf(error: unknown, log: Log): Rejection {
  if (error instanceof RejectionError) return error.rejection
  log.error({ error }, 'a socket message failed')
  return reject('INTERNAL')
}
