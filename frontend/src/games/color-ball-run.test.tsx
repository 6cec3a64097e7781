import { getRun, moveRun, pauseRun, resumeRun } from '@kredka/contracts/games/endpoints'
import { LAY_OUT, moveOf } from '@kredka/contracts/games/engine/color-ball-1/color-ball'
import type { RunView } from '@kredka/contracts/games/views'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderPage } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { games } from './module.ts'
import { RUN_ID, runView } from './testing/run-view.ts'

afterEach(cleanup)

/** Four hearts and a star in the first row, the star where the fifth heart could lie; hearts come next. */
const LAID = [0, 1, 2, 3, 13, 1, 1, 1, 1, 3, 1, 2, 3]
const run = runView({
  game: 'color-ball',
  engine: 'color-ball-1',
  variant: '9x9',
  setup: { board: '9x9' },
})

type Told = readonly number[]

/** @param answers what each of the inputs uncovers, in turn; null for one whose answer does not come */
function open(view: RunView, ...answers: readonly (Told | Promise<Told> | null)[]) {
  const services = fakeServices()
  services.api.on(getRun, () => ({ data: view }))
  const sent: number[] = []
  services.api.on(moveRun, async ({ inputs }) => {
    const answer = answers[sent.length] ?? new Promise<Told>(() => undefined)
    sent.push(...inputs)
    const told = await answer
    return { data: { told: [[...told]], asked: [], played_ms: 0, is_over: false } }
  })
  renderPage(`/games/color-ball?run=${RUN_ID}`, { modules: [games], user: {}, services })
  return sent
}
const cell = (row: number, column: number) => screen.findByLabelText(new RegExp(`^wiersz ${row}, kolumna ${column}:`))
const stateOf = async (row: number, column: number) =>
  (await cell(row, column)).getAttribute('aria-label')?.replace(/^.*: /, '')
const laid: RunView = { ...run, inputs: [LAY_OUT], told: [LAID] }

test('GAM-07 a run that has just begun asks for its balls, once', async () => {
  const sent = open(run, LAID)
  await waitFor(async () => expect(await stateOf(1, 1)).toBe('czerwone serce'))
  expect(sent).toEqual([LAY_OUT])
  expect(screen.getByText(/czerwone serce, pomarańczowy kwadrat, żółta gwiazda/)).toBeTruthy()
})

test('GAM-07 what is free says how far it is from the chosen ball; a ball is seen where it goes before the answer', async () => {
  const sent = open(laid, null)
  fireEvent.click(await cell(9, 9))
  expect(await screen.findByText('Najpierw wybierz kulę.')).toBeTruthy()
  fireEvent.click(await cell(1, 4))
  // it is drawn at once, and told a frame later
  expect((await cell(1, 4)).getAttribute('data-chosen')).toBe('true')
  await waitFor(async () => expect((await cell(1, 4)).getAttribute('aria-pressed')).toBe('true'))
  await waitFor(async () => expect(await stateOf(1, 6)).toBe('puste, 2 kroki stąd'))
  const place = await cell(1, 6)
  fireEvent.click(place)
  expect(place.hasAttribute('data-aim')).toBe(true)
  await waitFor(async () => expect(await stateOf(1, 6)).toBe('czerwone serce'))
  expect(place.hasAttribute('data-aim')).toBe(false)
  await waitFor(async () => expect(await stateOf(1, 4)).toBe('puste'))
  await waitFor(() => expect(sent).toEqual([moveOf(3, 5)]))
})

test('GAM-07 five in a row vanish, and their points are said', async () => {
  const five: RunView = { ...run, inputs: [LAY_OUT], told: [[0, 1, 2, 3, 13, 1, 1, 1, 1, 1, 1, 2, 3]] }
  // the board is bare then, so three balls come
  open(five, [40, 50, 60, 4, 5, 6])
  fireEvent.click(await cell(2, 5))
  fireEvent.click(await cell(1, 5))
  await waitFor(async () => expect(await stateOf(1, 1)).toBe('puste'))
  expect(await screen.findByText('Zniknęło kul: 5, 10 punktów.', { exact: false })).toBeTruthy()
  expect(await stateOf(5, 5)).toBe('czerwone serce')
  expect(screen.getByText('+10')).toBeTruthy()
})

test('GAM-07 a ball and the place where it goes are pressed within one frame, and the ball goes there', async () => {
  const sent = open(laid, null)
  const [ball, place] = [await cell(1, 4), await cell(1, 6)]
  fireEvent.click(ball)
  fireEvent.click(place)
  await waitFor(async () => expect(await stateOf(1, 6)).toBe('czerwone serce'))
  await waitFor(() => expect(sent).toEqual([moveOf(3, 5)]))
  expect(ball.hasAttribute('data-chosen')).toBe(false)
})

test('GAM-01 GAM-07 Escape comes after the press of the same frame: a ball is let go, and one that is sent goes', async () => {
  const sent = open(laid, null)
  const [ball, place] = [await cell(1, 4), await cell(1, 6)]
  fireEvent.click(ball)
  fireEvent.keyDown(ball, { key: 'Escape' })
  expect(await screen.findByText('Nic nie jest wybrane.')).toBeTruthy()
  expect([ball.getAttribute('aria-pressed'), ball.hasAttribute('data-chosen')]).toEqual(['false', false])
  fireEvent.click(ball)
  fireEvent.click(place)
  fireEvent.keyDown(place, { key: 'Escape' })
  await waitFor(() => expect(sent).toEqual([moveOf(3, 5)]))
  await waitFor(async () => expect(await stateOf(1, 6)).toBe('czerwone serce'))
  expect(screen.queryByText('Najpierw wybierz kulę.')).toBeNull()
})

