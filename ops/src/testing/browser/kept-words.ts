import type { BrowserContext, Page } from '@playwright/test'

/** All that the site's servers told a browser, its service worker too, from now on. */
export function heardBy(context: BrowserContext): () => Promise<readonly Told[]> {
  const told: Promise<Told>[] = []
  context.on('response', (response) => {
    // an answer that leads elsewhere has no body
    const text = response.text().catch(() => '')
    told.push(text.then((words) => ({ where: response.url(), text: words })))
  })
  context.on('page', (page) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        told.push(Promise.resolve({ where: socket.url(), text: payload.toString() }))
      }),
    )
  })
  return () => Promise.all(told)
}

/** All that a browser keeps of the site and shows of it: caches, databases, both stores, cookies, and the page. */
export async function keptBy(page: Page): Promise<readonly Told[]> {
  const [kept, cookies, shown] = [await page.evaluate<Told[]>(KEPT), await page.context().cookies(), page.content()]
  return [...kept, { where: 'cookies', text: JSON.stringify(cookies) }, { where: page.url(), text: await shown }]
}

export interface Told {
  readonly where: string
  readonly text: string
}

const KEPT = `(async () => {
  const told = [
    { where: 'localStorage', text: JSON.stringify({ ...localStorage }) },
    { where: 'sessionStorage', text: JSON.stringify({ ...sessionStorage }) },
  ]
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const found = await cache.match(request)
      if (found) told.push({ where: name + ' ' + request.url, text: await found.text() })
    }
  }
  const done = (asked) => new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
  for (const { name } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      const rows = await done(database.transaction(store).objectStore(store).getAll())
      told.push({ where: name + ' ' + store, text: JSON.stringify(rows) })
    }
    database.close()
  }
  return told
})()`
