import { codeOf } from '@kredka/contracts/games/engine/snake-1/input'
import { levelOf } from '@kredka/contracts/games/snake/levels/levels'
import type { RunView } from '@kredka/contracts/games/views'
import { PALETTES } from '@kredka/contracts/kernel/wire'
import type { Locator, Page } from '@playwright/test'
import { wayThrough } from '../levels/clears.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { logInToPlay } from '../testing/browser/games.ts'
import { expect, ONCE, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  game: 'games.name_snake2024',
  play: 'games.play',
  alone: 'games.play_alone',
  steps: 'snake.steps_option',
  levels: 'snake.mode_level',
  around: 'snake.look_around',
  up: 'snake.to_up',
  right: 'snake.to_right',
  down: 'snake.to_down',
  left: 'snake.to_left',
  cleared: 'snake.cleared',
  open: 'snake.edges_open',
  over: 'snake.over',
  again: 'games.again',
  giveUp: 'games.give_up',
  ended: 'games.ended_given_up',
  next: 'snake.next_level',
  best: 'games.best',
  ranked: 'games.is_ranked',
  unranked: 'games.unranked_visitor',
  pause: 'games.pause',
  resume: 'games.resume',
  fairness: 'games.fairness',
  check: 'games.fairness_check',
  fair: 'games.fair',
})
type Words = (typeof TEXTS)['pl']
const FIRST = 'first-bite'
const KEYS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const
/** Its words before what they count. */
const HEAD = { pl: 'Głowa:', en: 'Head:' } as const

/** The pad, clockwise as headings are. */
const padOf = (page: Page, t: Words) =>
  [t.up, t.right, t.down, t.left].map((name) => page.getByRole('button', { name, exact: true }))

/** What the server has of the run that the address names. */
async function playedOn(page: Page): Promise<RunView> {
  const id = new URL(page.url()).searchParams.get('run')
  const { data } = (await (await page.request.get(`/api/runs/${id}`)).json()) as { data: RunView }
  return data
}

test('GAM-01 GAM-03 GAM-06 a ranked level is cleared by ear, step by step, to its board, the next level and a link', async ({
  page,
  another,
  language,
  hasTouch,
}, info) => {
  test.setTimeout(120_000)
  const t = TEXTS[language]
  const level = levelOf(FIRST)
  await logInToPlay(page)
  await page.goto('/games')
  await page.getByRole('link', { name: t.game }).click()
  await page.screenshot({ path: info.outputPath('lobby.png'), fullPage: true })
  await page.getByText(t.levels, { exact: true }).click()
  await expect(page.getByText(level?.[language] ?? '?', { exact: false }).first()).toBeVisible()
  await page.getByText(t.steps).click()
  await expectAccessible(page)
  await page.screenshot({ path: info.outputPath('levels.png'), fullPage: true })
  await page.getByRole('button', { name: t.play, exact: true }).click()
  const words = page.getByRole('main').getByRole('status').first()
  await expect(words).toContainText(HEAD[language])
  await expectAccessible(page)
  await page.getByRole('button', { name: t.around }).click()
  await expect(words).toContainText(`${t.right}:`)
  const pad = padOf(page, t)
  for (const heading of (level && wayThrough(level)) ?? []) {
    const before = (await words.textContent()) ?? '?'
    if (hasTouch) await pad[heading]?.tap()
    else await page.keyboard.press(KEYS[heading] ?? '')
    // each step says where the head is now
    await expect(page.getByRole('status').filter({ hasText: before })).toHaveCount(0)
  }
  await expect(page.getByRole('heading', { level: 1, name: t.cleared })).toBeVisible()
  await expect(page.getByText(t.ranked)).toBeVisible()
  await expectAccessible(page)
  await page.screenshot({ path: info.outputPath('cleared.png'), fullPage: true })
  await expect(page.getByRole('button', { name: t.next })).toBeVisible()
  const stranger = await another()
  await stranger.goto(page.url())
  await expect(stranger.getByRole('img', { name: / 8 / })).toBeVisible()
  // whoever only looks has waited for no read model: a page that came too early is read anew
  await expect(async () => {
    await stranger.goto(`/games/snake2024?level=${FIRST}`)
    await stranger.getByText(t.steps).click()
    const best = stranger.getByRole('region', { name: t.best })
    await expect(best.getByRole('listitem')).not.toHaveCount(0, { timeout: 2_000 })
  }).toPass()
})

