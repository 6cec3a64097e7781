import { type Game, LEAD_IN_MS } from '@kredka/contracts/games/rules'
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'
import { DEMO_STUDENT } from '../seed/demo-plan.ts'
import { findChromium } from '../testing/browser/chromium.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { endQuiz, steerQuiz, stepOfQuiz } from './game-quiz.ts'
import { type Seen, seenOn, watchScreen } from './game-screen.ts'

const CPU_SLOWDOWN = 4
const CIRCLE = ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight'] as const
/** Some two steps of the snake, and as long as what a press leads to goes on to move. */
const BETWEEN_PRESSES_MS = 400
/** So long a quick tap keeps the finger down. */
const FINGER_DOWN_MS = 60
/** Arrows alone do not solve it. */
const HARD_BOARD = '?board=hard-40'

/** A game as it is played to be watched. */
export interface Watched {
  readonly game: Game
  readonly presses: number
  /** Of a snake whose time stands between steps, so that what a press does is drawn at once. */
  readonly bySteps?: true
}

/** Plays on a slow phone: alone, but where the server is needed. */
export async function watchGame(origin: string, watched: Watched): Promise<Seen> {
  const browser = await chromium.launch(await findChromium())
  try {
    const page = await openGame(browser, origin, watched)
    const play = await playingOf(page, watched)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await watchScreen(page)
    await play()
    const seen = await seenOn(page)
    if (watched.game === 'snake-quiz') await endQuiz(page)
    return seen
  } finally {
    await browser.close()
  }
}

async function openGame(browser: Browser, origin: string, { game, bySteps }: Watched): Promise<Page> {
  const viewport = { width: 390, height: 800 }
  const context = await browser.newContext({ viewport, locale: 'pl-PL', baseURL: origin })
  await answerCookies(context)
  const page = await context.newPage()
  if (game === 'snake-quiz') await logInAs(page, DEMO_STUDENT)
  await page.goto(`/games/${game}${game === 'cats-board' ? HARD_BOARD : ''}`)
  if (bySteps) await page.getByText(/^Krok po kroku/).click()
  await page.getByRole('button', { name: game === 'snake-quiz' ? /^Graj$/ : 'Graj bez rankingu' }).click()
  return page
}

/** Nothing lies over the board. */
async function answerCookies(context: BrowserContext): Promise<void> {
  await context.addInitScript((lastUpdate) => {
    const chosen = { category_necessary: true, category_functional: false, category_analytics: false }
    const answer = { lastUpdate, ...chosen, category_ads: false }
    localStorage.setItem('kredka.cookie_preference', JSON.stringify(answer))
  }, new Date().toISOString())
}

type Press = (n: number) => Promise<void>

/** @returns what plays, once there is something to be played */
async function playingOf(page: Page, watched: Watched): Promise<() => Promise<void>> {
  const { game, presses, bySteps } = watched
  const press = await pressingOf(page, watched)
  if (game === 'snake-quiz' && !bySteps) return () => steerQuiz(page, presses * BETWEEN_PRESSES_MS)
  return async () => {
    for (let n = 0; n < presses; n += 1) {
      await press(n)
      await page.waitForTimeout(BETWEEN_PRESSES_MS)
    }
  }
}

async function pressingOf(page: Page, { game, bySteps }: Watched): Promise<Press> {
  if (game === 'memory' || game === 'color-ball') return await placesOf(page)
  const arrow: Press = (n) => page.keyboard.press(CIRCLE[n % CIRCLE.length] ?? '')
  if (game === 'cats-board') {
    await page.getByRole('button', { name: /^Kot A,/ }).waitFor()
    return arrow
  }
  await page.locator('main canvas').waitFor()
  if (!bySteps) await page.waitForTimeout(LEAD_IN_MS)
  return game === 'snake-quiz' ? (n) => page.keyboard.press(stepOfQuiz(n)) : arrow
}

/** Presses places of the board in turn. */
async function placesOf(page: Page): Promise<Press> {
  const places = page.getByRole('button', { name: /^wiersz \d/ })
  await places.first().waitFor()
  return async (n) => {
    // as a finger does: Playwright's own click lifts it at once and looks into the page meanwhile
    const box = await (await nextPlace(places, n))?.boundingBox()
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: FINGER_DOWN_MS })
  }
}

/** Of a board with balls a ball and then a free place; of one without whatever is still covered. */
async function nextPlace(places: Locator, n: number): Promise<Locator | null> {
  const seen = await places.evaluateAll((all) =>
    all.map((place) => ({
      isBall: place.hasAttribute('aria-pressed'),
      isFree: /: (zakryty|puste)/.test(place.getAttribute('aria-label') ?? ''),
    })),
  )
  const wantsBall = seen.some(({ isBall }) => isBall) && n % 2 === 0
  const from = seen.flatMap(({ isBall, isFree }, at) => ((wantsBall ? isBall : isFree) ? [at] : []))
  const at = from[(n * 7) % Math.max(1, from.length)]
  return at === undefined ? null : places.nth(at)
}
