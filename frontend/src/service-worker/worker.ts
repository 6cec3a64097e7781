import { DEFAULT_API_BASE } from '@kredka/contracts/kernel/wire'
import { planOf } from './plan.ts'
import { pathOf, pushTextOf } from './push.ts'
import type { Fetched, NotificationClicked, Pushed, ServiceWorkerScope } from './scope.ts'

declare const self: ServiceWorkerScope
/** Written in by the build: the files of the shell, and a name for this set of them. */
declare const KREDKA_SHELL: readonly string[]
declare const KREDKA_VERSION: string

const OFFLINE = '/offline'
const APP = '/offline/app'
/** See `browser-versions.ts`. */
const API = new URL(self.location.href).searchParams.get('api') ?? DEFAULT_API_BASE
const ICON = '/icons/icon-192.png'
const PREFIX = 'kredka.shell.'
const CACHE = PREFIX + KREDKA_VERSION

self.addEventListener('install', (event) => event.waitUntil(keepShell()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', ({ data }) => {
  // Only ever asked by a person: a new version waits until then (NAV-07).
  if (data === 'take-over') void self.skipWaiting()
})
self.addEventListener('push', (event) => event.waitUntil(show(event)))
self.addEventListener('notificationclick', (event) => event.waitUntil(follow(event)))
self.addEventListener('fetch', (event) => {
  const plan = planOf(event.request, self.location.origin, KREDKA_SHELL, API)
  if (plan === 'page') event.respondWith(pageOr(OFFLINE, event))
  if (plan === 'kept-page') event.respondWith(pageOr(APP, event))
  if (plan === 'shell') event.respondWith(takeKeptOrFetch(event.request))
})

/** Browsers want every message shown, also one that cannot be read. */
async function show({ data }: Pushed): Promise<void> {
  const text = pushTextOf(data?.text() ?? '', self.location.origin)
  if (text === null) return self.registration.showNotification(self.location.hostname, { data: null, icon: ICON })
  const { title, body, url, tag } = text
  return self.registration.showNotification(title, { body, tag, data: url, icon: ICON })
}

/** In a window that is open already, where there is one. */
async function follow({ notification }: NotificationClicked): Promise<void> {
  notification.close()
  const path = pathOf(notification.data, self.location.origin)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => new URL(url).origin === self.location.origin)
  // a window that this worker does not control cannot be led anywhere
  const led = await open?.navigate(path).catch(() => null)
  if (led) await led.focus()
  else await self.clients.openWindow(path)
}

async function keepShell(): Promise<void> {
  const cache = await caches.open(CACHE)
  // Hashed files may come from the browser's own cache, the pages are asked for anew: as nobody's.
  const pages = [OFFLINE, APP].map((path) => new Request(path, { cache: 'reload', credentials: 'omit' }))
  await cache.addAll([...pages, ...KREDKA_SHELL])
}

async function takeOver(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  )
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** @param path what opens in the place of a page that cannot be fetched */
async function pageOr(path: string, { request, preloadResponse }: Fetched): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (error) {
    const kept = await caches.match(path, { ignoreVary: true })
    if (kept === undefined) throw error
    return kept
  }
}

async function takeKeptOrFetch(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request)
}
