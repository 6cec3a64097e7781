import type { ErrorCode } from '@kredka/contracts/kernel/errors'
import { messageOf, statusOf } from '@kredka/contracts/kernel/errors'
import { type ApiError, localError } from '../kernel/errors.ts'
import { pauseAfter } from './pauses.ts'

const refused = (code: ErrorCode, params?: ApiError['params']): ApiError => ({
  code,
  message: messageOf(code),
  status: statusOf(code),
  details: [],
  ...(params === undefined ? {} : { params }),
})

test('CHT-01 without an answer a message is sent again, after pauses that grow to half a minute', () => {
  expect([0, 1, 2, 3].map((tries) => pauseAfter(localError('OFFLINE'), tries))).toEqual([1_000, 2_000, 4_000, 8_000])
  expect(pauseAfter(localError('TIMEOUT'), 40)).toBe(30_000)
  expect(pauseAfter(refused('UNAVAILABLE'), 0)).toBe(1_000)
  expect(pauseAfter(refused('JWT_EXPIRED'), 1)).toBe(2_000)
})

test('CHT-02 limits are waited for', () => {
  expect(pauseAfter(refused('CHAT_TOO_FAST'), 0)).toBe(5_000)
  expect(pauseAfter(refused('TOO_MANY_REQUESTS', { seconds: 20 }), 0)).toBe(20_000)
})

test('CHT-01 what the server refused is the person’s to decide; so is what breaks it again and again', () => {
  for (const code of ['OUT_OF_TURN', 'CHAT_BLOCKED_BY_OTHER', 'CHAT_TOO_MANY_PEOPLE', 'INVALID_INPUT'] as const) {
    expect(pauseAfter(refused(code), 0)).toBeNull()
  }
  expect(pauseAfter(refused('INTERNAL'), 4)).toBe(16_000)
  expect(pauseAfter(refused('INTERNAL'), 5)).toBeNull()
})
