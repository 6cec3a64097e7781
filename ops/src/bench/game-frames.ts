import { type Game, LEAD_IN_MS } from '@kredka/contracts/games/rules'
import { chromium, type Locator, type Page } from '@playwright/test'
import { findChromium } from '../testing/browser/chromium.ts'

const CPU_SLOWDOWN = 4
const CIRCLE = ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight'] as const
/** Some two steps of the snake. */
const BETWEEN_TURNS_MS = 400
/** Plays alone. @returns milliseconds between frames meanwhile */
export async function measureFrames(url: string, game: Game, presses: number): Promise<readonly number[]> {
  const browser = await chromium.launch(await findChromium())
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 800 }, locale: 'pl-PL' })
    const page = await context.newPage()
    await page.goto(url)
    await page.getByRole('button', { name: 'Graj bez rankingu' }).click()
    const play = game === 'snake2024' ? await steeringOf(page) : await pressingOf(page)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.evaluate(watchFrames)
    for (let n = 0; n < presses; n += 1) await play(n)
    return await page.evaluate(() => [...(globalThis as unknown as Watched).seenFrames])
  } finally {
    await browser.close()
  }
}

type Press = (n: number) => Promise<void>

/** Presses places of the board in turn. */
async function pressingOf(page: Page): Promise<Press> {
  const places = page.getByRole('button', { name: /^wiersz \d/ })
  await places.first().waitFor()
  return async (n) => (await nextPlace(places, n))?.dispatchEvent('click')
}

/** Goes round in circles, once the clock runs. */
async function steeringOf(page: Page): Promise<Press> {
  await page.getByRole('img').last().waitFor()
  await page.waitForTimeout(LEAD_IN_MS)
  return async (n) => {
    await page.keyboard.press(CIRCLE[n % CIRCLE.length] ?? '')
    await page.waitForTimeout(BETWEEN_TURNS_MS)
  }
}

/** Of a board with balls a ball and then a free place; of one without whatever comes next. */
async function nextPlace(places: Locator, n: number): Promise<Locator | null> {
  const pressed = await places.evaluateAll((all) => all.map((place) => place.hasAttribute('aria-pressed')))
  const isBall = pressed.includes(true) && n % 2 === 0
  const from = pressed.flatMap((one, at) => (one === isBall ? [at] : []))
  const at = from[(n * 7) % Math.max(1, from.length)]
  return at === undefined ? null : places.nth(at)
}

interface Watched {
  readonly seenFrames: readonly number[]
}
interface Drawing {
  requestAnimationFrame(draw: (now: number) => void): void
}

/** Runs in the page; what it sees is kept on the window. */
function watchFrames(): void {
  const seenFrames: number[] = []
  Object.assign(globalThis, { seenFrames })
  const drawing = globalThis as unknown as Drawing
  let last: number | null = null
  const look = (now: number) => {
    if (last !== null) seenFrames.push(now - last)
    last = now
    drawing.requestAnimationFrame(look)
  }
  drawing.requestAnimationFrame(look)
}
