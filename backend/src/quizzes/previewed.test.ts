import { previewed, readQuestions } from './previewed.ts'

const FILE_BYTES = 300_000
/** What may be read before others are served, however small it is. */
const AT_ONCE_MAX = 1_000

test.each([
  ['gift', '', 'a{T}\n\n'],
  ['gift', '', 'a{~}\n\n'],
  ['csv', 'type;prompt\n', 'x;a\n'],
] as const)('QUI-02 others are served while a %s file of the smallest questions is read', async (format, head, one) => {
  const file = Buffer.from(`${head}${one.repeat(FILE_BYTES / one.length)}`)
  let [read, served, most, before, isOver] = [0, 0, 0, 0, false]
  const serve = () => {
    served += 1
    most = Math.max(most, read - before)
    before = read
    if (!isOver) setImmediate(serve)
  }
  setImmediate(serve)
  for await (const each of readQuestions(file, format, 'pl')) {
    previewed(each)
    read += 1
  }
  isOver = true
  expect(read).toBe(FILE_BYTES / one.length)
  expect(Math.max(most, read - before)).toBeLessThan(AT_ONCE_MAX * 2)
  expect(served).toBeGreaterThan(read / AT_ONCE_MAX / 2)
})
