import type { Kept, OfflineStorage } from '../offline-storage.ts'

/** A browser's storage without bounds. */
export function fakeOffline(): OfflineStorage {
  const things = new Map<string, { readonly kept: Kept; readonly files: ReadonlyMap<string, Blob> }>()
  return {
    list: async () => [...things.values()].map(({ kept }) => kept).toReversed(),
    async keep(owner, name, value, files) {
      things.delete(name)
      things.set(name, { kept: { owner, name, value, kept_at: things.size, bytes: 0 }, files })
    },
    file: async (name, file) => things.get(name)?.files.get(file) ?? null,
    async remove(name) {
      things.delete(name)
    },
    async forget(owners = []) {
      for (const [name, { kept }] of things) if (!owners.includes(kept.owner)) things.delete(name)
    },
  }
}
