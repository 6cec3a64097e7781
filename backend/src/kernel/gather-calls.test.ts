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
