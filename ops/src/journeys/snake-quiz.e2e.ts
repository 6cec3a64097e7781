import { cellAfter } from '@kredka/contracts/games/engine/snake-1/board'
import { BOARD, PLACE_OF } from '@kredka/contracts/games/engine/snake-quiz-1/board'
import { type SnakeQuiz, snakeQuiz } from '@kredka/contracts/games/engine/snake-quiz-1/snake-quiz'
import { boardOf, snakeQuizPlay } from '@kredka/contracts/games/snake-quiz/play'
import type { RunView } from '@kredka/contracts/games/views'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { logInToPlay } from '../testing/browser/games.ts'
import { post } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  game: 'games.name_snake-quiz',
  play: 'games.play',
  steps: 'snake.steps_option',
  around: 'snake.look_around',
  up: 'snake.to_up',
  right: 'snake.to_right',
  down: 'snake.to_down',
  left: 'snake.to_left',
  account: 'games.needs_account',
  missed: 'snake_quiz.missed',
  again: 'games.again',
  pause: 'games.pause',
  resume: 'games.resume',
})
const KEYS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const

/** What the server has of the run that the address names. */
async function playedOn(page: Page): Promise<RunView> {
  const id = new URL(page.url()).searchParams.get('run')
  const { data } = (await (await page.request.get(`/api/runs/${id}`)).json()) as { data: RunView }
  return data
}

function stateOf({ setup, inputs, told }: RunView): SnakeQuiz {
  const read = snakeQuizPlay.read(setup)
  if (read === null) throw new Error('it is no run of this game')
  const begun = snakeQuiz.begin(boardOf(read))
  return inputs.reduce((state, input, n) => snakeQuiz.step(state, input, told[n] ?? []) ?? state, begun)
}

/** Headings that lead to the first tile, or straight on where none lies. */
function wayToFirst(state: SnakeQuiz): readonly number[] {
  const [first, ...others] = state.places
  if (first === undefined) return [state.heading]
  const isBarred = (cell: number) => state.body.includes(cell) || others.includes(PLACE_OF[cell] ?? -1)
  const queue = [{ cell: state.body.at(-1) ?? 0, heading: state.heading, way: [] as readonly number[] }]
  const seen = new Set<number>()
  for (const { cell, heading, way } of queue) {
    if (PLACE_OF[cell] === first) return way
    for (const to of [0, 1, 2, 3]) {
      const next = cellAfter(BOARD, cell, to)
      if (to === (heading + 2) % 4 || next === null || seen.has(next) || isBarred(next)) continue
      seen.add(next)
      queue.push({ cell: next, heading: to, way: [...way, to] })
    }
  }
  return [state.heading]
}

test('GAM-07 GAM-06 a run is played by ear, tile by tile, to what was missed and why; a visitor is told before what it needs', async ({
  page,
  another,
  language,
  hasTouch,
}, info) => {
  test.setTimeout(180_000)
  const t = TEXTS[language]
  await logInToPlay(page)
  await page.goto('/games')
  await page.getByRole('link', { name: t.game }).click()
  await expect(page.getByRole('button', { name: t.play, exact: true })).toBeVisible()
  await page.getByText(t.steps).click()
  await expectAccessible(page)
  await page.screenshot({ path: info.outputPath('lobby.png'), fullPage: true })
  await page.getByRole('button', { name: t.play, exact: true }).click()
  await page.waitForURL(/[?]run=/)
  const pad = [t.up, t.right, t.down, t.left].map((name) => page.getByRole('button', { name, exact: true }))
  await expect.poll(async () => (await playedOn(page)).inputs.length).toBe(1)
  for (let state = stateOf(await playedOn(page)); state.end === 'none'; state = stateOf(await playedOn(page))) {
    if (state.places.length > 0 && state.answers.length === 0) {
      await expectAccessible(page)
      await page.screenshot({ path: info.outputPath('tiles.png') })
    }
    const { length } = (await playedOn(page)).inputs
    const way = wayToFirst(state)
    for (const heading of way) {
      if (hasTouch) await pad[heading]?.tap()
      else await page.keyboard.press(KEYS[heading] ?? '')
    }
    await expect.poll(async () => (await playedOn(page)).inputs.length).toBe(length + way.length)
  }
  await expect(page.getByRole('button', { name: t.again })).toBeVisible()
  const { ended, asked } = await playedOn(page)
  const missed = page.getByRole('region', { name: t.missed })
  await expect(missed.getByRole('listitem')).toHaveCount(
    asked.filter(({ after }) => after !== null).length - (ended?.score ?? 0),
  )
  await expectAccessible(page)
  await page.screenshot({ path: info.outputPath('over.png'), fullPage: true })
  const stranger = await another()
  await stranger.goto('/games/snake-quiz')
  await expect(stranger.getByText(t.account)).toBeVisible()
  await expect(stranger.getByRole('button', { name: t.play, exact: true })).toHaveCount(0)
})

test('GAM-06 GAM-07 by the clock a question stands above the board, and a pause covers both', async ({
  page,
  language,
}, info) => {
  const t = TEXTS[language]
  await logInToPlay(page)
  await page.goto('/games/snake-quiz')
  await page.getByRole('button', { name: t.play, exact: true }).click()
  await page.waitForURL(/[?]run=/)
  await expect.poll(async () => (await playedOn(page)).asked.length).toBe(1)
  const prompt = (await playedOn(page)).asked[0]?.prompt ?? '?'
  await expect(page.getByText(prompt)).toBeInViewport()
  await page.screenshot({ path: info.outputPath('clock.png') })
  await page.getByRole('button', { name: t.pause }).click()
  await expect(page.getByRole('button', { name: t.resume })).toBeFocused()
  await expect(page.getByText(prompt)).toHaveCount(0)
  const id = new URL(page.url()).searchParams.get('run')
  await post(page, `/api/runs/${id}/give-up`, {})
})
