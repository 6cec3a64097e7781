import { DAY } from '@kredka/contracts/kernel/durations'
import { acceptAll, onlyNecessary, readPreference, storePreference, toPreference } from './preference.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')

function memory(initial: string | null = null) {
  let kept = initial
  return {
    getItem: () => kept,
    setItem(_: string, value: string) {
      kept = value
    },
    get kept() {
      return kept
    },
  }
}

test('NAV-06 all is denied but what is necessary; accept all grants functional and analytics, not ads', () => {
  expect(onlyNecessary(NOW)).toEqual({
    lastUpdate: '2026-11-21T12:00:00.000Z',
    category_necessary: true,
    category_functional: false,
    category_analytics: false,
    category_ads: false,
  })
  expect(acceptAll(NOW)).toMatchObject({ category_functional: true, category_analytics: true, category_ads: false })
  expect(toPreference(NOW, { ads: true })).toMatchObject({ category_functional: false, category_ads: true })
})

test('NAV-06 the answer is kept for 180 days', () => {
  const storage = memory()
  storePreference(storage, acceptAll(NOW))
  expect(readPreference(storage, NOW + 180 * DAY - 1)).toEqual(acceptAll(NOW))
  expect(readPreference(storage, NOW + 180 * DAY)).toBeNull()
})

test.each([
  null,
  'x',
  '{}',
  '[]',
  '"a"',
  '{"lastUpdate":"x"}',
  '{"lastUpdate":"2026-11-21","category_necessary":true}',
])('NAV-06 what is no answer counts as none: %s', (text) => {
  expect(readPreference(memory(text), NOW)).toBeNull()
})
