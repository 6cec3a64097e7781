import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { logInToPlay } from '../testing/browser/games.ts'
import { expect, ONCE, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  game: 'games.name_color-ball',
  play: 'games.play',
  alone: 'games.play_alone',
  free: 'color_ball.free',
  noWayHere: 'color_ball.no_way_here',
  chooseFirst: 'color_ball.choose_first',
  letGo: 'color_ball.let_go',
  done: 'color_ball.done',
  again: 'games.again',
  best: 'games.best',
  ranked: 'games.is_ranked',
  unranked: 'games.unranked_visitor',
  resume: 'games.resume',
  giveUp: 'games.give_up',
  keeps: 'games.give_up_keeps',
  fairness: 'games.fairness',
  check: 'games.fairness_check',
  fair: 'games.fair',
})
type Words = (typeof TEXTS)['pl']
const ROW = { pl: 'wiersz', en: 'row' } as const

/** The board by the names of its cells, as whoever listens knows them. */
function boardOf(page: Page, language: 'pl' | 'en') {
  const cells = page.getByRole('button', { name: new RegExp(`^${ROW[language]} \\d`) })
  const states = async () => {
    const names = await cells.evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label') ?? ''))
    return names.map((name) => name.replace(/^.*?: /, ''))
  }
  return { cells, states }
}

interface Hands {
  readonly page: Page
  readonly language: 'pl' | 'en'
  readonly t: Words
  readonly press: (cell: Locator) => Promise<void>
}

/** Milliseconds between looks at what comes at once. */
const SOON = [30, 60, 120, 250]

/** A move of whichever ball has somewhere to go, by names alone. */
async function move({ page, language, t, press }: Hands): Promise<void> {
  const { cells, states } = boardOf(page, language)
  const balls = (await states()).flatMap((state, n) => (state.startsWith(t.free) ? [] : [n]))
  const countBalls = async () => (await states()).filter((state) => !state.startsWith(t.free)).length
  for (const ball of balls) {
    await press(cells.nth(ball))
    await expect(cells.nth(ball)).toHaveAttribute('aria-pressed', 'true')
    // how far the free ones are is told a moment after
    await expect.poll(async () => (await states()).includes(t.free), { intervals: SOON }).toBe(false)
    const target = (await states()).findIndex((state) => state.startsWith(`${t.free},`) && state !== t.noWayHere)
    if (target < 0) {
      await press(cells.nth(ball))
      await expect.poll(async () => (await states()).includes(t.free), { intervals: SOON }).toBe(true)
      continue
    }
    await press(cells.nth(target))
    // three come, or five and more go
    await expect.poll(countBalls, { intervals: SOON }).not.toBe(balls.length)
    return
  }
  throw new Error('no ball can be moved')
}

/** Until the board is full. */
async function fill(hands: Hands): Promise<void> {
  const { page, language, t } = hands
  const { states } = boardOf(page, language)
  while ((await states()).some((state) => state.startsWith(t.free))) await move(hands)
  await expect(page.getByRole('heading', { level: 1, name: t.done })).toBeVisible()
}

/** The balls that a run begins with have come. */
async function expectBegun({ page, language, t }: Pick<Hands, 'page' | 'language' | 't'>): Promise<void> {
  const { cells, states } = boardOf(page, language)
  await expect(cells).toHaveCount(81)
  await expect.poll(async () => (await states()).filter((state) => state !== t.free).length).toBe(5)
}

test('GAM-01 GAM-06 GAM-07 a whole ranked game by names alone, to a place, proved fair and watched by its link', async ({
  page,
  another,
  language,
  hasTouch,
}, info) => {
  test.setTimeout(120_000)
  const t = TEXTS[language]
  await logInToPlay(page)
  await page.goto('/games')
  await expect(page.getByRole('link', { name: t.game })).toBeVisible()
  await page.screenshot({ path: info.outputPath('menu.png'), fullPage: true })
  await page.getByRole('link', { name: t.game }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.game })).toBeVisible()
  await expectAccessible(page)
  await page.screenshot({ path: info.outputPath('lobby.png'), fullPage: true })
  await page.getByRole('button', { name: t.play, exact: true }).click()
  await expectBegun({ page, language, t })
  await expectAccessible(page)
  const hands = { page, language, t, press: (cell: Locator) => (hasTouch ? cell.tap() : cell.click()) }
  for (let n = 0; n < 6; n += 1) await move(hands)
  await page.screenshot({ path: info.outputPath('played.png'), fullPage: true })
  // a page that is read anew goes on where the run stands: no clock runs here
  const { cells, states } = boardOf(page, language)
  await expect.poll(async () => (await states()).some((state) => state.startsWith(`${t.free},`))).toBe(false)
  const before = await states()
  await page.reload()
  await expect(cells).toHaveCount(81)
  expect(await states()).toEqual(before)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.screenshot({ path: info.outputPath('dark.png'), fullPage: true })
  await page.emulateMedia({ colorScheme: 'light' })
  await fill(hands)
  await expect(page.getByText(t.ranked)).toBeVisible()
  await expectAccessible(page)
  await page.screenshot({ path: info.outputPath('done.png'), fullPage: true })
  await page.getByText(t.fairness).click()
  await page.getByRole('button', { name: t.check }).click()
  await expect(page.getByText(t.fair)).toBeVisible()
  const stranger = await another()
  await stranger.goto(page.url())
  await expect(boardOf(stranger, language).cells).toHaveCount(81)
  await stranger.goto('/games/color-ball')
  await expect(stranger.getByRole('region', { name: t.best }).getByRole('listitem')).not.toHaveCount(0)
  // one press to play again
  await page.getByRole('button', { name: t.again }).click()
  await expectBegun({ page, language, t })
})

