import type { LevelSetup } from '@kredka/contracts/games/snake/play'
import { cleanup, screen } from '@testing-library/react'
import { renderPage } from '../../app/testing/render-page.tsx'
import { snakeParts } from './SnakeGame.tsx'

afterEach(cleanup)

const level: LevelSetup = {
  mode: 'level',
  pace: 'clock',
  level: 'draft',
  map: '',
  heading: 'right',
  speed: 3,
  open_edges: 0,
}

function Notes() {
  const { note } = snakeParts.useWords(level)
  const notes = [{ ...level, level: 'first-bite' }, level, { ...level, pace: 'steps' as const }].map(note)
  return <p>{JSON.stringify(notes)}</p>
}

test('GAM-03 the end of a level that is still being drawn names no level, and no empty one', async () => {
  const modules = [{ pages: { 'games.menu': async () => ({ Page: Notes }) } }]
  renderPage('/games', { modules })
  expect(await screen.findByText('["Pierwszy kęs",null,"krok po kroku"]', {}, { timeout: 5_000 })).toBeTruthy()
})
