/** The part of a service worker's world that ours uses: the DOM's types do not know it. */
export interface ServiceWorkerScope {
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', heard: (event: Extendable) => void): void
  addEventListener(type: 'message', heard: (event: { readonly data: unknown }) => void): void
  addEventListener(type: 'fetch', heard: (event: Fetched) => void): void
}

export interface Extendable {
  waitUntil(work: Promise<unknown>): void
}

export interface Fetched extends Extendable {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
