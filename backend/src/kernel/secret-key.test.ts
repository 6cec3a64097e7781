import { createHmac } from 'node:crypto'
import { secretKey } from './secret-key.ts'

const bytes = new Uint8Array(32).fill(7)
const signed = (key: Parameters<typeof createHmac>[1]) => createHmac('sha256', key).update('word').digest('hex')

test('OPS-06 a key is made once for its bytes, and closes what the bytes would', () => {
  expect(secretKey(bytes)).toBe(secretKey(bytes))
  expect(signed(secretKey(bytes))).toBe(signed(bytes))
  expect(signed(secretKey(new Uint8Array(32).fill(8)))).not.toBe(signed(bytes))
})
