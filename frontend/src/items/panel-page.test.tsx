import { getQuizPanel } from '@kredka/contracts/items/endpoints'
import type { ItemFiguresView, ItemView, RoomFiguresView } from '@kredka/contracts/items/views'
import { cleanup, screen, within } from '@testing-library/react'
import { renderPage } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { items as itemsModule } from './module.ts'

afterEach(cleanup)

const QUIZ = '01jd0000000000000000000009'
const FIGURES: ItemFiguresView = {
  share: 6_000,
  discrimination: 4_000,
  seconds: 12,
  flags: [],
  picked: [24, 16],
  words: [],
}
const ROOMS: RoomFiguresView = {
  answers: 31,
  missing: 2,
  share: 4_500,
  seconds: 8,
  flags: ['KEY_BEATEN'],
  picked: [14, 17],
}
const ITEM: ItemView = {
  id: '01jd0000000000000000000001',
  kind: 'single',
  prompt: 'Najdłuższa rzeka Polski?',
  formulas: [],
  options: [
    { text: 'Wisła', is_right: true },
    { text: 'Odra', is_right: false },
  ],
  people: 40,
  figures: FIGURES,
  rooms: null,
}

async function comeToPanel(...items: readonly ItemView[]) {
  const services = fakeServices()
  const version = { version: 1, frozen_at: '2026-06-01T10:00:00.000Z', is_listed: true, plays: 0, people: 0 }
  const about = { id: QUIZ, title: 'Rzeki Polski', slug: 'rzeki-polski', versions: [version], version: 1 }
  services.api.on(getQuizPanel, () => ({ data: { ...about, days: [], scores: [], items: [...items] } }))
  renderPage(`/quiz/${QUIZ}-rzeki-polski/panel`, { modules: [itemsModule], services, user: {} })
  await screen.findByRole('heading', { name: 'Pytania' })
}

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('QUI-09 what rooms answered stands apart from first attempts, and both lead to the key', async () => {
  await comeToPanel({ ...ITEM, rooms: ROOMS })
  const cells = cellsOf(screen.getByRole('table'))
  expect(cells.slice(1)).toEqual(
    ['60%', '40', '12\\ss', '45%', 'Czy klucz jest dobry?'].map((text) => expect.stringMatching(text)),
  )
  const item = within(screen.getByRole('article'))
  expect(item.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'Pierwsze podejścia',
    'W pokojach',
  ])
  item.getByText(/31 odpowiedzi · 45\s?% punktów · zwykle po 8 s · 2 osoby nie odpowiedziały/)
  expect(item.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    ['Wisła.*24', 'Odra.*16', 'Wisła.*14', 'Odra.*17'].map((text) => expect.stringMatching(text)),
  )
  item.getByRole('link', { name: 'Sprawdź klucz' })
})

test('QUI-09 ROO-01 a quiz that was played in rooms alone tells of its questions too', async () => {
  await comeToPanel({ ...ITEM, people: 0, figures: null, rooms: ROOMS }, { ...ITEM, figures: null })
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(cellsOf(screen.getByRole('table')).slice(1, 4)).toEqual(['brak danych', 'brak danych', 'brak danych'])
  expect(screen.queryByRole('heading', { name: 'Pierwsze podejścia' })).toBeNull()
})

test('QUI-09 without rooms nothing is said of them', async () => {
  await comeToPanel(ITEM)
  expect(screen.queryByText('W pokojach')).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Pierwsze podejścia' })).toBeNull()
})
