import { createHash } from 'node:crypto'

/** A fingerprint of one length, however long the question is: for an index. */
export function hashOf(fingerprint: string): string {
  return createHash('sha256').update(fingerprint).digest('base64url').slice(0, 22)
}
