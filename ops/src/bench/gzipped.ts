import { gzipSync } from 'node:zlib'

/** @returns kB after gzip at its highest level */
export function gzipKilobytes(bytes: Uint8Array | string): number {
  return gzipSync(bytes, { level: 9 }).length / 1000
}
