import type { Browser, Page } from '@playwright/test'

/** What a person on a slow phone feels of one visit. Milliseconds; `cls` is a score. */
export interface Vitals {
  readonly lcp: number
  /** Blocking time: of every long task between the first paint and quiet, what lies beyond 50 ms. */
  readonly tbt: number
  readonly cls: number
  /** The slowest answer to what the visit does; null where it does nothing. */
  readonly inp: number | null
}

/** Mid phone of the design's budget: 4 × slower, 9 Mbit/s down, 3 up, 100 ms. */
const CPU_SLOWDOWN = 4
const NETWORK = {
  offline: false,
  latency: 100,
  downloadThroughput: (9 * 1_000_000) / 8,
  uploadThroughput: (3 * 1_000_000) / 8,
}
const QUIET_MS = 1_500

/** Opens the page in an empty profile and measures; `use` does what a person would do there. */
export async function visit(browser: Browser, url: string, use?: (page: Page) => Promise<void>): Promise<Vitals> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 800 },
    isMobile: true,
    hasTouch: true,
    locale: 'pl-PL',
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(QUIET_MS)
    const loaded = await page.evaluate(read)
    if (use === undefined) return { ...loaded, inp: null }
    await use(page)
    await page.waitForTimeout(QUIET_MS)
    const used = await page.evaluate(read)
    return { lcp: loaded.lcp, tbt: loaded.tbt, cls: used.cls, inp: used.inp }
  } finally {
    await context.close()
  }
}

interface Seen {
  lcp: number
  tbt: number
  cls: number
  inp: number
}

/** Of the browser's entries, what we read. */
interface Entry {
  readonly startTime: number
  readonly duration: number
  readonly value?: number
  readonly hadRecentInput?: boolean
  readonly interactionId?: number
}
type Observer = new (heard: (list: { getEntries(): readonly Entry[] }) => void) => { observe(what: object): void }

/** Runs in the page before anything else; what it sees is kept on the window. */
function observe(): void {
  const seen: Seen = { lcp: 0, tbt: 0, cls: 0, inp: 0 }
  Object.assign(globalThis, { seenVitals: seen })
  const Watching = globalThis.PerformanceObserver as unknown as Observer
  const watch = (type: string, note: (entry: Entry) => void, more: object = {}) =>
    new Watching((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  watch('longtask', ({ duration }) => {
    seen.tbt += Math.max(0, duration - 50)
  })
  watch('layout-shift', ({ hadRecentInput, value = 0 }) => {
    if (hadRecentInput !== true) seen.cls += value
  })
  const interactions = ({ interactionId = 0, duration }: Entry) => {
    if (interactionId > 0) seen.inp = Math.max(seen.inp, duration)
  }
  watch('event', interactions, { durationThreshold: 16 })
}

function read(): Seen {
  return { ...(globalThis as unknown as { seenVitals: Seen }).seenVitals }
}
