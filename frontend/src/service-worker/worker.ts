import { planOf } from './plan.ts'
import type { Fetched, ServiceWorkerScope } from './scope.ts'

declare const self: ServiceWorkerScope
/** Written in by the build: the files of the shell, and a name for this set of them. */
declare const KREDKA_SHELL: readonly string[]
declare const KREDKA_VERSION: string

const OFFLINE = '/offline'
const PREFIX = 'kredka.shell.'
const CACHE = PREFIX + KREDKA_VERSION

self.addEventListener('install', (event) => event.waitUntil(keepShell()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', ({ data }) => {
  // Only ever asked by a person: a new version waits until then (NAV-07).
  if (data === 'take-over') void self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  const plan = planOf(event.request, self.location.origin, KREDKA_SHELL)
  if (plan === 'page') event.respondWith(pageOrOffline(event))
  if (plan === 'shell') event.respondWith(keptOrFetched(event.request))
})

async function keepShell(): Promise<void> {
  const cache = await caches.open(CACHE)
  // Hashed files may come from the browser's own cache, the offline page is asked for anew.
  await cache.addAll([new Request(OFFLINE, { cache: 'reload' }), ...KREDKA_SHELL])
}

async function takeOver(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  )
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

async function pageOrOffline({ request, preloadResponse }: Fetched): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (error) {
    const offline = await caches.match(OFFLINE)
    if (offline === undefined) throw error
    return offline
  }
}

async function keptOrFetched(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request)
}
