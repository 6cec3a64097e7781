import { randomFillSync } from 'node:crypto'

const POOL = Buffer.alloc(8 * 1024)
let given = POOL.length

/**
 * Random bytes of the machine, each given once. One call of the system brings many: what is asked for several times in
 * each request (nonces, ids) would make that call each time.
 * @throws RangeError when more than the pool's 8 KiB are asked for
 */
export function randomBytes(length: number): Buffer {
  if (length > POOL.length) throw new RangeError(`${length} bytes are more than the pool holds`)
  if (given + length > POOL.length) {
    randomFillSync(POOL)
    given = 0
  }
  const bytes = Buffer.from(POOL.subarray(given, given + length))
  POOL.fill(0, given, given + length)
  given += length
  return bytes
}
