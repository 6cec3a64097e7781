import type { EventStoreDBClient } from '@eventstore/db-client'
import {
  type AppendResult,
  type EventStore,
  type ExpectedRevision,
  type NewEvent,
  StoreUnavailableError,
} from '@kredka/contracts/kernel/ports'
import { encodeAppend } from '../../../kernel/encoded-append.ts'
import { toEventData } from './convert.ts'
import { asAppendError } from './errors.ts'
import { isKnown, toPosition } from './position.ts'

/** Servers take 100 streams on a connection by default; more appends at once have hung the client (client issue 304). */
const AT_ONCE = 64

/** @param positionOf asked when the server tells none, as it may on a repeat */
export function createAppender(
  client: EventStoreDBClient,
  timeoutMs: number,
  positionOf: (stream: string, revision: number) => Promise<string>,
): EventStore['append'] {
  const enter = createGate(AT_ONCE)

  async function send(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult> {
    const append = client.appendToStream(stream, events.map(toEventData), {
      expectedRevision: typeof expected === 'number' ? BigInt(expected) : expected,
      deadline: timeoutMs,
    })
    const { nextExpectedRevision, position } = await within(append, timeoutMs + 500)
    const revision = Number(nextExpectedRevision)
    return { revision, position: isKnown(position) ? toPosition(position) : await positionOf(stream, revision) }
  }

  return async (stream, expected, events) => {
    encodeAppend(stream, expected, events)
    const leave = await enter()
    try {
      return await send(stream, expected, events)
    } catch (error) {
      throw asAppendError(error, stream, expected)
    } finally {
      leave()
    }
  }
}

/** The client's own deadline does not cover finding a server and waiting for it. */
async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreUnavailableError(`no answer within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Lets `most` in at once, the others in their order. */
function createGate(most: number): () => Promise<() => void> {
  let inside = 0
  const waiting: (() => void)[] = []
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else inside -= 1
  }
  return async () => {
    if (inside < most) inside += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    return leave
  }
}
