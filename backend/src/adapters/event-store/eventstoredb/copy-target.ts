import {
  type EventStore,
  MAX_APPEND_BYTES,
  MAX_APPEND_EVENTS,
  type StoredEvent,
  WrongRevisionError,
} from '@kredka/contracts/kernel/ports'
import { bytesOf, encodeEvent } from '../../../kernel/encoded-append.ts'
import { type CopyTarget, ForeignCopyError } from '../copy-target.ts'
import { IDENTITY_STREAM } from './convert.ts'
import { identityEvent } from './identity.ts'

/**
 * EventStoreDB takes one stream at a time: neighbours of one stream travel together, and each append waits for the one
 * before it, since nothing else keeps the order of the log.
 */
export function eventStoreDbCopyTarget(store: EventStore): CopyTarget {
  return {
    store,
    identify: async (identity) => {
      try {
        await store.append(IDENTITY_STREAM, 'no_stream', [identityEvent(identity)])
      } catch (error) {
        if (!(error instanceof WrongRevisionError)) throw error
        throw new ForeignCopyError('The EventStoreDB holds the identity of another log: copy into an empty one.')
      }
    },
    add: async (events) => {
      for (const run of runsOf(events)) {
        const [first] = run
        if (first === undefined) continue
        await store.append(first.stream, first.revision === 0 ? 'no_stream' : first.revision - 1, run)
      }
    },
  }
}

/** Neighbours of one stream, as many as an append takes. */
function* runsOf(events: readonly StoredEvent[]): Generator<readonly StoredEvent[]> {
  let run: StoredEvent[] = []
  let bytes = 0
  for (const event of events) {
    const weight = bytesOf(encodeEvent(event))
    const fits = run.length < MAX_APPEND_EVENTS && bytes + weight <= MAX_APPEND_BYTES
    if (run.length > 0 && (run[0]?.stream !== event.stream || !fits)) {
      yield run
      run = []
      bytes = 0
    }
    run.push(event)
    bytes += weight
  }
  if (run.length > 0) yield run
}
