import { getBoard, getDaily, getOwnGames, startRun } from '@kredka/contracts/games/endpoints'
import type { ChallengeView } from '@kredka/contracts/games/views'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { loggedIn, loggedOut } from '../app/session/session-slice.ts'
import { renderPage, SOMEBODY } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { games } from './module.ts'
import { RUN_ID } from './testing/run-view.ts'

afterEach(cleanup)

function open(path: string) {
  const services = fakeServices()
  services.api.on(getOwnGames, () => ({ data: { open: [], bests: [] } }))
  services.api.on(getBoard, ({ game, variant, period }) => ({ data: { game, variant, period, rows: [], own: null } }))
  const closes_at = '2026-11-25T00:00:00Z'
  const today: ChallengeView = { day: '2026-11-24', game: 'memory', rows: [], players: 0, run: null, closes_at }
  services.api.on(getDaily, () => ({
    data: { ends_at: closes_at, today, yesterday: { ...today, is_closed: true } },
  }))
  const started: unknown[] = []
  services.api.on(startRun, ({ setup }) => {
    started.push(setup)
    return { data: { id: RUN_ID } }
  })
  const { store } = renderPage(path, { modules: [games], isUnknown: true, services })
  return { store, started }
}

test('GAM-06 until it is known who somebody is nothing begins, and nobody is told that they play unranked', async () => {
  const { store, started } = open('/games/memory')
  const play = await screen.findByRole('button', { name: 'Graj' }, { timeout: 5_000 })
  expect(screen.queryByText(/^Bez konta/)).toBeNull()
  fireEvent.click(play)
  expect(screen.queryByRole('button', { name: 'Graj bez rankingu' })).toBeNull()
  act(() => {
    store.dispatch(loggedIn(SOMEBODY))
  })
  fireEvent.click(screen.getByRole('button', { name: 'Graj' }))
  await waitFor(() => expect(started).toHaveLength(1))
})

test('GAM-04 GAM-06 a visitor is told before that a game is unranked, and what the daily challenge needs', async () => {
  const { store } = open('/games/memory')
  await screen.findByRole('button', { name: 'Graj' }, { timeout: 5_000 })
  act(() => {
    store.dispatch(loggedOut())
  })
  expect(screen.getByText(/^Bez konta zagrasz od razu/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Graj bez rankingu' })).toBeTruthy()
  cleanup()
  const daily = open('/games/daily')
  expect(await screen.findByRole('button', { name: 'Zagraj w wyzwanie' })).toBeTruthy()
  act(() => {
    daily.store.dispatch(loggedOut())
  })
  expect(screen.getByText(/potrzebne jest konto/)).toBeTruthy()
})

test('GAM-01 a board without results says for which time it has none', async () => {
  open('/games/memory')
  expect(await screen.findByText(/^Nikt nie ma tu dziś jeszcze wyniku/, {}, { timeout: 5_000 })).toBeTruthy()
  fireEvent.click(screen.getByRole('tab', { name: 'Ten tydzień' }))
  expect(await screen.findByText(/^Nikt nie ma tu jeszcze wyniku w tym tygodniu/)).toBeTruthy()
  fireEvent.click(screen.getByRole('tab', { name: 'Od początku' }))
  expect(await screen.findByText(/^Nikt jeszcze tu nie zagrał/)).toBeTruthy()
})
