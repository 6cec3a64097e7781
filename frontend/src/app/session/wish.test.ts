import { VISITOR } from '../own-storage.ts'
import { fakeStorage } from '../testing/own-storage.ts'
import { dropWish, keepWish, readWish } from './wish.ts'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const MINUTE = 60_000
const wish = { what: 'favour:01j9z3v5e8c7w2q4k6m8n0p2r4', from: '/offers/maths?sort=price' }

test('OFR-07 a wish of a visitor is known in every tab for an hour, or until it is dropped', () => {
  const browser = fakeStorage()
  keepWish(browser.tab(), wish, NOW)
  const other = browser.tab()
  expect(readWish(other, NOW + 59 * MINUTE)).toEqual(wish)
  expect(readWish(other, NOW + 61 * MINUTE)).toBeNull()
  dropWish(other)
  expect(readWish(browser.tab(), NOW)).toBeNull()
})

test.each(['{', '7', '{}', '{"what":"favour:x"}'])('what this build does not understand is no wish: %s', (kept) => {
  const own = fakeStorage().tab()
  own.write(VISITOR, 'wish', kept)
  expect(readWish(own, NOW)).toBeNull()
})
