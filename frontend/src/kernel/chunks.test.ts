import { type ChunkPage, loadChunk } from './chunks.ts'

function page(change: Partial<ChunkPage> = {}) {
  const kept = new Map<string, string>()
  let reloads = 0
  let pauses = 0
  const it: ChunkPage = {
    async pause() {
      pauses += 1
    },
    memory: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
    now: () => 100_000,
    online: () => true,
    reload() {
      reloads += 1
    },
    ...change,
  }
  return { it, reloads: () => reloads, pauses: () => pauses }
}

/** Fails so often, then gives the chunk. */
function flaky(failures: number) {
  let loads = 0
  return async () => {
    loads += 1
    if (loads <= failures) throw new TypeError('Failed to fetch dynamically imported module')
    return 'chunk'
  }
}

test('a chunk that fails once is loaded again after a pause', async () => {
  const { it, pauses, reloads } = page()
  expect(await loadChunk(flaky(1), it)).toBe('chunk')
  expect([pauses(), reloads()]).toEqual([1, 0])
})

test('a chunk that is gone (a new version was deployed) reloads the page, but not over and over', async () => {
  const { it, reloads } = page()
  await expect(loadChunk(flaky(9), it)).rejects.toThrow('Failed to fetch')
  await expect(loadChunk(flaky(9), it)).rejects.toThrow('Failed to fetch')
  expect(reloads()).toBe(1)
})

test('without a connection nothing is reloaded', async () => {
  const { it, reloads } = page({ online: () => false })
  await expect(loadChunk(flaky(9), it)).rejects.toThrow('Failed to fetch')
  expect(reloads()).toBe(0)
})
