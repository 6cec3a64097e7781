import { GAMES } from '@kredka/contracts/games/rules'
import type { Locator, Page } from '@playwright/test'
import { logInToPlay } from '../testing/browser/games.ts'
import { post } from '../testing/browser/log-in.ts'
import { expect, ONCE, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  title: 'games.title',
  rules: 'games.rules',
  play: 'games.play',
  alone: 'games.play_alone',
  steps: 'snake.steps_option',
})

/** Runs in the page: what would move by itself has had time to. */
const FRAMES = `(async () => {
  for (let n = 0; n < 40; n += 1) await new Promise((done) => requestAnimationFrame(done))
})()`

/** Two pictures of it that are the same, and nothing on the page that is under way. */
async function expectStill(page: Page, what: Locator, name: string): Promise<void> {
  await expect.poll(() => page.evaluate('document.getAnimations().length'), { message: name }).toBe(0)
  const one = await what.screenshot()
  await page.evaluate(FRAMES)
  const other = await what.screenshot()
  expect(one.equals(other), `${name} stands still`).toBe(true)
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test(
  'GAM-01 where no motion is wanted, the menu and the examples of all rules stand still',
  ONCE,
  async ({ page, language }) => {
    const t = TEXTS[language]
    await page.goto('/games')
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectStill(page, page.getByRole('main'), 'the menu')
    for (const game of GAMES) {
      await page.goto(`/games/${game}`)
      const rules = page.getByRole('region', { name: t.rules })
      await expect(rules).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectStill(page, rules, game)
    }
  },
)

test(
  'GAM-01 where no motion is wanted, boards stand still while nobody presses anything',
  ONCE,
  async ({ page, language }) => {
    const t = TEXTS[language]
    const tiles = page.getByRole('main').getByRole('button', { name: /^wiersz \d/ })
    await page.goto('/games/memory')
    await page.getByRole('button', { name: t.alone }).click()
    await tiles.first().click()
    await expect(tiles.first()).not.toHaveAccessibleName(/zakryty/)
    await expectStill(page, tiles.first().locator('..'), 'memory')

    await page.goto('/games/cats-board')
    await page.getByRole('button', { name: t.alone }).click()
    const cat = page.getByRole('button', { name: /^Kot A/ })
    await cat.click()
    await expectStill(page, cat.locator('..'), 'cats-board')

    await logInToPlay(page)
    await page.goto('/games/snake-quiz')
    await page.getByText(t.steps).click()
    await page.getByRole('button', { name: t.play, exact: true }).click()
    await page.waitForURL(/[?]run=/)
    const board = page.getByRole('main').getByRole('img').last()
    await expect(board).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectStill(page, board, 'snake-quiz')
    await post(page, `/api/runs/${new URL(page.url()).searchParams.get('run')}/give-up`, {})
  },
)
