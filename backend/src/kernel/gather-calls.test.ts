import { gatherCalls } from './gather-calls.ts'

test('what is asked for in one turn is one statement, what comes while it is under way the next', async () => {
  const sent: string[][] = []
  const answers: (() => void)[] = []
  const read = gatherCalls(async (wanted: readonly string[]) => {
    sent.push([...wanted])
    await new Promise<void>((resolve) => answers.push(resolve))
    return wanted
  }, 1)
  const first = [read('a-1'), read('a-2')]
  await new Promise(setImmediate)
  const second = [read('a-1'), read('a-3')]
  await new Promise(setImmediate)
  expect(sent).toEqual([['a-1', 'a-2']])
  answers[0]?.()
  await Promise.all(first)
  await new Promise(setImmediate)
  expect(sent).toEqual([
    ['a-1', 'a-2'],
    ['a-1', 'a-3'],
  ])
  answers[1]?.()
  await Promise.all(second)
})

test('what waits together under one key is asked once; what is asked later, anew', async () => {
  const sent: string[][] = []
  const read = gatherCalls(
    async (wanted: readonly string[]) => {
      sent.push([...wanted])
      return wanted.map((one) => `${one}, statement ${sent.length}`)
    },
    1,
    (wanted) => wanted,
  )
  const together = await Promise.all([read('a-1'), read('a-2'), read('a-1')])
  const later = await read('a-1')
  expect(sent).toEqual([['a-1', 'a-2'], ['a-1']])
  expect([...together, later]).toEqual(['a-1, statement 1', 'a-2, statement 1', 'a-1, statement 1', 'a-1, statement 2'])
})

test('a statement that fails fails its readers alone', async () => {
  let broken = true
  const read = gatherCalls(async (wanted: readonly string[]) => {
    if (broken) throw new Error('gone')
    return wanted
  }, 2)
  await expect(Promise.all([read('a-1'), read('a-2')])).rejects.toThrow('gone')
  broken = false
  expect(await read('a-1')).toBe('a-1')
})
