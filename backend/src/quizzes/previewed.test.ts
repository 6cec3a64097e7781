import { jest } from '@jest/globals'
import { previewed, readQuestions } from './previewed.ts'

const FILE_BYTES = 300_000
/** What may be read before others are served, however small it is. */
const AT_ONCE_MAX = 1_000
/** Questions of which each takes so long. */
const [QUESTIONS_TOLD, LONG_MS] = [50, 20]

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

test.each([
  ['gift', '', 'a{T}\n\n'],
  ['csv', 'type;prompt\n', 'x;a\n'],
] as const)(
  'QUI-02 others are served behind every question of a %s file that takes long',
  async (format, head, one) => {
    let [now, read, served] = [0, 0, 0]
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now)
    const serve = () => {
      served = read
      if (read < QUESTIONS_TOLD) setImmediate(serve)
    }
    setImmediate(serve)
    const late: number[] = []
    for await (const each of readQuestions(Buffer.from(head + one.repeat(QUESTIONS_TOLD)), format, 'pl')) {
      previewed(each)
      if (read - served > 1) late.push(read)
      read += 1
      now += LONG_MS
    }
    clock.mockRestore()
    expect([read, late]).toEqual([QUESTIONS_TOLD, []])
  },
)
