import type { Locator, Page } from '@playwright/test'
import { storedSolution } from '../cats/solutions.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { expectFits } from '../testing/browser/fits.ts'
import { logInToPlay } from '../testing/browser/games.ts'
import { expect, ONCE, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  game: 'games.name_cats-board',
  play: 'games.play',
  alone: 'games.play_alone',
  pad: 'cats.pad',
  undo: 'cats.undo',
  done: 'cats.done',
  next: 'cats.next_board',
  ranked: 'games.is_ranked',
  resume: 'games.resume',
  fairness: 'games.fairness',
  undone: 'cats.undone',
})
const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const
const CAT = { pl: 'Kot', en: 'Cat' } as const
const STARS = { pl: '3 gwiazdki z 3', en: '3 stars out of 3' } as const

function catOf(page: Page, language: 'pl' | 'en', cat: number): Locator {
  return page.getByRole('button', { name: new RegExp(`^${CAT[language]} ${'ABCD'[cat]},`) })
}

test('GAM-01 GAM-06 GAM-07 a ranked board is solved by names alone with three stars, and is watched by its link', async ({
  page,
  another,
  language,
  hasTouch,
}, info) => {
  const t = TEXTS[language]
  await logInToPlay(page)
  await page.goto('/games/cats-board?board=medium-3')
  await expect(page.getByRole('heading', { level: 1, name: t.game })).toBeVisible()
  await expectAccessible(page)
  await page.screenshot({ path: info.outputPath('lobby.png'), fullPage: true })
  await page.getByRole('button', { name: t.play, exact: true }).click()
  await expect(catOf(page, language, 0)).toBeInViewport()
  await expectAccessible(page)
  await page.screenshot({ path: info.outputPath('begun.png'), fullPage: true })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.screenshot({ path: info.outputPath('dark.png'), fullPage: true })
  await page.emulateMedia({ colorScheme: 'light' })
  const arrows = page.getByRole('group', { name: t.pad }).getByRole('button')
  await expect(arrows.nth(2)).toBeInViewport()
  const press = (button: Locator) => (hasTouch ? button.tap() : button.click())
  for (const input of storedSolution('medium-3')) {
    await press(catOf(page, language, input >> 2))
    await press(arrows.nth(input & 3))
  }
  await expect(page.getByRole('heading', { level: 1, name: t.done })).toBeVisible()
  await expect(page.getByText(t.ranked)).toBeVisible()
  await expect(page.getByText(STARS[language])).toBeAttached()
  // nothing is hidden on these boards: there is no luck to be proved
  await expect(page.getByText(t.fairness)).toHaveCount(0)
  await expectAccessible(page)
  await page.screenshot({ path: info.outputPath('done.png'), fullPage: true })
  const stranger = await another()
  await stranger.goto(page.url())
  await expect(catOf(stranger, language, 0)).toBeVisible()
  const solved = page.url()
  await page.getByRole('button', { name: t.next }).click()
  await expect(page).not.toHaveURL(solved)
  await expect(catOf(page, language, 0)).toBeVisible()
})

test(
  'GAM-07 a visitor solves a board by keys alone, takes a move back, and pauses',
  ONCE,
  async ({ page, language }) => {
    const t = TEXTS[language]
    await page.goto('/games/cats-board?board=easy-1')
    await page.getByRole('button', { name: t.alone }).press('Enter')
    const cat = catOf(page, language, 0)
    await expect(cat).toBeFocused()
    const [first = 0, ...rest] = storedSolution('easy-1')
    const play = async (input: number) => {
      await page.keyboard.press(String((input >> 2) + 1))
      await page.keyboard.press(ARROWS[input & 3] ?? 'ArrowUp')
    }
    const names = () =>
      page
        .getByRole('button', { name: new RegExp(`^${CAT[language]} [A-D]`) })
        .evaluateAll((all) => all.map((cat) => cat.getAttribute('aria-label')))
    const before = await names()
    await play(first)
    await expect.poll(names).not.toEqual(before)
    await page.keyboard.press('u')
    await expect(page.getByRole('status').filter({ hasText: t.undone })).toBeVisible()
    await expect.poll(names).toEqual(before)
    await page.keyboard.press('p')
    await expect(page.getByRole('button', { name: t.resume })).toBeFocused()
    await page.keyboard.press('p')
    await expect(cat).toBeVisible()
    await play(first)
    for (const input of rest) await play(input)
    await expect(page.getByRole('heading', { level: 1, name: t.done })).toBeVisible()
  },
)

test('GAM-01 GAM-07 a swipe on a cat slides it, and the board fits the window', async ({ page, language }) => {
  const t = TEXTS[language]
  await page.goto('/games/cats-board?board=hard-40')
  await page.getByRole('button', { name: t.alone }).click()
  const [input = 0] = storedSolution('hard-40')
  const cat = catOf(page, language, input >> 2)
  const name = await cat.getAttribute('aria-label')
  await cat.scrollIntoViewIfNeeded()
  const box = await cat.boundingBox()
  if (box === null) throw new Error('the cat is not to be seen')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const [across = 0, down = 0] =
    [
      [0, -40],
      [40, 0],
      [0, 40],
      [-40, 0],
    ][input & 3] ?? []
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + across, y + down)
  await page.mouse.up()
  await expect(cat).not.toHaveAttribute('aria-label', name ?? '')
  const width = page.viewportSize()?.width ?? 0
  expect(box.width).toBeGreaterThanOrEqual(width < 400 ? 38 : 44)
  await expectFits(page)
})
