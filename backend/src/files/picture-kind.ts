const JPEG = [0xff, 0xd8, 0xff]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** What a file is by its first bytes, whatever it is called; null for all that is no JPEG and no PNG. */
export function pictureKind(bytes: Uint8Array): 'jpeg' | 'png' | null {
  if (beginsWith(bytes, JPEG)) return 'jpeg'
  return beginsWith(bytes, PNG) ? 'png' : null
}

/**
 * True for a PNG that says before its first pixels that it has several frames (chunk `acTL`, PNG 3rd edition 11.3.4.2).
 */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = PNG.length; at + 8 <= bytes.length; ) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (name === 'acTL') return true
    if (name === 'IDAT') return false
    // length, name, data, check sum
    at += 12 + view.getUint32(at)
  }
  return false
}

function beginsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, n) => bytes[n] === byte)
}
