import { getRun, moveRun } from '@kredka/contracts/games/endpoints'
import { UNDO } from '@kredka/contracts/games/engine/cats-board-1/input'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderPage } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { games } from './module.ts'
import { RUN_ID, runView } from './testing/run-view.ts'

afterEach(cleanup)

/** Two cats in opposite corners, their boxes in the middle of the outer columns. */
const MAP = 'A.../...a/b.../...B'
const [RIGHT, DOWN] = [1, 2]

function open() {
  const services = fakeServices()
  const view = runView({
    game: 'cats-board',
    engine: 'cats-board-1',
    variant: 'easy-1',
    setup: { board: 'easy-1', map: MAP, par: 2 },
  })
  services.api.on(getRun, () => ({ data: view }))
  const sent: number[] = []
  services.api.on(moveRun, async ({ inputs }) => {
    sent.push(...inputs)
    return { data: { told: inputs.map(() => []), asked: [], played_ms: 0, is_over: false } }
  })
  renderPage(`/games/cats-board?run=${RUN_ID}`, { modules: [games], user: {}, services })
  return sent
}
const catA = () => screen.findByRole('button', { name: /^Kot A/ })

test('GAM-07 a cat is drawn where it slides in the same moment, and what is said of it follows', async () => {
  const sent = open()
  const cat = await catA()
  expect(cat.style.transform).toBe('translate(0%, 0%)')
  fireEvent.keyDown(cat, { key: 'ArrowRight' })
  expect(cat.style.transform).toBe('translate(300%, 0%)')
  await waitFor(() => expect(cat.getAttribute('aria-label')).toContain('wiersz 1, kolumna 4'))
  await waitFor(() => expect(sent).toEqual([RIGHT]))
})

test('GAM-07 a quick hand slides on from where the cat was drawn, and takes back what was not rendered yet', async () => {
  const sent = open()
  const cat = await catA()
  fireEvent.keyDown(cat, { key: 'ArrowRight' })
  fireEvent.keyDown(cat, { key: 'ArrowDown' })
  expect(cat.style.transform).toBe('translate(300%, 200%)')
  fireEvent.keyDown(cat, { key: 'Backspace' })
  expect(cat.style.transform).toBe('translate(300%, 0%)')
  fireEvent.keyDown(cat, { key: 'Backspace' })
  expect(cat.style.transform).toBe('translate(0%, 0%)')
  await waitFor(() => expect(sent).toEqual([RIGHT, DOWN, UNDO, UNDO]))
  expect(cat.style.transform).toBe('translate(0%, 0%)')
})

test('GAM-07 a cat that has no way bumps at once, each time anew, and it is said', async () => {
  open()
  const cat = await catA()
  const body = cat.querySelector('span')
  fireEvent.keyDown(cat, { key: 'ArrowLeft' })
  expect(body?.getAttribute('data-bump')).toBe('3')
  expect(await screen.findByText('Kot A nie może tam pójść.')).toBeTruthy()
  if (body !== null) fireEvent.animationEnd(body)
  expect(body?.hasAttribute('data-bump')).toBe(false)
  fireEvent.keyDown(cat, { key: 'ArrowLeft' })
  expect(body?.getAttribute('data-bump')).toBe('3')
})
