import type { Log } from '@kredka/contracts/kernel/ports'
import pg from 'pg'

const RECONNECT_MS = 1_000

/**
 * Hears what processes tell each other by NOTIFY. A lost connection is made anew, and what was said meanwhile is lost:
 * for hints and for what is gone in a moment anyway.
 * @returns ends the listening
 */
export function listenTo(
  channel: string,
  heard: (payload: string) => void,
  { url, log }: { readonly url: string; readonly log: Log },
): () => Promise<void> {
  let isClosed = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  const connect = async () => {
    const fresh = new pg.Client({ connectionString: url, application_name: `kredka ${channel}`, keepAlive: true })
    client = fresh
    let isOver = false
    const reconnect = () => {
      if (isOver || isClosed) return
      isOver = true
      fresh.end().catch(() => undefined)
      timer = setTimeout(connect, RECONNECT_MS)
      timer.unref()
    }
    fresh.on('error', reconnect)
    fresh.on('end', reconnect)
    fresh.on('notification', ({ payload }) => heard(payload ?? ''))
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
    } catch (error) {
      log.warn({ error: String(error), channel }, 'cannot listen to other processes for a moment')
      reconnect()
    }
  }
  const connecting = connect()
  return async () => {
    isClosed = true
    clearTimeout(timer)
    await connecting
    await client?.end().catch(() => undefined)
  }
}
