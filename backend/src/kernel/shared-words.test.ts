import { priceWords, ratingWords } from './shared-words.ts'

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

test('NAV-05 a shared picture says price and rating as people write them, in both languages', () => {
  const price = { amount: 8_000, currency: 'PLN', duration: 60 }
  expect(plain(priceWords(price, 'pl'))).toBe('80 zł / 60 min')
  expect(plain(priceWords({ ...price, amount: 8_050, duration: 45 }, 'pl'))).toBe('80,50 zł / 45 min')
  expect(plain(priceWords({ ...price, currency: 'GBP' }, 'en'))).toBe('£80 / 60 min')
  const said = [1, 3, 12, 22].map((count) => ratingWords({ average: 4.86, count }, 'pl')[0])
  expect(said).toEqual(['4,9 / 5 · 1 opinia', '4,9 / 5 · 3 opinie', '4,9 / 5 · 12 opinii', '4,9 / 5 · 22 opinie'])
  expect(ratingWords({ average: 5, count: 2 }, 'en')).toEqual(['5 / 5 · 2 reviews'])
  expect([ratingWords(null, 'pl'), ratingWords({ average: null, count: 0 }, 'pl')]).toEqual([[], []])
})
