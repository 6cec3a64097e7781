import { inputOf } from '@kredka/contracts/games/engine/snake-1/input'
import { COLUMNS } from '@kredka/contracts/games/engine/snake-quiz-1/board'
import { foresee, heartsOf, snakeQuiz } from '@kredka/contracts/games/engine/snake-quiz-1/snake-quiz'
import { wayTo, wayToTile } from '@kredka/contracts/games/engine/snake-quiz-1/way'
import { TICKS_A_SECOND } from '@kredka/contracts/games/rules'
import { boardOf, snakeQuizPlay } from '@kredka/contracts/games/snake-quiz/play'
import type { RunView } from '@kredka/contracts/games/views'
import { SECOND } from '@kredka/contracts/kernel/durations'
import type { Page } from '@playwright/test'
import { post } from '../testing/browser/log-in.ts'

const KEYS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const
const [UP, RIGHT, DOWN, LEFT] = [0, 1, 2, 3] as const
/** Corners of a way round along lanes, where no tile ever lies. */
const CORNERS = [
  [9, 6],
  [12, 6],
  [12, 0],
  [9, 0],
].map(([row = 0, column = 0]) => row * COLUMNS + column)
/** The same way by its steps. */
const ROUND = [DOWN, DOWN, DOWN, ...Array(6).fill(LEFT), UP, UP, UP, ...Array(6).fill(RIGHT)] as readonly number[]
/** From where a snake begins to the first corner. */
const STEPS_THERE = 4
/** What was pressed has come to the server by then. */
const HEARD_MS = 250

/** The key of the n-th step of a snake whose time stands: round and round, without an answer. */
export function stepOfQuiz(n: number): string {
  const heading = n < STEPS_THERE ? RIGHT : ROUND[(n - STEPS_THERE) % ROUND.length]
  return KEYS[heading ?? RIGHT] ?? ''
}

/** Plays by the clock: eats what it can lose a heart for, and goes round with its last one. */
export async function steerQuiz(page: Page, ms: number): Promise<void> {
  const until = performance.now() + ms
  let corner = 0
  while (performance.now() < until) {
    const run = await runOn(page)
    const now = stateNow(run)
    if (run.state !== 'running' || now === null || now.state.end !== 'none') return
    const { state, toStepMs, stepMs } = now
    if (state.body.at(-1) === CORNERS[corner]) corner = (corner + 1) % CORNERS.length
    const [tile] = heartsOf(state) > 1 ? state.places : []
    const to = CORNERS[corner]
    const way = (tile === undefined ? wayTo(state, (cell) => cell === to) : wayToTile(state, tile)) ?? []
    const straight = way.findIndex((heading) => heading !== state.heading)
    if (straight > 0 || way.length === 0) {
      // as far as its turn, but for half a step
      await page.waitForTimeout(toStepMs + (Math.max(1, straight) - 0.5) * stepMs)
    } else {
      await page.keyboard.press(KEYS[way[0] ?? RIGHT] ?? '')
      await page.waitForTimeout(Math.max(HEARD_MS, toStepMs))
    }
  }
}

/** A run that nobody goes on with would bar the next one. */
export async function endQuiz(page: Page): Promise<void> {
  const { id, state } = await runOn(page)
  if (state !== 'ended') await post(page, `/api/runs/${id}/give-up`, {})
}

/** What the server has of the run that the address names. */
async function runOn(page: Page): Promise<RunView> {
  const id = new URL(page.url()).searchParams.get('run')
  const { data } = (await (await page.request.get(`/api/runs/${id}`)).json()) as { data: RunView }
  return data
}

/** The snake as its player sees it: what the server knows, and the time since. */
function stateNow({ setup, inputs, told, played_ms, runs_since, now }: RunView) {
  const read = snakeQuizPlay.read(setup)
  if (read === null || runs_since === null) return null
  const board = boardOf(read)
  const known = inputs.reduce(
    (state, input, n) => snakeQuiz.step(state, input, told[n] ?? []) ?? state,
    snakeQuiz.begin(board),
  )
  const ticks = ((played_ms + Date.parse(now) - Date.parse(runs_since)) * TICKS_A_SECOND) / SECOND
  const state = foresee(known, inputOf(Math.max(0, Math.floor(ticks) - known.ticks))) ?? known
  const stepMs = (board.step_ticks * SECOND) / TICKS_A_SECOND
  return { state, stepMs, toStepMs: stepMs * (1 - (ticks % board.step_ticks) / board.step_ticks) }
}
