import { createHmac, hkdfSync } from 'node:crypto'
import type { EventStore, Position } from '@kredka/contracts/kernel/ports'
import { BrokenEnvelopeError, decryptEnvelope, encryptEnvelope } from '../../kernel/envelope.ts'
import { memoize } from '../../kernel/memoize.ts'
import { secretKey } from '../../kernel/secret-key.ts'

/**
 * Positions of the log as a session is given them (API-09). In clear, two of them would tell whoever holds them how
 * many events lie between, and with that what others do: whether an address has an account, or who is busy.
 */
export interface Positions {
  /** Another word each time, all of one length: two of them neither compare nor tell what lies between. */
  encrypt(position: Position, session: string): string
  /** The latest of those that one header lists; null where one was not given to this session, or for another log. */
  decryptLatest(header: string, session: string): Position | null
}

/** Whose positions those are that come without a session and from no known visitor: nobody is given any. */
export const NO_SESSION = ''

/** Longer than any position: what is closed has one length. */
const LENGTH = 64
/** A browser lists those of a few commands that ran side by side. */
const MAX_POSITIONS = 8
const PLACE = ['position']
/** Sessions whose keys are kept: each hint and each answer needs one. */
const MAX_SESSIONS = 10_000

export function createPositions(masterKey: Uint8Array, store: Pick<EventStore, 'compare' | 'isPosition'>): Positions {
  const key = new Uint8Array(hkdfSync('sha256', masterKey, new Uint8Array(), 'kredka positions 1', 32))
  // a key for each session, so that no key closes more than AES-GCM may with random nonces
  const keyOf = memoize(
    (session: string) => createHmac('sha256', secretKey(key)).update(session).digest(),
    MAX_SESSIONS,
  )

  function read(word: string, session: string): Position | null {
    try {
      const position = decryptEnvelope(keyOf(session), Buffer.from(word, 'base64url'), PLACE).toString('utf8').trimEnd()
      return store.isPosition(position) ? position : null
    } catch (error) {
      if (error instanceof BrokenEnvelopeError) return null
      throw error
    }
  }

  return {
    encrypt(position, session) {
      if (position.length > LENGTH) throw new RangeError(`a position of ${position.length} characters`)
      return encryptEnvelope(keyOf(session), position.padEnd(LENGTH), PLACE).toString('base64url')
    },
    decryptLatest(header, session) {
      const words = header.split(',')
      if (words.length > MAX_POSITIONS) return null
      let decryptLatest: Position | null = null
      for (const word of words) {
        const position = read(word.trim(), session)
        if (position === null) return null
        if (decryptLatest === null || store.compare(position, decryptLatest) > 0) decryptLatest = position
      }
      return decryptLatest
    },
  }
}
