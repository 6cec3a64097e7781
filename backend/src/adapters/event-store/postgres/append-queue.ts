import {
  type AppendResult,
  type Position,
  StoreUnavailableError,
  WrongRevisionError,
} from '@kredka/contracts/kernel/ports'
import type { EncodedAppend } from '../../../kernel/encoded-append.ts'
import type { AppendOutcome } from './append-statement.ts'
import { isOurFault } from './errors.ts'
import { comparePositions } from './position.ts'

/** More at once makes each wait longer and the batch hardly faster. */
const MAX_APPENDS = 200
const MAX_EVENTS = 1_000
const MAX_BYTES = 2 * 1024 * 1024

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
 * Appends that wait for one another travel together: while one batch is under way the next one gathers.
 * Each caller gets its own answer (EVT-03).
 * @param send gives an outcome per append, in their order, or throws for all of them
 * @param reached is told the furthest position of each batch, before its callers are
 */
export function createAppendQueue(send: Send, reached: (position: Position) => void): AppendQueue {
  let waiting: Waiting[] = []
  let pumping: Promise<void> | undefined
  let closed = false

  async function pump(): Promise<void> {
    while (waiting.length > 0) {
      const count = countOfBatch(waiting)
      const batch = waiting.slice(0, count)
      waiting = waiting.slice(count)
      await settle(batch, send, reached)
    }
    pumping = undefined
  }

  return {
    append: (append) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new StoreUnavailableError('the store is closed'))
        waiting.push({ append, resolve, reject })
        // The next tick comes after all promise callbacks of this one: callers woken together go together.
        pumping ??= new Promise((done) => process.nextTick(() => void pump().then(done)))
      }),
    close: async () => {
      closed = true
      await pumping
    },
  }
}

function countOfBatch(waiting: readonly Waiting[]): number {
  let [events, bytes, count] = [0, 0, 0]
  for (const { append } of waiting) {
    events += append.events.length
    bytes += append.bytes
    if (count > 0 && (events > MAX_EVENTS || bytes > MAX_BYTES)) break
    count += 1
    if (count === MAX_APPENDS) break
  }
  return count
}

async function settle(batch: readonly Waiting[], send: Send, reached: (position: Position) => void): Promise<void> {
  try {
    const outcomes = await send(batch.map(({ append }) => append))
    const positions = outcomes.flatMap(({ position }) => position ?? []).sort(comparePositions)
    const last = positions.at(-1)
    if (last) reached(last)
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

function answer({ append, resolve, reject }: Waiting, outcome: AppendOutcome | undefined): void {
  if (!outcome) {
    reject(new Error(`stream ${append.stream}: the store gave no outcome`))
  } else if (outcome.position === null) {
    reject(new WrongRevisionError(append.stream, append.expected, outcome.revision))
  } else {
    resolve({ revision: outcome.revision, position: outcome.position })
  }
}
