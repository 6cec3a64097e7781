import type { Keyring } from '@kredka/contracts/kernel/ports'
import { cacheKeyring } from './keyring.ts'
import { memoryKeyring } from './testing/memory-keyring.ts'

function watched() {
  const keyring = memoryKeyring()
  const asked: string[] = []
  const watching: Keyring = {
    ...keyring,
    keyFor: (subject) => {
      asked.push(subject)
      return keyring.keyFor(subject)
    },
    keysFor: (subjects) => {
      asked.push(...subjects)
      return keyring.keysFor(subjects)
    },
    keysOf: (subjects) => {
      asked.push(...subjects)
      return keyring.keysOf(subjects)
    },
  }
  return { keyring, watching, asked }
}

test('keys used last stay in memory, no more than the limit', async () => {
  const { watching, asked } = watched()
  const keys = cacheKeyring(watching, 2)
  for (const subject of ['a', 'b', 'a', 'c', 'a']) await keys.keyFor(subject)
  expect(asked).toEqual(['a', 'b', 'c'])
  expect([...(await keys.keysOf(['a', 'b', 'c'])).keys()].toSorted()).toEqual(['a', 'b', 'c'])
  expect(asked).toEqual(['a', 'b', 'c', 'b'])
})

test('keys that are made together stay in memory as those of one, and only unknown ones are asked for', async () => {
  const { watching, asked } = watched()
  const keys = cacheKeyring(watching)
  const own = await keys.keyFor('a')
  expect((await keys.keysFor(['a', 'b', 'b', 'c'])).get('a')).toBe(own)
  await keys.keyFor('c')
  expect(asked).toEqual(['a', 'b', 'c'])
})

test('EVT-10 a forgotten key is gone from memory at once, and one asked for meanwhile is not kept', async () => {
  const { keyring, watching } = watched()
  const slow = Promise.withResolvers<void>()
  const keys = cacheKeyring({
    ...watching,
    keysOf: async (subjects) => {
      const found = await keyring.keysOf(subjects)
      await slow.promise
      return found
    },
  })
  await keyring.keyFor('ania')
  const reading = keys.keysOf(['ania'])
  await keys.forget('ania')
  slow.resolve()
  await reading
  expect(await keys.keysOf(['ania'])).toEqual(new Map())
  await expect(keys.keyFor('ania')).rejects.toThrow('forgotten')
})
