/** What of Socket.IO’s connection tells how long a ping takes, and that it is still there. */
export interface Pinged {
  on(event: 'packet' | 'packetCreate', heard: (packet: { readonly type: string }) => void): unknown
}

const KEPT = 5

/**
 * The smallest of the last five round trips of a connection's own pings, in milliseconds; null before the first came
 * back. Measured by us alone: nothing that a client says of its line is believed.
 */
export function measureRoundTrips(connection: Pinged, now: () => number): () => number | null {
  const last: number[] = []
  let sentAt: number | null = null
  connection.on('packetCreate', ({ type }) => {
    if (type === 'ping') sentAt = now()
  })
  connection.on('packet', ({ type }) => {
    if (type !== 'pong' || sentAt === null) return
    last.push(now() - sentAt)
    if (last.length > KEPT) last.shift()
    sentAt = null
  })
  return () => (last.length === 0 ? null : Math.min(...last))
}

/** When anything came over a connection last, be it an answer to a ping; at first, when it was made. */
export function noteHeard(connection: Pinged, now: () => number): () => number {
  let heardAt = now()
  connection.on('packet', () => {
    heardAt = now()
  })
  return () => heardAt
}
