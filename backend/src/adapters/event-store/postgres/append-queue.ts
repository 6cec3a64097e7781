import {
  type AppendResult,
  type Position,
  StoreUnavailableError,
  WrongRevisionError,
} from '@kredka/contracts/kernel/ports'
import type { EncodedAppend } from '../../../kernel/encoded-append.ts'
import type { AppendOutcome } from './append-statement.ts'
import { nextBatch } from './batch.ts'
import { isOurFault } from './errors.ts'
import { comparePositions } from './position.ts'

type Send = (appends: readonly EncodedAppend[]) => Promise<AppendOutcome[]>

interface Waiting {
  readonly append: EncodedAppend
  readonly resolve: (result: AppendResult) => void
  readonly reject: (error: unknown) => void
}

export interface AppendQueue {
  append(append: EncodedAppend): Promise<AppendResult>
  /** Refuses new appends and waits for those under way. */
  close(): Promise<void>
}

/**
 * Appends that wait for one another travel together: while batches are under way the next one gathers. Each caller gets
 * its own answer (EVT-03). Appends to one stream are judged in the order in which they were asked for.
 * @param send gives an outcome per append, in their order, or throws for all of them
 * @param concurrency how many batches may be under way at once: Postgres writes one while the other is prepared or
 * answered
 * @param reached is told the furthest position of each batch, before its callers are
 */
export function createAppendQueue(send: Send, concurrency: number, reached: (position: Position) => void): AppendQueue {
  let waiting: Waiting[] = []
  let underWay = 0
  let scheduled = false
  let closed = false
  const busyStreams = new Set<string>()
  const idle = Promise.withResolvers<void>()

  /** After all that this turn of the event loop brings: callers woken together go together. */
  function schedule(): void {
    if (scheduled) return
    scheduled = true
    setImmediate(depart)
  }

  function depart(): void {
    scheduled = false
    while (underWay < concurrency) {
      const { batch, rest } = nextBatch(waiting, busyStreams, concurrency, underWay)
      if (batch.length === 0) break
      waiting = rest
      void travel(batch)
    }
    if (closed && underWay === 0 && waiting.length === 0) idle.resolve()
  }

  async function travel(batch: readonly Waiting[]): Promise<void> {
    underWay += 1
    for (const { append } of batch) busyStreams.add(append.stream)
    await settle(batch, send, reached)
    for (const { append } of batch) busyStreams.delete(append.stream)
    underWay -= 1
    schedule()
  }

  return {
    append: (append) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new StoreUnavailableError('the store is closed'))
        waiting.push({ append, resolve, reject })
        schedule()
      }),
    close: () => {
      closed = true
      schedule()
      return idle.promise
    },
  }
}

async function settle(batch: readonly Waiting[], send: Send, reached: (position: Position) => void): Promise<void> {
  try {
    const outcomes = await send(batch.map(({ append }) => append))
    const last = furthest(outcomes)
    if (last !== null) reached(last)
    batch.forEach((waiting, index) => {
      answer(waiting, outcomes[index])
    })
  } catch (error) {
    // Values that Postgres refuses roll back the whole batch: each on its own, only the culprit fails.
    if (batch.length > 1 && isOurFault(error)) {
      for (const waiting of batch) await settle([waiting], send, reached)
    } else {
      for (const { reject } of batch) reject(error)
    }
  }
}

function furthest(outcomes: readonly AppendOutcome[]): Position | null {
  let last: Position | null = null
  for (const { position } of outcomes) {
    if (position !== null && (last === null || comparePositions(position, last) > 0)) last = position
  }
  return last
}

function answer({ append, resolve, reject }: Waiting, outcome: AppendOutcome | undefined): void {
  if (!outcome) {
    reject(new Error(`stream ${append.stream}: the store gave no outcome`))
  } else if (outcome.position === null) {
    reject(new WrongRevisionError(append.stream, append.expected, outcome.revision))
  } else {
    resolve({ revision: outcome.revision, position: outcome.position })
  }
}
