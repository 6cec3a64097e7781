import { Socket } from 'node:net'

type Written = (error?: Error | null) => void

/**
 * Sends in one go what one turn of the event loop writes. Statements of a pipeline are small and many, and each write
 * of its own is a call of the system that wakes the server.
 */
export class GatheringSocket extends Socket {
  #isGathering = false

  constructor() {
    super()
    // `connect` of Node gives a socket the `write` of its own class, whatever a subclass says.
    this.once('connect', () => {
      this.write = (chunk: Uint8Array | string, encoding?: BufferEncoding | Written, written?: Written) => {
        this.#gather()
        return typeof encoding === 'string' ? super.write(chunk, encoding, written) : super.write(chunk, encoding)
      }
    })
  }

  #gather(): void {
    if (this.#isGathering) return
    this.#isGathering = true
    this.cork()
    process.nextTick(() => {
      this.#isGathering = false
      this.uncork()
    })
  }
}
