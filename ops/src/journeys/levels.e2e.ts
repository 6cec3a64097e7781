import type { Page } from '@playwright/test'
import { DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { logInToPlay } from '../testing/browser/games.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  draw: 'levels.draw',
  saved: 'levels.saved',
  noFood: 'levels.fault_no_food',
  blocked: 'levels.fault_start_blocked',
  noFaults: 'levels.no_faults',
  taken: 'levels.cannot_add_taken',
  tryOut: 'levels.test',
  cleared: 'snake.cleared',
  back: 'snake.drawn_back',
  bySteps: 'levels.by_steps',
  prove: 'levels.prove',
  undo: 'levels.undo',
  redo: 'levels.redo',
  proven: 'levels.is_proven',
  name: 'levels.name',
  publish: 'levels.publish',
  open: 'levels.open_level',
  steps: 'snake.steps_option',
  play: 'games.play',
  ranked: 'games.is_ranked',
  best: 'games.best',
})

/** Its words before what they count. */
const HEAD = { pl: 'Głowa:', en: 'Head:' } as const

/** The snake begins in the ninth row, three steps before the food that is laid here. */
async function step(page: Page, times: number, language: 'pl' | 'en'): Promise<void> {
  const words = page.getByRole('main').getByRole('status').first()
  await expect(words).toContainText(HEAD[language])
  for (let n = 0; n < times; n += 1) {
    const before = (await words.textContent()) ?? '?'
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('status').filter({ hasText: before })).toHaveCount(0)
  }
}

test('GAM-03 a level is drawn by keys and hand, mended, tried out, cleared, published, and played ranked by another', async ({
  page,
  another,
  language,
}, info) => {
  test.setTimeout(240_000)
  const t = TEXTS[language]
  const name = `Łąka ${info.project.name}`
  await logInAs(page, DEMO_TEACHER)
  await page.goto('/my-levels')
  await page.getByRole('button', { name: t.draw }).click()
  const board = page.getByRole('application')
  await expect(board).toBeVisible()
  await expect(page.getByText(t.noFood)).toBeVisible()
  await board.focus()
  for (let n = 0; n < 8; n += 1) await page.keyboard.press('ArrowDown')
  for (let n = 0; n < 5; n += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t.noFaults)).toBeVisible()
  // where something lies nothing else can
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t.taken)).toBeVisible()
  // a wall by hand, right before the snake
  const { width = 0, height = 0 } = (await board.boundingBox()) ?? {}
  await board.click({ position: { x: (width * 3.5) / 16, y: (height * 8.5) / 16 } })
  await expect(page.getByText(t.blocked)).toBeVisible()
  await expectAccessible(page)
  await page.screenshot({ path: info.outputPath('faults.png'), fullPage: true })
  await page.keyboard.press('Control+z')
  await expect(page.getByText(t.noFaults)).toBeVisible()
  await expect(page.getByText(t.saved)).toBeVisible()

  // tried out by the clock, the snake runs into its food by itself
  await page.getByRole('button', { name: t.tryOut }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.cleared })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: t.back }).click()

  await page.getByLabel(t.name).fill(name)
  await page.getByText(t.bySteps).click()
  await page.getByRole('button', { name: t.prove }).click()
  await step(page, 3, language)
  await expect(page.getByRole('heading', { level: 1, name: t.cleared })).toBeVisible()
  await page.getByRole('link', { name: t.back }).click()
  await expect(page.getByText(t.proven)).toBeVisible()
  await page.screenshot({ path: info.outputPath('proven.png'), fullPage: true })
  // what was drawn before the run can still be taken back; done again, it is what was proven
  await page.getByRole('button', { name: t.undo }).click()
  await expect(page.getByText(t.noFood)).toBeVisible()
  await page.getByRole('button', { name: t.redo }).click()
  await expect(page.getByText(t.proven)).toBeVisible()
  await page.getByRole('button', { name: t.publish, exact: true }).click()
  await expect(page.getByRole('link', { name: t.open })).toBeVisible()

  const player = await another()
  await logInToPlay(player)
  await player.goto('/games/levels')
  await player.screenshot({ path: info.outputPath('levels.png'), fullPage: true })
  await expectAccessible(player)
  await player.getByRole('link', { name, exact: true }).click()
  await expect(player.getByRole('heading', { level: 2, name })).toBeVisible()
  await player.getByText(t.steps).click()
  await player.screenshot({ path: info.outputPath('lobby.png'), fullPage: true })
  await player.getByRole('button', { name: t.play, exact: true }).click()
  await step(player, 3, language)
  await expect(player.getByRole('heading', { level: 1, name: t.cleared })).toBeVisible()
  await expect(player.getByText(t.ranked)).toBeVisible()
  await player.goto('/games/levels')
  await player.getByRole('link', { name, exact: true }).click()
  await player.getByText(t.steps).click()
  await expect(player.getByRole('region', { name: t.best }).getByRole('listitem')).toHaveCount(1)
})
