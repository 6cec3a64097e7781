/** @jest-environment node */
import { OFFLINE_BYTES_MAX, OFFLINE_MAX, offlineStorage } from './offline-storage.ts'
import { VISITOR } from './own-storage.ts'

const ANNA = '01j9z3v5e8c7w2q4k6m8n0p2r4'
const NONE = new Map<string, Blob>()

function storage(caches: CacheStorage | undefined = memoryCaches()) {
  let now = 0
  return offlineStorage(caches, () => (now += 1))
}

/** As much of a browser's caches as ours uses. */
function memoryCaches(refuses = false): CacheStorage {
  const caches = new Map<string, Map<string, Blob>>()
  const urlOf = (request: RequestInfo | URL) => new URL(request instanceof Request ? request.url : request, SITE).href
  const open = async (name: string) => {
    const kept = caches.get(name) ?? new Map<string, Blob>()
    caches.set(name, kept)
    return {
      keys: async () => [...kept.keys()].map((url) => new Request(url)),
      match: async (request: RequestInfo) => {
        const found = kept.get(urlOf(request))
        return found === undefined ? undefined : new Response(found)
      },
      put: async (request: RequestInfo, response: Response) => {
        if (refuses) throw new DOMException('full', 'QuotaExceededError')
        kept.set(urlOf(request), await response.blob())
      },
      delete: async (request: RequestInfo) => kept.delete(urlOf(request)),
    }
  }
  return { open, delete: async (name: string) => caches.delete(name) } as unknown as CacheStorage
}
const SITE = 'https://kredka.test'

test('NAV-07 what is kept is there with its files until it is taken away; a name holds one thing', async () => {
  const offline = storage()
  await offline.keep(VISITOR, 'ulamki', { title: 'Ułamki' }, new Map([['picture', new Blob(['old'])]]))
  await offline.keep(ANNA, 'ulamki', { title: 'Ułamki, wersja 2' }, new Map([['other', new Blob(['new'])]]))
  expect(await offline.list()).toMatchObject([{ owner: ANNA, name: 'ulamki', value: { title: 'Ułamki, wersja 2' } }])
  expect(await offline.file('ulamki', 'picture')).toBeNull()
  expect(await (await offline.file('ulamki', 'other'))?.text()).toBe('new')
  await offline.keep(ANNA, 'ulamki-dziesietne', {}, NONE)
  await offline.remove('ulamki')
  expect((await offline.list()).map(({ name }) => name)).toEqual(['ulamki-dziesietne'])
})

test('NAV-07 the oldest makes room: by how many they are, and by how much they are', async () => {
  const offline = storage()
  for (let n = 0; n <= OFFLINE_MAX; n += 1) await offline.keep(ANNA, `quiz-${n}`, { n }, NONE)
  const names = (await offline.list()).map(({ name }) => name)
  expect(names).toEqual(Array.from({ length: OFFLINE_MAX }, (_, n) => `quiz-${OFFLINE_MAX - n}`))
  const half = new Map([['picture', new Blob([new Uint8Array(OFFLINE_BYTES_MAX / 2)])]])
  await offline.keep(ANNA, 'large', {}, half)
  await offline.keep(ANNA, 'larger', {}, half)
  expect((await offline.list()).map(({ name }) => name)).toEqual(['larger'])
  const whole = new Map([['picture', new Blob([new Uint8Array(OFFLINE_BYTES_MAX)])]])
  await offline.keep(ANNA, 'too-large', {}, whole)
  expect((await offline.list()).map(({ name }) => name)).toEqual(['larger'])
})

test('NAV-07 what belongs to others goes, or everything', async () => {
  const offline = storage()
  await offline.keep(ANNA, 'anna', {}, NONE)
  await offline.keep(VISITOR, 'visitor', {}, NONE)
  await offline.forget([VISITOR])
  expect((await offline.list()).map(({ name }) => name)).toEqual(['visitor'])
  await offline.forget()
  expect(await offline.list()).toEqual([])
})

test('NAV-07 storage that is full or missing keeps nothing and breaks nothing', async () => {
  for (const offline of [storage(memoryCaches(true)), offlineStorage(undefined, () => 0)]) {
    await offline.keep(ANNA, 'quiz', {}, NONE)
    await offline.forget()
    expect([await offline.list(), await offline.file('quiz', 'picture')]).toEqual([[], null])
  }
})