test('GAM-06 a ranked run by the clock: keys, swipes and taps turn it; a page that is read anew goes on after a break', async ({
  page,
  language,
  hasTouch,
}, info) => {
  test.setTimeout(120_000)
  const t = TEXTS[language]
  await logInToPlay(page)
  await page.goto('/games/snake2024')
  // without edges there is no end, however slow the machine is
  await page.getByText(t.open).click()
  await page.getByRole('button', { name: t.play, exact: true }).click()
  const board = page.getByRole('img', { name: /24.*24/ })
  await expect(board).toBeInViewport({ ratio: 1 })
  const turns = async () => (await playedOn(page)).inputs.map(codeOf).filter((code) => code !== 0)
  // it turns once the clock runs
  await expect(async () => {
    if (hasTouch) await swipeUp(page)
    else await page.keyboard.press('w')
    expect(await turns()).toEqual([1])
  }).toPass()
  await page.screenshot({ path: info.outputPath('played.png') })
  if (hasTouch) await padOf(page, t)[1]?.tap()
  else await page.keyboard.press('ArrowRight')
  await expect.poll(turns).toEqual([1, 2])
  await page.getByRole('button', { name: t.pause }).click()
  await expect(page.getByRole('button', { name: t.resume })).toBeFocused()
  await expect(board).toHaveCount(0)
  await expect.poll(async () => (await playedOn(page)).state).toBe('paused')
  const before = await playedOn(page)
  await page.reload()
  await page.getByRole('button', { name: t.resume }).click()
  await expect(board).toBeInViewport({ ratio: 1 })
  // a tap on its right half turns it to the right as it sees it: down
  await expect(async () => {
    const box = await board.boundingBox()
    const place = { x: (box?.width ?? 0) * 0.75, y: (box?.height ?? 0) / 2 }
    if (hasTouch) await board.tap({ position: place })
    else await board.click({ position: place })
    expect((await turns()).slice(0, 3)).toEqual([1, 2, 3])
  }).toPass()
  await page.getByRole('button', { name: t.giveUp }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.giveUp }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.ended })).toBeVisible()
  const after = await playedOn(page)
  expect(after.inputs.slice(0, before.inputs.length)).toEqual(before.inputs)
  expect(after.told.slice(0, before.told.length)).toEqual(before.told)
  await expectAccessible(page)
  await page.getByText(t.fairness).click()
  await page.getByRole('button', { name: t.check }).click()
  await expect(page.getByText(t.fair)).toBeVisible()
})

test(
  'GAM-01 a visitor who does not turn runs into the edge, and plays again at once',
  ONCE,
  async ({ page, language }) => {
    const t = TEXTS[language]
    await page.goto('/games/snake2024')
    await expect(page.getByText(t.unranked)).toBeVisible()
    await page.getByRole('button', { name: t.alone }).press('Enter')
    await page.keyboard.press('p')
    await page.keyboard.press('p')
    await expect(page.getByRole('heading', { level: 1, name: t.over })).toBeVisible({ timeout: 30_000 })
    await page.getByRole('button', { name: t.again }).press('Enter')
    await expect(page.getByRole('img', { name: /24.*24/ })).toBeInViewport({ ratio: 1 })
  },
)

/** Paper, its lines, walls, the snake with its grain, its eyes and what it eats have more than these together. */
const COLOURS_MIN = 30

/** Of a canvas, what is read here. */
interface Canvas {
  readonly width: number
  readonly height: number
  getContext(kind: '2d'): {
    getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray }
  }
}

/** Of the canvas itself, whatever lies behind it. */
function coloursOf(board: Locator): Promise<number> {
  return board.evaluate((canvas: Canvas) => {
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
    return new Set(new Uint32Array(data.buffer)).size
  })
}

/** As a thumb does it on the board. */
async function swipeUp(page: Page): Promise<void> {
  const box = await page.getByRole('img').last().boundingBox()
  if (box === null) return
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - 40 }] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

test(
  'GAM-01 the board is drawn in every palette, light and dark, and stands still between steps',
  ONCE,
  async ({ page, language }) => {
    const t = TEXTS[language]
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await page.goto('/robots.txt')
    const drawn = new Set<string>()
    const board = page.getByRole('img', { name: /8.*8/ })
    const picture = async () => (await board.screenshot()).toString('base64')
    for (const palette of PALETTES) {
      await page.evaluate((value) => localStorage.setItem('kredka.palette', value), palette)
      await page.goto(`/games/snake2024?level=${FIRST}`)
      await expect(page.getByText(t.unranked)).toBeVisible()
      await page.getByText(t.steps).click()
      await page.getByRole('button', { name: t.alone }).click()
      await expect(page.getByRole('status').filter({ hasText: HEAD[language] })).toBeVisible()
      const light = await picture()
      expect(await picture()).toBe(light)
      expect(await coloursOf(board)).toBeGreaterThan(COLOURS_MIN)
      drawn.add(light)
      // colours follow while somebody plays
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect.poll(async () => drawn.has(await picture())).toBe(false)
      drawn.add(await picture())
      expect(await coloursOf(board)).toBeGreaterThan(COLOURS_MIN)
      await page.emulateMedia({ colorScheme: 'light' })
    }
    expect(drawn.size).toBe(2 * PALETTES.length)
  },
)
