import { getRun, moveRun, pauseRun } from '@kredka/contracts/games/endpoints'
import type { RunView } from '@kredka/contracts/games/views'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderPage } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { localError } from '../kernel/errors.ts'
import { games } from './module.ts'
import { RUN_ID, runView } from './testing/run-view.ts'

afterEach(cleanup)

const running = runView({
  game: 'memory',
  engine: 'memory-1',
  variant: '4x3',
  setup: { size: '4x3', set: 'elements' },
})
/** Face of each tile: hydrogen and its symbol lie on the first two. */
const FACES = [0, 1, 2, 4, 3, 5, 6, 7, 8, 9, 10, 11]

function open(run: RunView = running) {
  const services = fakeServices()
  let view = run
  services.api.on(getRun, () => ({ data: view }))
  renderPage(`/games/memory?run=${RUN_ID}`, { modules: [games], user: {}, services })
  return {
    services,
    change: (next: Partial<RunView>) => {
      view = { ...view, ...next }
    },
  }
}

const tile = (n: number) =>
  screen.findByRole('button', { name: new RegExp(`^wiersz ${(n >> 2) + 1}, kolumna ${(n % 4) + 1}:`) })
const nameOf = async (n: number) => (await tile(n)).getAttribute('aria-label')

/** The first answer of the server is held back until it is let go. */
function serve(services: ReturnType<typeof fakeServices>) {
  const sent: number[] = []
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  services.api.on(moveRun, async ({ inputs, from }) => {
    expect(from).toBe(sent.length)
    sent.push(...inputs)
    await promise
    return { data: { told: inputs.map((one) => [FACES[one] ?? 0]), asked: [], played_ms: 0, is_over: false } }
  })
  return { sent, letGo }
}

test('GAM-01 GAM-02 a pair stays open; a third tile that is pressed before both are known is turned after them', async () => {
  const { services } = open()
  const { sent, letGo } = serve(services)
  for (const n of [0, 1, 2]) fireEvent.click(await tile(n))
  // all three are seen to be pressed, and no more than a move is on its way
  const isLifted = async (n: number) => (await tile(n)).querySelector('[data-state="turning"]') !== null
  expect(await Promise.all([0, 1, 2].map(isLifted))).toEqual([true, true, true])
  letGo()
  await waitFor(async () => expect(await nameOf(1)).toBe('wiersz 1, kolumna 2: H, znaleziona para'))
  expect(await nameOf(0)).toBe('wiersz 1, kolumna 1: wodór, znaleziona para')
  await waitFor(async () => expect(await nameOf(2)).toBe('wiersz 1, kolumna 3: hel'))
  expect(sent).toEqual([0, 1, 2])
})

test('GAM-01 GAM-02 a tile is seen to turn in the same moment, and pressed twice within it is turned once', async () => {
  const { services } = open()
  const { sent, letGo } = serve(services)
  const [first, second] = [await tile(0), await tile(1)]
  for (const one of [first, first, second]) fireEvent.click(one)
  expect([first, second].map((one) => one.querySelector('[data-state="turning"]') !== null)).toEqual([true, true])
  letGo()
  await waitFor(async () => expect(await nameOf(1)).toBe('wiersz 1, kolumna 2: H, znaleziona para'))
  expect(sent).toEqual([0, 1])
})

test('GAM-02 what came of a move is said in a sentence, and a tile alone by its word', async () => {
  const { services } = open()
  serve(services).letGo()
  for (const [n, said] of [
    [0, 'wodór'],
    [1, 'Para: H!'],
    [2, 'hel'],
    [3, 'To nie para: węgiel.'],
  ] as const) {
    fireEvent.click(await tile(n))
    expect(await screen.findByText(said, { selector: '[role="status"]' })).toBeTruthy()
  }
})

test('GAM-01 GAM-02 tiles of a miss are seen before those that were pressed meanwhile, in whose order nothing is lost', async () => {
  const { services } = open()
  const { sent, letGo } = serve(services)
  for (const n of [2, 3, 4, 5]) fireEvent.click(await tile(n))
  letGo()
  await waitFor(async () => expect(await nameOf(3)).toBe('wiersz 1, kolumna 4: węgiel'))
  expect(await nameOf(2)).toBe('wiersz 1, kolumna 3: hel')
  expect(sent.slice(0, 2)).toEqual([2, 3])
  expect(sent).toHaveLength(2)
  await waitFor(() => expect(sent).toEqual([2, 3, 4, 5]))
})

test('GAM-06 a move that could not be sent waits, and is the same command when it is sent again', async () => {
  const { services } = open()
  let tries = 0
  services.api.on(moveRun, () => {
    tries += 1
    return tries === 1
      ? { error: localError('OFFLINE') }
      : { data: { told: [[FACES[3] ?? 0]], asked: [], played_ms: 0, is_over: false } }
  })
  fireEvent.click(await tile(3))
  fireEvent.click(await screen.findByRole('button', { name: 'Wyślij jeszcze raz' }))
  await waitFor(async () => expect(await nameOf(3)).toBe('wiersz 1, kolumna 4: węgiel'))
  const keys = services.api.calls.filter(({ name }) => name === moveRun.name).map(({ key }) => key)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('GAM-06 a run that went on elsewhere is read anew and shown as it stands', async () => {
  const { services, change } = open()
  services.api.on(moveRun, () => ({
    error: { code: 'RUN_MOVED_ON', message: '', details: [], status: 409 },
  }))
  const first = await tile(0)
  change({ inputs: [5], told: [[5]] })
  await act(async () => fireEvent.click(first))
  await waitFor(async () => expect(await nameOf(5)).toBe('wiersz 2, kolumna 2: C'))
  expect(await nameOf(0)).toBe('wiersz 1, kolumna 1: zakryty')
})

test('GAM-01 GAM-06 a board stays covered from the press that pauses it until the run is read anew', async () => {
  const { services } = open()
  await tile(0)
  services.api.on(pauseRun, () => ({ data: null }))
  services.api.on(getRun, () => new Promise(() => undefined))
  fireEvent.keyDown(window, { key: 'p' })
  const reads = () => services.api.calls.filter(({ name }) => name === getRun.name)
  await waitFor(() => expect(reads()).toHaveLength(2))
  expect(screen.getByRole('button', { name: 'Graj dalej' })).toBeTruthy()
  expect(screen.queryByLabelText(/^wiersz 1, kolumna 1:/)).toBeNull()
})

test('GAM-06 a paused board cannot be seen, and a run of somebody else can only be watched', async () => {
  open({ ...running, state: 'paused', runs_since: null, inputs: [0], told: [[0]] })
  expect(await screen.findByRole('button', { name: 'Graj dalej' })).toBeTruthy()
  expect(screen.queryAllByRole('button', { name: /^wiersz/ })).toHaveLength(0)
  cleanup()
  open({ ...running, is_own: false, inputs: [0], told: [[0]] })
  expect(await screen.findByRole('heading', { name: 'Gra: Ola K.' })).toBeTruthy()
  fireEvent.click(await tile(1))
  expect(await nameOf(1)).toBe('wiersz 1, kolumna 2: zakryty')
  expect(await nameOf(0)).toBe('wiersz 1, kolumna 1: wodór')
})
