import { hotp, stepAt } from '../totp.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The bytes that an app reads from the text of a secret (RFC 4648). */
export function secretBytes(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}

/** What the app of somebody with this secret shows. */
export function codeAt(secret: string, now: number): string {
  return hotp(secretBytes(secret), stepAt(now))
}
