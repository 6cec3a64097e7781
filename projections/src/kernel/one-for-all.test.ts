import { oneForAll } from './one-for-all.ts'

function held() {
  const begun: PromiseWithResolvers<number>[] = []
  const ask = oneForAll(() => {
    const one = Promise.withResolvers<number>()
    begun.push(one)
    return one.promise
  })
  return { begun, ask }
}

test('OPS-06 whoever asks during one look gets the next, all of them the same', async () => {
  const { begun, ask } = held()
  const first = ask()
  const others = [ask(), ask(), ask()]
  expect(begun).toHaveLength(1)
  begun[0]?.resolve(1)
  expect(await first).toBe(1)
  await new Promise(setImmediate)
  expect(begun).toHaveLength(2)
  begun[1]?.resolve(2)
  expect(await Promise.all(others)).toEqual([2, 2, 2])
})

test('a look that fails fails those who asked for it, and nobody after them', async () => {
  const { begun, ask } = held()
  const first = ask()
  const second = ask()
  begun[0]?.reject(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  await new Promise(setImmediate)
  begun[1]?.resolve(2)
  expect(await second).toBe(2)
})
