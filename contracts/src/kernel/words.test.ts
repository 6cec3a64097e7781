import { proposeIdea, writeOpinion } from '../community/endpoints.ts'
import { submitOffer } from '../offers/endpoints.ts'
import { atLeast, leastOf } from './words.ts'

test('BRD-01 OFR-01 the least length of a text counts no white space around it', () => {
  const fits = (text: string) => new RegExp(atLeast(5), 'u').test(text)
  expect(['Tryb1', '  Tryb nocny ', 'a\n\n\nb', '😀b😀d😀'].map(fits)).toEqual([true, true, true, true])
  expect(['Tryb', 'Tryb      ', '\n\nTryb\t', '      ', ''].map(fits)).toEqual([false, false, false, false, false])
  expect([leastOf(atLeast(5)), leastOf(atLeast(40)), leastOf('\\S'), leastOf('^[a-z]{26,}$')]).toEqual([
    5,
    40,
    null,
    null,
  ])
})

test.each([
  ['an idea’s title', proposeIdea.body.properties.title, 5],
  ['an idea’s description', proposeIdea.body.properties.description, 20],
  ['an opinion', writeOpinion.body.properties.text, 10],
  ['an offer’s title', submitOffer.body.properties.title, 5],
  ['an offer’s description', submitOffer.body.properties.description, 40],
])('BRD-01 OFR-01 %s is counted so by browser and server', (_, schema, min) => {
  const { pattern, minLength } = schema as { readonly pattern?: string; readonly minLength?: number }
  expect([leastOf(pattern ?? ''), minLength]).toEqual([min, min])
})
