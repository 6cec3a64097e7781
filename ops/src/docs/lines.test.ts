import { sources } from './files.ts'
import { isLongFile, longLines } from './lines.ts'

test('all sources are looked at', () => {
  expect(sources().length).toBeGreaterThan(3_000)
})

test('a comment and a statement count, a sentence in quotes does not', () => {
  const long = 'as long as it takes '.repeat(7)
  expect(longLines([`// ${long}`, `say('${long}')`, `  select ${long}`, 'short'].join('\n'))).toEqual([1, 3])
})

test('a file has three hundred lines and no more', () => {
  const lines = (count: number) => `${Array.from({ length: count }, (_, n) => `line ${n}`).join('\n')}\n`
  expect(isLongFile(lines(300))).toBe(false)
  expect(isLongFile(lines(301))).toBe(true)
})
