import type { Page } from '@playwright/test'

/** What a page with a game was seen to do. */
export interface Seen {
  /** Milliseconds between frames. */
  readonly frames: readonly number[]
  /**
   * Milliseconds from a press to the end of the frame that shows what came of it; where nothing came of it, until the
   * next press.
   */
  readonly reactions: readonly number[]
  /** Milliseconds of tasks that kept the page from answering. */
  readonly longTasks: readonly number[]
}

/** Begins to look at a page whose board is there, or looks anew. */
export async function watchScreen(page: Page): Promise<void> {
  await page.evaluate(watch)
}

export async function seenOn(page: Page): Promise<Seen> {
  return await page.evaluate(() => {
    const { seen } = globalThis as unknown as { readonly seen: Seen }
    return { frames: [...seen.frames], reactions: [...seen.reactions], longTasks: [...seen.longTasks] }
  })
}

/** Of a page, what is used of it: this room knows no DOM. */
interface Screen {
  requestAnimationFrame(draw: (now: number) => void): void
  addEventListener(type: string, heard: (event: { readonly timeStamp: number }) => void, capture: true): void
  readonly document: { querySelector(selector: string): Element | null }
  readonly MutationObserver: new (
    changed: () => void,
  ) => { observe(element: Element, what: Readonly<Record<string, boolean>>): void }
  readonly scheduler: { postTask(run: () => void, how: { readonly priority: 'user-blocking' }): void }
  readonly PerformanceObserver: new (
    heard: (list: { getEntries(): readonly { readonly duration: number }[] }) => void,
  ) => { observe(what: { readonly type: string }): void }
  readonly CanvasRenderingContext2D: { readonly prototype: { drawImage: (...args: unknown[]) => void } }
}
interface Element {
  readonly parentElement: Element | null
}

/**
 * Runs in the page; what it sees is kept on the window. A board of buttons has changed when one of them has, one that
 * is drawn when it is painted.
 */
function watch(): void {
  const seen = { frames: [] as number[], reactions: [] as number[], longTasks: [] as number[] }
  const screen = Object.assign(globalThis as unknown as Screen, { seen })
  let last: number | null = null
  const look = (now: number) => {
    if (last !== null) seen.frames.push(now - last)
    last = now
    screen.requestAnimationFrame(look)
  }
  screen.requestAnimationFrame(look)

  let pressed: number | null = null
  // what a button does when it is pressed down, such as taking the focus, is no answer to the press before
  const next = ({ timeStamp }: { readonly timeStamp: number }) => {
    if (pressed !== null) seen.reactions.push(timeStamp - pressed)
    pressed = null
  }
  const press = (event: { readonly timeStamp: number }) => {
    next(event)
    pressed = event.timeStamp
  }
  screen.addEventListener('pointerdown', next, true)
  screen.addEventListener('click', press, true)
  screen.addEventListener('keydown', press, true)
  const changed = () => {
    if (pressed === null) return
    const since = pressed
    pressed = null
    screen.requestAnimationFrame(() => {
      // comes once the frame is drawn, before the timers by which the page goes on after it
      screen.scheduler.postTask(() => seen.reactions.push(performance.now() - since), { priority: 'user-blocking' })
    })
  }
  const place = screen.document.querySelector('main button[aria-label^="wiersz "], main button[data-cat]')
  const board = place?.parentElement ?? null
  const all = { subtree: true, childList: true, attributes: true, characterData: true }
  if (board !== null) new screen.MutationObserver(changed).observe(board, all)
  const { prototype } = screen.CanvasRenderingContext2D
  const { drawImage } = prototype
  prototype.drawImage = function paint(...args) {
    drawImage.apply(this, args)
    changed()
  }
  new screen.PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longTasks.push(duration)
  }).observe({ type: 'longtask' })
}
