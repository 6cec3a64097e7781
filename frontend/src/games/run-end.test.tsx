import { getBoard, getOwnGames, getRun } from '@kredka/contracts/games/endpoints'
import type { BoardRowView, OwnGamesView, RunView } from '@kredka/contracts/games/views'
import { cleanup, screen } from '@testing-library/react'
import { renderPage } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { games } from './module.ts'
import { RUN_ID, runView } from './testing/run-view.ts'

afterEach(cleanup)

const ANOTHER_ID = '01jd0000000000000000000002'
const run = runView({ game: 'color-ball', engine: 'color-ball-1', variant: '9x9', setup: { board: '9x9' } })

/** @param best the score of one’s best run; that run is this one where they are equal */
async function openEnd(score: number, best: number): Promise<void> {
  const services = fakeServices()
  const ended: RunView['ended'] = { why: 'given_up', is_ranked: true, score, played_ms: 60_000 }
  const view: RunView = { ...run, state: 'ended', runs_since: null, secret: 'b', ended }
  services.api.on(getRun, () => ({ data: view }))
  const run_id = score === best ? RUN_ID : ANOTHER_ID
  const own = { score: best, played_ms: 50_000, run_id }
  const known: OwnGamesView = { open: [], bests: [{ game: 'color-ball', variant: '9x9', ...own }] }
  services.api.on(getOwnGames, () => ({ data: known }))
  const rows: BoardRowView[] = [{ place: 2, name: 'Ola K.', is_own: true, ...own }]
  services.api.on(getBoard, ({ game, variant, period }) => ({ data: { game, variant, period, rows, own } }))
  renderPage(`/games/color-ball?run=${RUN_ID}`, { modules: [games], user: {}, services })
  await screen.findByRole('button', { name: 'Jeszcze raz' }, { timeout: 10_000 })
}

test('GAM-01 the end of a game says that it was one’s best, and its place among those of today', async () => {
  await openEnd(44, 44)
  expect(await screen.findByText('Twój najlepszy wynik')).toBeTruthy()
  expect(await screen.findByText('Dziś: 2. miejsce')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Gra zakończona przed czasem')
})

test('GAM-01 after a lesser run the best one is named; a better one is the best before boards know of it', async () => {
  await openEnd(44, 60)
  expect(await screen.findByText('Twój najlepszy wynik: 60 punktów')).toBeTruthy()
  expect(screen.queryByText(/miejsce/)).toBeNull()
  cleanup()
  await openEnd(70, 60)
  expect(await screen.findByText('Twój najlepszy wynik')).toBeTruthy()
})

test('GAM-01 nobody is praised for no point', async () => {
  await openEnd(0, 0)
  expect(screen.queryByText(/^Twój najlepszy wynik/)).toBeNull()
})

test('GAM-04 a link to a run of today leads to the challenge, for it cannot be watched before the day is over', async () => {
  const services = fakeServices()
  const error = { code: 'RUN_OF_TODAY', message: '', details: [], status: 403 } as const
  services.api.on(getRun, () => ({ error }))
  renderPage(`/games/color-ball?run=${RUN_ID}`, { modules: [games], services })
  const link = await screen.findByRole('link', { name: 'Wyzwanie dnia' }, { timeout: 10_000 })
  expect(link.getAttribute('href')).toBe('/games/daily')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Gry z wyzwania dnia można oglądać po jego zakończeniu',
  )
  expect(screen.queryByRole('button', { name: 'Spróbuj ponownie' })).toBeNull()
})
