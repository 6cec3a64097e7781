import { createSecretKey, type KeyObject } from 'node:crypto'

const known = new WeakMap<Uint8Array, KeyObject>()

/**
 * The key as Node's ciphers and hashes know keys: what is raw they look at for longer (40 µs) than they work with it.
 * Goes with the bytes.
 */
export function secretKey(bytes: Uint8Array): KeyObject {
  let key = known.get(bytes)
  if (key === undefined) {
    key = createSecretKey(bytes)
    known.set(bytes, key)
  }
  return key
}
