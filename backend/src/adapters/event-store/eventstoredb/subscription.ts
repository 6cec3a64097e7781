import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Log,
  MAX_PAGE_BYTES,
  type Position,
  type StoredEvent,
  type SubscriptionBatch,
} from '@kredka/contracts/kernel/ports'
import { createBackOff } from '../back-off.ts'
import { type Inbox, openInbox } from './inbox.ts'
import type { Nodes } from './nodes.ts'

const MAX_EVENTS = 500
/** While there is more to come, how long a batch waits to be filled. */
const GATHER_MS = 20

/**
 * Server subscriptions, one after the other: the client never opens a second one itself, and ends without an error when
 * the server does. Each goes on where the last batch ended (EVT-04).
 */
export async function* follow(
  nodes: Nodes,
  from: Position,
  signal: AbortSignal,
  log: Log,
  confirmMs: number,
): AsyncGenerator<SubscriptionBatch, void> {
  const backOff = createBackOff()
  let position = from
  let live = false
  while (!signal.aborted) {
    let inbox: Inbox | undefined
    try {
      inbox = openInbox(await nodes.leading(), position, signal, confirmMs)
      for await (const { events, caught_up } of batches(inbox, signal)) {
        backOff.reset()
        position = events.at(-1)?.position ?? position
        if (events.length > 0 || !live) yield { events, position, caught_up }
        live = caught_up
      }
    } catch (error) {
      log.warn({ error, position }, 'a subscription failed')
    } finally {
      inbox?.close()
    }
    if (signal.aborted) return
    log.info({ reason: inbox?.ended()?.message, position }, 'subscription dropped')
    await backOff.wait(signal)
  }
}

/** Ends when the inbox does or `signal` aborts. An empty batch says that there was nothing to catch up with. */
async function* batches(inbox: Inbox, signal: AbortSignal): AsyncGenerator<Omit<SubscriptionBatch, 'position'>, void> {
  let said = false
  let batch = emptyBatch()
  while (!signal.aborted) {
    const change = inbox.change()
    fill(batch, inbox)
    const caught_up = inbox.atEnd()
    const { events } = batch
    if (events.length > 0 ? caught_up || isDue(batch) || inbox.ended() : caught_up && !said) {
      batch = emptyBatch()
      said = caught_up
      yield { events, caught_up }
    } else if (inbox.ended()) {
      return
    } else {
      await (events.length > 0 ? Promise.race([change, sleep(GATHER_MS)]) : change)
    }
  }
}

interface Batch {
  readonly events: StoredEvent[]
  bytes: number
  /** When its first event came, by the monotonic clock. */
  since: number
}

function emptyBatch(): Batch {
  return { events: [], bytes: 0, since: 0 }
}

function isDue({ events, bytes, since }: Batch): boolean {
  return events.length >= MAX_EVENTS || bytes >= MAX_PAGE_BYTES || performance.now() - since >= GATHER_MS
}

function fill(batch: Batch, inbox: Inbox): void {
  while (batch.events.length < MAX_EVENTS && batch.bytes < MAX_PAGE_BYTES) {
    const taken = inbox.take()
    if (!taken) return
    if (batch.events.length === 0) batch.since = performance.now()
    batch.bytes += taken.bytes
    batch.events.push(taken.event)
  }
}
