import { splitLinks } from './linked.ts'

const addresses = (message: string) => splitLinks(message).flatMap(({ href }) => href ?? [])

test('CHT-01 addresses in a message can be followed, the rest of it is text as it was written', () => {
  expect(splitLinks('Zobacz https://example.com/zadania?a=1 i daj znać')).toEqual([
    { text: 'Zobacz ', href: null },
    { text: 'https://example.com/zadania?a=1', href: 'https://example.com/zadania?a=1' },
    { text: ' i daj znać', href: null },
  ])
  expect(splitLinks('Dzień dobry')).toEqual([{ text: 'Dzień dobry', href: null }])
  const odd = 'a <b>https://x.pl</b> "https://y.pl"'
  expect(
    splitLinks(odd)
      .map(({ text }) => text)
      .join(''),
  ).toBe(odd)
})

test('CHT-01 what ends the sentence does not belong to the address', () => {
  expect(addresses('Tu: https://example.com/a.')).toEqual(['https://example.com/a'])
  expect(addresses('(patrz https://example.com/b)')).toEqual(['https://example.com/b'])
  expect(addresses('https://pl.wikipedia.org/wiki/Całka_(matematyka)')).toHaveLength(1)
  expect(splitLinks('https://pl.wikipedia.org/wiki/Ca_(m)')[0]?.text).toBe('https://pl.wikipedia.org/wiki/Ca_(m)')
})

test('CHT-01 only web addresses are followed, and none that is dressed up as another', () => {
  expect(addresses('javascript:alert(1) data:text/html,x ftp://example.com')).toEqual([])
  expect(addresses('https://bank.pl@example.com/login')).toEqual([])
})
