import { createCipheriv, createDecipheriv } from 'node:crypto'
import { randomBytes } from './random-bytes.ts'
import { secretKey } from './secret-key.ts'

const FORMAT = 1
const NONCE = 12
const TAG = 16

/**
 * The envelope was changed, or stands in another place than the one it was made for, or the key is not the one that
 * closed it.
 */
export class BrokenEnvelopeError extends Error {
  override readonly name = 'BrokenEnvelopeError'
}

/**
 * AES-256-GCM. Bytes: format (1) · nonce (12, random) · ciphertext · tag (16).
 * @param place what the envelope is bound to; it opens only with the same words
 */
export function encryptEnvelope(key: Uint8Array, content: string | Uint8Array, place: readonly string[]): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', secretKey(key), nonce).setAAD(bindTo(place))
  const body = Buffer.concat([cipher.update(content), cipher.final()])
  return Buffer.concat([Buffer.of(FORMAT), nonce, body, cipher.getAuthTag()])
}

/** @throws BrokenEnvelopeError */
export function decryptEnvelope(key: Uint8Array, envelope: Uint8Array, place: readonly string[]): Buffer {
  const bytes = Buffer.from(envelope.buffer, envelope.byteOffset, envelope.byteLength)
  if (bytes.length < 1 + NONCE + TAG || bytes[0] !== FORMAT)
    throw new BrokenEnvelopeError(`no envelope: ${place.join(' ')}`)
  const nonce = bytes.subarray(1, 1 + NONCE)
  const decipher = createDecipheriv('aes-256-gcm', secretKey(key), nonce)
    .setAAD(bindTo(place))
    .setAuthTag(bytes.subarray(-TAG))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(1 + NONCE, -TAG)), decipher.final()])
  } catch {
    throw new BrokenEnvelopeError(`the envelope does not open: ${place.join(' ')}`)
  }
}

function bindTo(place: readonly string[]): Buffer {
  return Buffer.from(JSON.stringify(place))
}
