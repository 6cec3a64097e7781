import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { tabTo } from '../testing/browser/accounts.ts'
import { logInToPlay } from '../testing/browser/games.ts'
import { expect, ONCE, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  games: 'games.title',
  memory: 'games.name_memory',
  play: 'games.play',
  alone: 'games.play_alone',
  unranked: 'games.unranked_visitor',
  isUnranked: 'games.is_unranked',
  hidden: 'memory.tile_hidden',
  done: 'memory.done',
  again: 'games.again',
  goOn: 'games.go_on',
  pause: 'games.pause',
  resume: 'games.resume',
  giveUp: 'games.give_up',
  givenUp: 'games.ended_given_up',
  best: 'games.best',
  you: 'games.you',
  fairness: 'games.fairness',
  check: 'games.fairness_check',
  fair: 'games.fair',
  replay: 'games.replay',
  soundOn: 'shell.sound_on',
  soundOff: 'shell.sound_off',
  playToo: 'games.play_too',
})
type Words = (typeof TEXTS)['pl']

const ROW = { pl: 'wiersz', en: 'row' } as const

/** The board: tiles by their names, as whoever listens knows them. */
function boardOf(page: Page, language: 'pl' | 'en') {
  const all = page.getByRole('button', { name: new RegExp(`^${ROW[language]} \\d`) })
  const wordOf = async (tile: Locator) => ((await tile.getAttribute('aria-label')) ?? '').replace(/^.*?: |, .*$/g, '')
  return { all, wordOf }
}

type Press = (tile: Locator, n: number) => Promise<void>

/**
 * Plays by names alone: what a tile says when it is turned over, and whether it says so for good.
 * @param press how a tile is turned over
 */
async function clearBoard(page: Page, language: 'pl' | 'en', t: Words, press: Press) {
  const { all, wordOf } = boardOf(page, language)
  await expect(all.first()).toBeVisible()
  const count = await all.count()
  const seen = new Map<number, string>()
  const read = async (n: number) => {
    const tile = all.nth(n)
    const before = await tile.getAttribute('aria-label')
    // one that lies open already is known as well
    if (before === null || before.includes(t.hidden)) await press(tile, n)
    await expect(tile).not.toHaveAttribute('aria-label', new RegExp(t.hidden))
    seen.set(n, (await wordOf(tile)).split(':').at(-1)?.trim() ?? '')
  }
  for (let n = 0; n < count; n += 1) await read(n)
  const done = page.getByRole('heading', { level: 1, name: t.done })
  for (const [n, word] of seen) {
    const other = [...seen].find(([at, said]) => at > n && said === word)?.[0]
    if (other === undefined) continue
    for (const at of [n, other]) {
      if (await done.isVisible()) return
      if ((await all.nth(at).getAttribute('aria-label'))?.includes(t.hidden) === true) await press(all.nth(at), at)
      await expect(all.nth(at).or(done).first()).not.toHaveAttribute('aria-label', new RegExp(t.hidden))
    }
  }
  await expect(done).toBeVisible()
}

test('GAM-01 GAM-02 GAM-06 a ranked game of memory from the menu to a place, proved fair, and watched by a link', async ({
  page,
  another,
  language,
  hasTouch,
}, info) => {
  test.setTimeout(120_000)
  const t = TEXTS[language]
  await logInToPlay(page)
  await page.goto('/games')
  await expectAccessible(page)
  await page.screenshot({ path: info.outputPath('menu.png'), fullPage: true })
  await page.getByRole('link', { name: t.memory }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.memory })).toBeVisible()
  await page.getByRole('radio', { name: '4 × 3' }).check()
  await expectAccessible(page)
  await page.screenshot({ path: info.outputPath('lobby.png'), fullPage: true })
  await page.getByRole('button', { name: t.play, exact: true }).click()
  await expect(page).toHaveURL(/run=/)
  const { all } = boardOf(page, language)
  await expect(all).toHaveCount(12)
  await all.first().click()
  await expect(all.first()).not.toHaveAttribute('aria-label', new RegExp(t.hidden))
  await page.screenshot({ path: info.outputPath('playing.png'), fullPage: true })
  await expectAccessible(page)
  // a page that is left pauses, and goes on where it was when it is opened again
  await page.reload()
  const resume = page.getByRole('button', { name: t.resume })
  await expect(resume.or(all.first())).toBeVisible()
  if (await resume.isVisible()) await resume.click()
  await expect(all.first()).not.toHaveAttribute('aria-label', new RegExp(t.hidden))
  await page.getByRole('button', { name: t.pause }).click()
  await expect(all).toHaveCount(0)
  await page.screenshot({ path: info.outputPath('paused.png'), fullPage: true })
  await resume.click()
  await clearBoard(page, language, t, (tile) => (hasTouch ? tile.tap() : tile.click()))
  await page.screenshot({ path: info.outputPath('done.png'), fullPage: true })
  await expectAccessible(page)
  await page.getByText(t.fairness).click()
  await page.getByRole('button', { name: t.check }).click()
  await expect(page.getByText(t.fair)).toBeVisible()
  const link = page.url()
  const stranger = await another()
  await stranger.goto(link)
  await expect(stranger.getByRole('button', { name: t.replay, exact: true })).toBeVisible()
  await stranger.getByRole('link', { name: t.playToo }).click()
  await stranger.getByRole('radio', { name: '4 × 3' }).check()
  await expect(stranger.getByRole('region', { name: t.best }).getByRole('listitem')).not.toHaveCount(0)
  // two presses to play again
  await page.getByRole('button', { name: t.again }).click()
  await expect(page).not.toHaveURL(link)
  await expect(all).toHaveCount(12)
  await page.getByRole('button', { name: t.giveUp }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.giveUp }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.givenUp })).toBeVisible()
})

