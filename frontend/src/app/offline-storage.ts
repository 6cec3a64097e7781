const CACHE = 'kredka.offline'
/** So many things, and so much with all their files: the oldest make room. */
export const OFFLINE_MAX = 10
export const OFFLINE_BYTES_MAX = 20_000_000

/** A thing as it was kept. */
export interface Kept {
  /** Whose it is: a person's id, or `VISITOR`. */
  readonly owner: string
  readonly name: string
  /** Milliseconds. */
  readonly kept_at: number
  /** Of its value and its files. */
  readonly bytes: number
  readonly value: unknown
}

/**
 * What a person may open without a connection, kept in the browser until they log out. There is one thing of a name;
 * storage that is full, forbidden or missing keeps nothing.
 */
export interface OfflineStorage {
  /** The newest first. */
  list(): Promise<readonly Kept[]>
  keep(owner: string, name: string, value: unknown, files: ReadonlyMap<string, Blob>): Promise<void>
  /** A file that was kept with a thing. */
  file(name: string, file: string): Promise<Blob | null>
  remove(name: string): Promise<void>
  /** Everything goes, but what belongs to the people with these ids. */
  forget(owners?: readonly string[]): Promise<void>
}

export function offlineStorage(caches: CacheStorage | undefined, now: () => number): OfflineStorage {
  const open = () => caches?.open(CACHE)
  const list = async () => {
    const cache = await open()
    if (cache === undefined) return []
    const things = (await cache.keys()).filter(({ url }) => new URL(url).pathname.split('/').length === PARTS)
    const kept = await Promise.all(things.map(async (request) => readKept(await cache.match(request))))
    return kept.flatMap((one) => one ?? []).toSorted((a, b) => b.kept_at - a.kept_at)
  }
  const remove = async (name: string) => {
    const cache = await open()
    if (cache === undefined) return
    const address = addressOf(name)
    const all = (await cache.keys()).filter(({ url }) => `${new URL(url).pathname}/`.startsWith(`${address}/`))
    await Promise.all(all.map((request) => cache.delete(request)))
  }
  return {
    list: () => orElse(list, []),
    remove: (name) => orElse(() => remove(name), undefined),
    keep: (owner, name, value, files) =>
      orElse(async () => {
        const cache = await open()
        if (cache === undefined) return
        const bytes = sizeOf(value) + [...files.values()].reduce((sum, { size }) => sum + size, 0)
        await remove(name)
        if (bytes > OFFLINE_BYTES_MAX) return
        for (const old of oldestBeyond(await list(), bytes)) await remove(old.name)
        // a thing is there with all its files, or not at all
        for (const [file, blob] of files) await cache.put(`${addressOf(name)}/${file}`, new Response(blob))
        const kept: Kept = { owner, name, kept_at: now(), bytes, value }
        await cache.put(addressOf(name), new Response(JSON.stringify(kept)))
      }, undefined),
    file: (name, file) =>
      orElse(async () => {
        const found = await (await open())?.match(`${addressOf(name)}/${file}`)
        return found === undefined ? null : await found.blob()
      }, null),
    forget: (owners = []) =>
      orElse(async () => {
        if (owners.length === 0) await caches?.delete(CACHE)
        for (const { owner, name } of await list()) if (!owners.includes(owner)) await remove(name)
      }, undefined),
  }
}

/** `/kept/{name}`: the address of a thing; its files stand below it. */
const PARTS = 3
const addressOf = (name: string) => `/kept/${name}`

function sizeOf(value: unknown): number {
  return new Blob([JSON.stringify(value)]).size
}

/** What has to go so that so many bytes more have a place. */
function oldestBeyond(kept: readonly Kept[], bytes: number): readonly Kept[] {
  let sum = bytes
  const stay = kept.filter((one, n) => {
    sum += one.bytes
    return n < OFFLINE_MAX - 1 && sum <= OFFLINE_BYTES_MAX
  })
  return kept.filter((one) => !stay.includes(one))
}

async function readKept(response: Response | undefined): Promise<Kept | null> {
  const kept: unknown = await response?.json()
  return isKept(kept) ? kept : null
}

function isKept(kept: unknown): kept is Kept {
  if (typeof kept !== 'object' || kept === null || !('owner' in kept && 'name' in kept && 'value' in kept)) return false
  return 'kept_at' in kept && typeof kept.kept_at === 'number' && 'bytes' in kept && typeof kept.bytes === 'number'
}

async function orElse<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work()
  } catch {
    return otherwise
  }
}
