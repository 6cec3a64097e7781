import { createHash, createHmac } from 'node:crypto'
import type { Hidden } from '@kredka/contracts/games/engine/engine'

/** Where the luck of a run comes from: its secret, and what nobody can change afterwards. */
export interface RunLuck extends Hidden {
  readonly secret: string
  /** SHA-256 of the secret. */
  readonly commitment: string
}

/** The seed of the n-th draw is an HMAC-SHA-256 with the secret. Pages check it with the same sum. */
export function luckOf(secret: string): RunLuck {
  return {
    secret,
    commitment: createHash('sha256').update(secret).digest('hex'),
    seedOf(draw) {
      const digest = createHmac('sha256', secret).update(String(draw)).digest()
      return [digest.readUInt32BE(0), digest.readUInt32BE(4), digest.readUInt32BE(8), digest.readUInt32BE(12)]
    },
  }
}