/** By arrows, first along the row. */
async function goTo(page: Page, from: number, to: number): Promise<void> {
  const columns = (to % 4) - (from % 4)
  const rows = Math.floor(to / 4) - Math.floor(from / 4)
  for (let n = 0; n < Math.abs(columns); n += 1) await page.keyboard.press(columns > 0 ? 'ArrowRight' : 'ArrowLeft')
  for (let n = 0; n < Math.abs(rows); n += 1) await page.keyboard.press(rows > 0 ? 'ArrowDown' : 'ArrowUp')
}

test(
  'GAM-01 GAM-02 visitors play at once, unranked and told so before, from the menu on by keyboard alone',
  ONCE,
  async ({ page, language }) => {
    const t = TEXTS[language]
    await page.goto('/games')
    await tabTo(page, page.getByRole('link', { name: t.memory }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(t.unranked)).toBeVisible()
    await tabTo(page, page.getByRole('radio', { name: '4 × 4' }))
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('radio', { name: '4 × 3' })).toBeChecked()
    await tabTo(page, page.getByRole('button', { name: t.alone }))
    await page.keyboard.press('Enter')
    const { all } = boardOf(page, language)
    await expect(all).toHaveCount(12)
    // the first tile has the focus, arrows lead on, and not beyond the edge
    await expect(all.nth(0)).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(all.nth(0)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await expect(all.nth(5)).toBeFocused()
    await page.keyboard.press('p')
    await expect(page.getByRole('button', { name: t.resume })).toBeFocused()
    await page.keyboard.press('p')
    await expect(all.nth(0)).toBeFocused()
    // back to what stands above the board, and on to where they were on it
    for (let n = 0; n < 3; n += 1) await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('button', { name: t.soundOn })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: t.soundOff })).toBeFocused()
    for (let n = 0; n < 3; n += 1) await page.keyboard.press('Tab')
    await expect(all.nth(0)).toBeFocused()
    let at = 0
    await clearBoard(page, language, t, async (_, n) => {
      await goTo(page, at, n)
      at = n
      await page.keyboard.press('Enter')
    })
    await expect(page.getByText(t.isUnranked)).toBeVisible()
    await expectAccessible(page)
    await tabTo(page, page.getByRole('button', { name: t.again }))
    await page.keyboard.press('Enter')
    await expect(all).toHaveCount(12)
  },
)

test('GAM-01 a game that does not exist is not found; the largest board fits the window', async ({
  page,
  language,
}, info) => {
  const t = TEXTS[language]
  const missing = await page.request.get('/games/no-such-game')
  expect(missing.status()).toBe(404)
  await page.goto('/games/memory')
  await page.getByRole('radio', { name: '6 × 6' }).check()
  await page.getByRole('button', { name: t.alone }).click()
  const { all } = boardOf(page, language)
  await expect(all).toHaveCount(36)
  for (const n of [0, 1, 14]) await all.nth(n).click()
  await expect(all.nth(14)).not.toHaveAttribute('aria-label', new RegExp(t.hidden))
  const box = await all.nth(35).boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(44)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  await page.screenshot({ path: info.outputPath('large.png'), fullPage: true })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.screenshot({ path: info.outputPath('large-dark.png'), fullPage: true })
})