test(
  'GAM-07 a visitor plays by keys alone, hears where a ball goes, and keeps the points of a game that is ended',
  ONCE,
  async ({ page, language }) => {
    const t = TEXTS[language]
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/games/color-ball')
    await expect(page.getByText(t.unranked)).toBeVisible()
    await page.getByRole('button', { name: t.alone }).press('Enter')
    await expectBegun({ page, language, t })
    const { cells, states } = boardOf(page, language)
    const said = page.getByRole('status').filter({ hasText: /\S/ })
    await expect(cells.nth(0)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowLeft')
    await expect(cells.nth(0)).toBeFocused()
    const board = await states()
    const free = board.indexOf(t.free)
    const ball = board.findIndex((state) => state !== t.free)
    await goTo(page, 0, free)
    await expect(cells.nth(free)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(said.filter({ hasText: t.chooseFirst })).toBeVisible()
    await goTo(page, free, ball)
    await page.keyboard.press(' ')
    await expect(cells.nth(ball)).toHaveAttribute('aria-pressed', 'true')
    await expect(said.filter({ hasText: board[ball] ?? '?' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(said.filter({ hasText: t.letGo })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await states()).some((state) => state.startsWith(`${t.free},`))).toBe(true)
    const target = (await states()).findIndex((state) => state.startsWith(`${t.free},`) && state !== t.noWayHere)
    await goTo(page, ball, target)
    await page.keyboard.press('Enter')
    await expect(said.filter({ hasText: `${board[ball]}:` })).toBeVisible()
    await expect(cells.nth(target)).toHaveAttribute('aria-label', new RegExp(`${board[ball]}$`))
    await page.keyboard.press('p')
    await expect(page.getByRole('button', { name: t.resume })).toBeFocused()
    await expect(cells).toHaveCount(0)
    await page.keyboard.press('p')
    await expect(cells).toHaveCount(81)
    await page.getByRole('button', { name: t.giveUp }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(t.keeps)).toBeVisible()
    await dialog.getByRole('button', { name: t.giveUp }).click()
    // without a point there is nothing to keep: the way leads back to where the game begins
    await expect(page.getByRole('heading', { level: 1, name: t.game })).toBeVisible()
  },
)

/** By arrows, first along the row. */
async function goTo(page: Page, from: number, to: number): Promise<void> {
  const columns = (to % 9) - (from % 9)
  const rows = Math.floor(to / 9) - Math.floor(from / 9)
  for (let n = 0; n < Math.abs(columns); n += 1) await page.keyboard.press(columns > 0 ? 'ArrowRight' : 'ArrowLeft')
  for (let n = 0; n < Math.abs(rows); n += 1) await page.keyboard.press(rows > 0 ? 'ArrowDown' : 'ArrowUp')
}

test('GAM-01 nothing moves by itself where no motion is wanted, and the board fits the window', async ({
  page,
  language,
}) => {
  const t = TEXTS[language]
  await page.goto('/games/color-ball')
  await page.getByRole('button', { name: t.alone }).click()
  await expectBegun({ page, language, t })
  const { cells, states } = boardOf(page, language)
  const ball = (await states()).findIndex((state) => state !== t.free)
  await cells.nth(ball).click()
  const grid = cells.first().locator('..')
  const [one, other] = [await grid.screenshot(), await grid.screenshot()]
  expect(one.equals(other)).toBe(true)
  const width = page.viewportSize()?.width ?? 0
  const rows = await cells.evaluateAll((all) =>
    all.map((cell) => cell.getBoundingClientRect()).map(({ x, width }) => [x, x + width]),
  )
  for (const [column, [from = 0, to = 0]] of rows.slice(-9).entries()) {
    // nine columns of a phone cannot have 44 px each: they have all there is, from edge to edge and without gaps
    expect(to - from).toBeGreaterThanOrEqual(Math.min(44, width / 9 - 0.01))
    expect(to).toBeLessThanOrEqual(width + 0.01)
    expect(from).toBeCloseTo(rows[column - 1]?.[1] ?? from, 1)
  }
})
