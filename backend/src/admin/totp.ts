import { createHmac, timingSafeEqual } from 'node:crypto'
import { SECOND_CODE_DIGITS } from '@kredka/contracts/admin/rules'
import { SECOND } from '@kredka/contracts/kernel/durations'

/**
 * One-time passwords by time (RFC 6238): SHA-1, six digits, half a minute, which is what every app takes. Few lines on
 * Node's own HMAC, tested with the vectors of both RFCs, instead of a library between a password and the back office.
 */
const STEP_MS = 30 * SECOND
/** Clocks differ, and people type slowly: the code before and the one after are taken too. */
const DRIFT = [0, -1, 1]
/** As RFC 4226 recommends. */
export const SECRET_BYTES = 20

/** HOTP (RFC 4226). */
export function hotp(secret: Uint8Array, counter: number, digits = SECOND_CODE_DIGITS): string {
  const moving = Buffer.alloc(8)
  moving.writeBigUInt64BE(BigInt(counter))
  const mac = createHmac('sha1', secret).update(moving).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0x0f
  const number = (mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/** The half minute, counted from 1970. */
export function stepAt(now: number): number {
  return Math.floor(now / STEP_MS)
}

/** The half minute whose code this is, null where it is none of about now. Looks at all of them in any case. */
export function findStep(secret: Uint8Array, code: string, now: number): number | null {
  const typed = Buffer.from(code)
  let found: number | null = null
  for (const drift of DRIFT) {
    const step = stepAt(now) + drift
    const right = Buffer.from(hotp(secret, step))
    if (typed.length === right.length && timingSafeEqual(typed, right)) found = step
  }
  return found
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, without padding: what apps take, and without the digits that look like letters. */
export function base32(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let held = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    for (bits += 8; bits >= 5; bits -= 5) text += ALPHABET.charAt((held >> (bits - 5)) & 31)
    held &= (1 << bits) - 1
  }
  return bits > 0 ? text + ALPHABET.charAt((held << (5 - bits)) & 31) : text
}

/** What the QR code says to the app. */
export function otpauthUri(secret: Uint8Array, { issuer, name }: { readonly issuer: string; readonly name: string }) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(name)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
}
