/** The part of a service worker's world that ours uses: the DOM's types do not know it. */
export interface ServiceWorkerScope {
  readonly location: Location
  readonly clients: {
    claim(): Promise<void>
    matchAll(which: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly OpenWindow[]>
    openWindow(url: string): Promise<OpenWindow | null>
  }
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> }
    showNotification(title: string, options: NotificationOptions): Promise<void>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', heard: (event: Extendable) => void): void
  addEventListener(type: 'message', heard: (event: { readonly data: unknown }) => void): void
  addEventListener(type: 'push', heard: (event: Pushed) => void): void
  addEventListener(type: 'notificationclick', heard: (event: NotificationClicked) => void): void
  addEventListener(type: 'fetch', heard: (event: Fetched) => void): void
}

export interface Extendable {
  waitUntil(work: Promise<unknown>): void
}

export interface OpenWindow {
  readonly url: string
  focus(): Promise<OpenWindow>
  navigate(url: string): Promise<OpenWindow | null>
}

export interface Pushed extends Extendable {
  readonly data: { text(): string } | null
}

export interface NotificationClicked extends Extendable {
  readonly notification: { readonly data: unknown; close(): void }
}

export interface Fetched extends Extendable {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
