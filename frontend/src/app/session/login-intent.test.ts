import { MINUTE } from '@kredka/contracts/kernel/durations'
import { VISITOR } from '../own-storage.ts'
import { fakeStorage } from '../testing/own-storage.ts'
import { dropLoginIntent, keepLoginIntent, readLoginIntent } from './login-intent.ts'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const intent = { what: 'favour:01j9z3v5e8c7w2q4k6m8n0p2r4', from: '/offers/maths?sort=price' }

test('OFR-07 an intent of a visitor is known in every tab for an hour, or until it is dropped', () => {
  const browser = fakeStorage()
  keepLoginIntent(browser.tab(), intent, NOW)
  const other = browser.tab()
  expect(readLoginIntent(other, NOW + 59 * MINUTE)).toEqual(intent)
  expect(readLoginIntent(other, NOW + 61 * MINUTE)).toBeNull()
  dropLoginIntent(other)
  expect(readLoginIntent(browser.tab(), NOW)).toBeNull()
})

test('ROO-04 an intent takes a guest’s seat along, and no half of one', () => {
  const own = fakeStorage().tab()
  const seat = { token: '7k2m9xqa', key: 'd'.repeat(32) }
  keepLoginIntent(own, { ...intent, seat }, NOW)
  expect(readLoginIntent(own, NOW)).toEqual({ ...intent, seat })
  const kept = own.read(VISITOR, 'intent') ?? ''
  own.write(VISITOR, 'intent', kept.replace('"key"', '"kay"'))
  expect(readLoginIntent(own, NOW)).toEqual(intent)
})

test.each(['{', '7', '{}', '{"what":"favour:x"}'])('what this build does not understand is no intent: %s', (kept) => {
  const own = fakeStorage().tab()
  own.write(VISITOR, 'intent', kept)
  expect(readLoginIntent(own, NOW)).toBeNull()
})
