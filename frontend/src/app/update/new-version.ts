/**
 * A new version of the pages waits behind the one that runs (NAV-07). It takes over when the person says so, never by
 * itself.
 */
export interface NewVersion {
  /** For `useSyncExternalStore`. */
  readonly follow: (changed: () => void) => () => void
  readonly isOffered: () => boolean
  /** Lets the new version take over; the page is loaded anew. */
  readonly take: () => void
}

const EVERY_MS = 3_600_000
/** Nobody comes back to a tab so often that it matters. */
const MIN_MS = 300_000

/** The part of `navigator.serviceWorker` that versions are about. */
export interface Workers extends Listening {
  readonly controller: Worker | null
  /** Undefined where something keeps workers out. */
  register(script: string, options: { readonly updateViaCache: 'none' }): Promise<Registration | undefined>
}

interface Registration extends Listening {
  readonly waiting: Worker | null
  readonly installing: Worker | null
  update(): Promise<unknown>
}

interface Worker extends Listening {
  postMessage(message: unknown): void
}

interface Listening {
  addEventListener(type: string, heard: () => void): void
}

export interface UpdateHost {
  readonly container: Workers
  /** Path of the worker's script. */
  readonly script: string
  readonly reload: () => void
  readonly now: () => number
  /** Calls back when the person returns to the tab. */
  readonly onReturn: (returned: () => void) => void
  readonly every: (ms: number, work: () => void) => void
}

/** Registers the service worker and watches for newer ones. Where there is none to be had the pages work without. */
export function watchVersions(host: UpdateHost): NewVersion {
  const { container, script } = host
  const listeners = new Set<() => void>()
  const known = { waiting: null as Worker | null, replaced: false, asked: false }
  const offer = (waiting: Worker | null) => {
    known.waiting = waiting
    known.replaced = waiting === null
    for (const changed of listeners) changed()
  }
  const hadWorker = container.controller !== null
  container.addEventListener('controllerchange', () => {
    if (known.asked) host.reload()
    // Another tab let the new version in: this one goes on with what it has until its person agrees too.
    else if (hadWorker) offer(null)
  })
  container.register(script, { updateViaCache: 'none' }).then(
    (registration) => {
      if (registration !== undefined) watch(registration, host, offer)
    },
    () => undefined,
  )
  return {
    follow(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    isOffered: () => known.waiting !== null || known.replaced,
    take() {
      known.asked = true
      if (known.waiting === null) host.reload()
      else known.waiting.postMessage('take-over')
    },
  }
}

function watch(
  registration: Registration,
  { container, now, onReturn, every }: UpdateHost,
  offer: (waiting: Worker) => void,
): void {
  // The very first worker replaces nothing: there is nobody to ask.
  const offerWaiting = () => {
    if (registration.waiting !== null && container.controller !== null) offer(registration.waiting)
  }
  const wait = (worker: Worker | null) => worker?.addEventListener('statechange', offerWaiting)
  offerWaiting()
  wait(registration.installing)
  registration.addEventListener('updatefound', () => wait(registration.installing))

  let last = now()
  const look = () => {
    if (now() - last < MIN_MS) return
    last = now()
    // Without a connection there is nothing new.
    registration.update().catch(() => undefined)
  }
  every(EVERY_MS, look)
  onReturn(look)
}
