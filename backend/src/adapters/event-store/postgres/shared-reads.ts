import type { StoredEvent } from '@kredka/contracts/kernel/ports'

/** One stream from a revision on. */
export interface WantedStream {
  readonly stream: string
  readonly from: number
}

type Events = readonly StoredEvent[]
type ReadStreams = (wanted: readonly WantedStream[]) => Promise<readonly Events[]>

interface Waiting extends WantedStream {
  readonly resolve: (events: Events) => void
  readonly reject: (error: unknown) => void
}

/** Most streams of one statement. */
const MOST = 64

/**
 * Reads of streams that wait at the same moment, sent as one statement: a command that folds a dozen streams of its neighbours, or many commands at once,
 * cost a few round trips. Each read begins after it was asked for, so it is complete as of the call.
 * @param lanes statements under way at once; the others gather meanwhile
 */
export function sharedReads(read: ReadStreams, lanes: number): (wanted: WantedStream) => Promise<Events> {
  const waiting: Waiting[] = []
  let underWay = 0
  let scheduled = false

  function send(): void {
    scheduled = false
    while (waiting.length > 0 && underWay < lanes) {
      const some = waiting.splice(0, MOST)
      underWay += 1
      read(some)
        .then(
          (found) => {
            for (const [n, { resolve }] of some.entries()) resolve(found[n] ?? [])
          },
          (error: unknown) => {
            for (const { reject } of some) reject(error)
          },
        )
        .finally(() => {
          underWay -= 1
          send()
        })
    }
  }

  return (wanted) =>
    new Promise((resolve, reject) => {
      waiting.push({ ...wanted, resolve, reject })
      if (scheduled) return
      scheduled = true
      // what is asked for in the same turn of the event loop travels together
      process.nextTick(send)
    })
}
