import { getRun, giveUpRun, moveRun, pauseRun } from '@kredka/contracts/games/endpoints'
import { inputOf } from '@kredka/contracts/games/engine/snake-1/input'
import type { RunView } from '@kredka/contracts/games/views'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderPage } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { games } from './module.ts'
import { RUN_ID, runView } from './testing/run-view.ts'

afterEach(cleanup)

/** The head is in row 13, column 7; the first food lies in the first row. */
const TOLD = [0, 1, 2]
const run = runView({
  game: 'snake2024',
  engine: 'snake-1',
  variant: 'classic-closed-steps',
  setup: { mode: 'classic', pace: 'steps', speed: 4, edges: 'closed' },
})

/** The first input asks for food; the others uncover nothing. */
function open(view: RunView = run) {
  const services = fakeServices()
  let state = view.state
  services.api.on(getRun, () => ({ data: { ...view, state } }))
  const sent: number[] = []
  services.api.on(moveRun, ({ from, inputs }) => {
    sent.push(...inputs)
    const told = inputs.map((_, n) => (from + n === 0 ? TOLD : []))
    return { data: { told, asked: [], played_ms: 0, is_over: false } }
  })
  const calls: string[] = []
  services.api.on(pauseRun, () => {
    calls.push(`pause after ${sent.length}`)
    state = 'paused'
    return { data: null }
  })
  services.api.on(giveUpRun, () => {
    calls.push('give up')
    return { data: null }
  })
  renderPage(`/games/snake2024?run=${RUN_ID}`, { modules: [games], user: {}, services })
  return { sent, calls }
}
const said = (text: RegExp) => screen.findByText(text)

test('GAM-01 step by step, the place of head and food is said, and a key that is pressed is a step', async () => {
  const { sent } = open()
  await said(/^Głowa: wiersz 13, kolumna 7\. Kęs: 12 w górę, 6 w lewo\.$/)
  expect(sent).toEqual([inputOf(0)])
  fireEvent.keyDown(window, { key: 'ArrowRight' })
  await said(/^Głowa: wiersz 13, kolumna 8\./)
  fireEvent.keyDown(window, { key: 'w' })
  await said(/^Głowa: wiersz 12, kolumna 8\./)
  // a key that is held, one with another one, and the way back are no steps
  fireEvent.keyDown(window, { key: 'ArrowUp', repeat: true })
  fireEvent.keyDown(window, { key: 'ArrowUp', ctrlKey: true })
  fireEvent.keyDown(window, { key: 'ArrowDown' })
  await waitFor(() => expect(sent).toEqual([inputOf(0), inputOf(0), inputOf(0, 0)]))
})

test('GAM-01 the pad has names, and what is around is said on demand', async () => {
  open()
  await said(/^Głowa: wiersz 13, kolumna 7\. Kęs:/)
  fireEvent.click(screen.getByRole('button', { name: 'W górę' }))
  await said(/^Głowa: wiersz 12, kolumna 7\./)
  fireEvent.click(screen.getByRole('button', { name: 'Co jest wokół' }))
  await said(/W górę: 11 wolnych pól, potem krawędź\. W prawo: 17 wolnych pól/)
  await said(/W dół: od razu własny ogon\./)
  fireEvent.click(screen.getByRole('button', { name: 'W lewo' }))
  await said(/^Głowa: wiersz 12, kolumna 6\./)
})

test('GAM-01 the end is said, and a snake that has crashed turns no more', async () => {
  const { sent } = open()
  await said(/^Głowa: wiersz 13, kolumna 7\. Kęs:/)
  for (let column = 8; column <= 24; column += 1) {
    fireEvent.keyDown(window, { key: 'd' })
    await said(new RegExp(`^Głowa: wiersz 13, kolumna ${column}\\.`))
  }
  fireEvent.keyDown(window, { key: 'd' })
  await said(/^Wąż się zderzył\.$/)
  const { length } = sent
  fireEvent.keyDown(window, { key: 'w' })
  await waitFor(() => expect(sent).toHaveLength(length))
})

test('GAM-06 whoever comes back to a run that went on without them takes a break first', async () => {
  const timed: RunView = { ...run, variant: 'classic-closed', setup: { ...run.setup, pace: 'clock' } }
  const { sent, calls } = open({ ...timed, inputs: [inputOf(0)], told: [TOLD] })
  await waitFor(() => expect(calls).toEqual(['pause after 0']))
  expect(await screen.findByRole('button', { name: 'Graj dalej' })).toBeTruthy()
  expect(sent).toEqual([])
})

test('GAM-01 GAM-03 all levels stand in the lobby, and an address names one of them', async () => {
  renderPage('/games/snake2024?level=corridor', { modules: [games], services: fakeServices() })
  const radioOf = (name: HTMLElement) => name.closest('label')?.querySelector('input')
  const chosen = radioOf(await screen.findByText('2. Korytarz', {}, { timeout: 5_000 }))
  expect(chosen?.checked).toBe(true)
  expect(screen.getAllByText(/^\d+\. \S/)).toHaveLength(72)
  fireEvent.click(screen.getByLabelText('Bez końca'))
  expect(screen.getByLabelText(/^Zamknięte/)).toBeTruthy()
  fireEvent.click(screen.getByLabelText('Poziomy'))
  const first = radioOf(await screen.findByText('1. Pierwszy kęs'))
  expect(first?.checked).toBe(true)
})
