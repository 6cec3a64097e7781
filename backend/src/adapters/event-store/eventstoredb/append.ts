import { setTimeout as sleep } from 'node:timers/promises'
import { TimeoutError } from '@eventstore/db-client'
import type { AppendResult, EventStore, ExpectedRevision, NewEvent } from '@kredka/contracts/kernel/ports'
import { encodeAppend } from '../../../kernel/encoded-append.ts'
import { limitTime } from '../limit-time.ts'
import { toEventData } from './convert.ts'
import { asAppendError, asPortError } from './errors.ts'
import type { Nodes } from './nodes.ts'
import { isKnown, toPosition } from './position.ts'
import type { Reader } from './reader.ts'

/**
 * Servers take 100 streams on a connection by default; more appends at once have hung the client (client issue 304).
 */
const AT_ONCE = 64
/**
 * An append without an answer for so long may be a repeat of one under way, which servers drop silently; each next look
 * waits twice as long.
 */
const LOOK_MS = 200

type Append = readonly [stream: string, expected: ExpectedRevision, events: readonly NewEvent[]]

export function createAppender(nodes: Nodes, timeoutMs: number, reader: Reader): EventStore['append'] {
  const enter = createGate(AT_ONCE)

  async function send(...append: Append): Promise<AppendResult> {
    const { client, deposed } = await nodes.leading()
    const [stream, expected, events] = append
    const ended = new AbortController()
    const answer = client.appendToStream(stream, events.map(toEventData), {
      expectedRevision: typeof expected === 'number' ? BigInt(expected) : expected,
      deadline: timeoutMs,
    })
    try {
      const ends = [
        answer.then(({ nextExpectedRevision, position }) => resultOf(stream, Number(nextExpectedRevision), position)),
        rejectWhenOver(deposed, ended.signal),
        lookUntilSeen(append, ended.signal),
      ]
      return await limitTime(Promise.race(ends), timeoutMs + 500)
    } finally {
      ended.abort()
    }
  }

  /** A server that waited in vain for the first of a repeat is asked again. */
  async function insist(...append: Append): Promise<AppendResult> {
    const end = performance.now() + timeoutMs
    for (;;) {
      try {
        return await send(...append)
      } catch (error) {
        if (!(error instanceof TimeoutError) || performance.now() >= end) throw error
        await sleep(LOOK_MS)
      }
    }
  }

  /** Servers may tell no position with a repeat. */
  async function resultOf(
    stream: string,
    revision: number,
    position: Parameters<typeof isKnown>[0],
  ): Promise<AppendResult> {
    if (isKnown(position)) return { revision, position: toPosition(position) }
    return { revision, position: await reader.positionOf(stream, revision) }
  }

  /** Resolves once the very events stand where they should, whoever brought them; never rejects. */
  async function lookUntilSeen(append: Append, ended: AbortSignal): Promise<AppendResult> {
    for (let pause = LOOK_MS; ; pause *= 2) {
      await sleep(pause, undefined, { signal: ended }).catch(() => undefined)
      const stands = ended.aborted ? undefined : await findStanding(append, ended).catch(() => undefined)
      if (stands) return stands
      if (ended.aborted) return new Promise(() => undefined)
    }
  }

  async function findStanding(
    [stream, expected, events]: Append,
    ended: AbortSignal,
  ): Promise<AppendResult | undefined> {
    const from = expected === 'no_stream' ? 0 : expected + 1
    const stored = await reader.stream(stream, { from, limit: events.length }, ended)
    const last = stored.at(-1)
    const same = events.every(({ id }, n) => stored[n]?.id === id.toLowerCase())
    return same && last ? { revision: last.revision, position: last.position } : undefined
  }

  return async (stream, expected, events) => {
    encodeAppend(stream, expected, events)
    const leave = await enter()
    try {
      return await insist(stream, expected, events)
    } catch (error) {
      throw asAppendError(error, stream, expected)
    } finally {
      leave()
    }
  }
}

function rejectWhenOver(deposed: AbortSignal, ended: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const leave = () => reject(asPortError(deposed.reason))
    if (deposed.aborted) leave()
    deposed.addEventListener('abort', leave, { once: true, signal: ended })
  })
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
