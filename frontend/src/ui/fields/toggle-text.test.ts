import { toggleText } from './toggle-text.ts'

const SPAM = 'Reklama albo spam.'

test.each([
  ['fills an empty field', '', SPAM],
  ['comes after the words that are there', 'Trzy razy.', `Trzy razy. ${SPAM}`],
  ['comes after another one', 'Próba oszustwa.', `Próba oszustwa. ${SPAM}`],
  ['keeps lines as they are', 'Najpierw:\ntrzy razy.\n', `Najpierw:\ntrzy razy. ${SPAM}`],
])('ADM-02 a ready-made text %s', (_case, written, expected) => {
  expect(toggleText(written, SPAM)).toBe(expected)
})

test.each([
  ['alone', SPAM, ''],
  ['from the beginning', `${SPAM} Trzy razy.`, 'Trzy razy.'],
  ['from the middle', `Wczoraj. ${SPAM} Trzy razy.`, 'Wczoraj. Trzy razy.'],
  ['from the end', `Wczoraj. ${SPAM}`, 'Wczoraj.'],
])('ADM-02 a ready-made text that stands there is taken out %s, and own words stay', (_case, written, expected) => {
  expect(toggleText(written, SPAM)).toBe(expected)
})

test('ADM-02 a ready-made text that was edited is no longer that text', () => {
  expect(toggleText('Reklama albo spam, trzy razy.', SPAM)).toBe(`Reklama albo spam, trzy razy. ${SPAM}`)
})
