import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Position } from '@kredka/contracts/kernel/ports'

/** Who takes connections that become sockets. */
export interface Upgrades {
  /** True for a handshake that belongs here. */
  owns(req: IncomingMessage): boolean
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void
}

/** The sockets of an api with all that feeds them. */
export interface LiveSide extends Upgrades {
  /**
   * Everything up to here was told to the sockets, and the read models show it; null until they show what was there at
   * the start.
   */
  lastPosition(): Position | null
  /** Ends the sockets, then what feeds them. */
  close(): Promise<void>
}
