const RELOADED = 'kredka.reloaded_for_chunk'
const PAUSE_MS = 700

/**
 * Loads a chunk; tries again once, and where it is still missing (a new version has been deployed since this page was
 * opened) loads the page anew, at most once a minute.
 */
export async function loadChunk<T>(load: () => Promise<T>, page: ChunkPage = BROWSER): Promise<T> {
  try {
    return await load()
  } catch {
    await page.pause(PAUSE_MS)
  }
  try {
    return await load()
  } catch (error) {
    const last = Number(page.memory.getItem(RELOADED) ?? 0)
    if (page.now() - last > 60_000 && page.online()) {
      page.memory.setItem(RELOADED, String(page.now()))
      page.reload()
    }
    throw error
  }
}

export interface ChunkPage {
  readonly pause: (ms: number) => Promise<void>
  readonly memory: Pick<Storage, 'getItem' | 'setItem'>
  readonly now: () => number
  readonly online: () => boolean
  readonly reload: () => void
}

const BROWSER: ChunkPage = {
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  get memory() {
    return sessionStorage
  },
  now: () => Date.now(),
  online: () => navigator.onLine,
  reload: () => location.reload(),
}