/** What the server was asked, in turn; it plays what it is sent once it is let go. */
function openServer() {
  const services = fakeServices()
  const asked: string[] = []
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  const view = (): RunView => ({ ...laid, state: asked.at(-1) === 'pause' ? 'paused' : 'running' })
  services.api.on(getRun, () => ({ data: view() }))
  services.api.on(moveRun, async ({ inputs }) => {
    asked.push(`move ${inputs.join()}`)
    await promise
    return { data: { told: inputs.map(() => [40, 50, 60, 4, 5, 6]), asked: [], played_ms: 0, is_over: false } }
  })
  services.api.on(pauseRun, () => {
    asked.push('pause')
    return { data: null }
  })
  services.api.on(resumeRun, () => {
    asked.push('resume')
    return { data: null }
  })
  renderPage(`/games/color-ball?run=${RUN_ID}`, { modules: [games], user: {}, services })
  return { asked, letGo }
}
const isCovered = () => screen.queryByRole('button', { name: 'Graj dalej' }) !== null
const pauseByKey = () => fireEvent.keyDown(window, { key: 'p' })
const pauseByButton = () => fireEvent.click(screen.getByRole('button', { name: 'Przerwa' }))

test.each([
  ['P', pauseByKey],
  ['the pause button', pauseByButton],
])(
  'GAM-01 GAM-07 %s comes after the press of the same frame: a ball that is sent goes before the pause',
  async (_, pause) => {
    const { asked, letGo } = openServer()
    fireEvent.click(await cell(1, 4))
    fireEvent.click(await cell(1, 6))
    pause()
    await waitFor(() => expect(asked).toEqual([`move ${moveOf(3, 5)}`]))
    expect(isCovered()).toBe(true)
    letGo()
    await waitFor(() => expect(asked).toEqual([`move ${moveOf(3, 5)}`, 'pause']))
    fireEvent.click(await screen.findByRole('button', { name: 'Graj dalej' }))
    await waitFor(() => expect(asked.at(-1)).toBe('resume'))
    await waitFor(async () => expect(await stateOf(1, 6)).toBe('czerwone serce'))
  },
)

test('GAM-01 a pause that waits for the answer to a move is taken back by the second press of P', async () => {
  const { asked, letGo } = openServer()
  fireEvent.click(await cell(1, 4))
  fireEvent.click(await cell(1, 6))
  pauseByKey()
  await waitFor(() => expect(asked).toEqual([`move ${moveOf(3, 5)}`]))
  pauseByKey()
  await waitFor(() => expect(isCovered()).toBe(false))
  letGo()
  await waitFor(async () => expect(await stateOf(5, 5)).toBe('czerwone serce'))
  expect(asked).toEqual([`move ${moveOf(3, 5)}`])
})

test('GAM-07 where there is no way a ball stays, and Escape lets it go', async () => {
  // a heart in the corner behind two stars
  const walled: RunView = { ...run, inputs: [LAY_OUT], told: [[0, 1, 9, 40, 41, 1, 3, 3, 2, 2, 1, 2, 3]] }
  const sent = open(walled)
  fireEvent.click(await cell(1, 1))
  await waitFor(async () => expect(await stateOf(9, 9)).toBe('puste, nie ma drogi'))
  fireEvent.click(await cell(9, 9))
  expect(await screen.findByText('Tam nie ma drogi.')).toBeTruthy()
  fireEvent.keyDown(await cell(1, 1), { key: 'Escape' })
  expect((await cell(1, 1)).getAttribute('aria-pressed')).toBe('false')
  expect(sent).toEqual([])
})

test('GAM-01 GAM-07 a press that comes to nothing is seen where it was, each time anew', async () => {
  open(laid)
  const mark = async (row: number, column: number) => (await cell(row, column)).querySelector('svg')
  fireEvent.click(await cell(9, 9))
  const first = await mark(9, 9)
  expect(first).not.toBeNull()
  fireEvent.click(await cell(9, 9))
  expect(await mark(9, 9)).not.toBeNull()
  expect(await mark(9, 9)).not.toBe(first)
  fireEvent.click(await cell(1, 1))
  await waitFor(async () => expect(await mark(9, 9)).toBeNull())
})

test('GAM-01 GAM-07 a move that is made before the answer to the one before is seen at once and played after it', async () => {
  const { promise, resolve } = Promise.withResolvers<Told>()
  const sent = open(laid, promise, null)
  fireEvent.click(await cell(1, 4))
  fireEvent.click(await cell(1, 6))
  fireEvent.click(await cell(1, 1))
  fireEvent.click(await cell(4, 1))
  await waitFor(async () => expect((await cell(4, 1)).getAttribute('data-path')).toBe('end'))
  await waitFor(() => expect(sent).toEqual([moveOf(3, 5)]))
  resolve([40, 50, 60, 4, 5, 6])
  await waitFor(() => expect(sent).toEqual([moveOf(3, 5), moveOf(0, 27)]))
  await waitFor(async () => expect(await stateOf(4, 1)).toBe('czerwone serce'))
})

test('GAM-07 a ball whose way is barred by what came stays where it is, which is said', async () => {
  const { promise, resolve } = Promise.withResolvers<Told>()
  const sent = open(laid, promise, null)
  for (const [row, column] of [
    [1, 4],
    [1, 6],
    [1, 1],
    [4, 1],
  ] as const) {
    fireEvent.click(await cell(row, column))
  }
  resolve([9, 50, 60, 4, 5, 6])
  expect(await screen.findByText('Tam nie ma drogi.')).toBeTruthy()
  expect(await stateOf(1, 1)).toBe('czerwone serce')
  expect(sent).toEqual([moveOf(3, 5)])
})
