import { type Log, MAX_PAGE_BYTES, type SubscriptionBatch } from '@kredka/contracts/kernel/ports'
import { createBackOff } from '../back-off.ts'
import { toPosition } from './position.ts'
import type { Page, Reader } from './reader.ts'
import type { Tail } from './tail.ts'

const MAX_EVENTS = 500

/**
 * Pages of the log, pulled as the caller asks for them, then pages of what comes. Nothing is kept but the position, so
 * whatever goes wrong the next attempt goes on where the last batch ended (EVT-04).
 */
export async function* follow(
  from: bigint,
  signal: AbortSignal,
  reader: Pick<Reader, 'page'>,
  tail: Tail,
  log: Log,
): AsyncGenerator<SubscriptionBatch, void> {
  let position = from
  let live = false
  const next = insistOn(reader, log)
  while (!signal.aborted) {
    const page = await stopWhenAborted(next(position, signal), signal)
    if (!page) return
    position = page.last
    if (page.events.length > 0 || (page.complete && !live)) {
      yield { events: page.events, position: toPosition(position), caught_up: page.complete }
    }
    live = page.complete
    if (live) await tail.waitBeyond(position, signal)
  }
}

/** Reads a page, however often it takes. */
function insistOn(
  reader: Pick<Reader, 'page'>,
  log: Log,
): (from: bigint, signal: AbortSignal) => Promise<Page | undefined> {
  const backOff = createBackOff()
  let dropped = false
  return async (from, signal) => {
    while (!signal.aborted) {
      try {
        const page = await reader.page(from, MAX_EVENTS, MAX_PAGE_BYTES)
        if (dropped) log.info({ position: toPosition(from) }, 'subscription goes on')
        dropped = false
        backOff.reset()
        return page
      } catch (error) {
        if (!dropped && !signal.aborted) log.warn({ error, position: toPosition(from) }, 'subscription dropped')
        dropped = true
        await backOff.wait(signal)
      }
    }
    return undefined
  }
}

function stopWhenAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const stop = () => resolve(undefined)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
