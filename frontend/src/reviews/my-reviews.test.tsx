import { DAY } from '@kredka/contracts/kernel/durations'
import { listOwnReviews, writeReview } from '@kredka/contracts/reviews/endpoints'
import type { OwnReviewView } from '@kredka/contracts/reviews/views'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { rejected } from '../app/testing/fake-api.ts'
import { renderPage } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { reviews } from './module.ts'

afterEach(cleanup)

const IN_A_MONTH = new Date(Date.now() + 30 * DAY).toISOString()
const teacher = (n: number, name: string) => ({ id: `01jd000000000000000000000${n}`, name })
const own = (n: number, name: string, rest: Partial<OwnReviewView> = {}): OwnReviewView => ({
  teacher: teacher(n, name),
  subject_id: 'maths',
  lessons: 2,
  last_lesson_at: '2026-11-01T10:00:00.000Z',
  open_until: IN_A_MONTH,
  review: null,
  ...rest,
})
const review: NonNullable<OwnReviewView['review']> = {
  id: '01jd0000000000000000000009',
  stars: 4,
  text: 'Tłumaczy jasno i cierpliwie.',
  written_at: '2026-11-02T10:00:00.000Z',
  edited_at: null,
  state: 'visible',
  hidden_reason: null,
  answer: null,
}
const LAPSED = '2026-01-01T10:00:00.000Z'

function opened(first: readonly OwnReviewView[]) {
  const services = fakeServices()
  let rows = first
  const meta = { page: 1, page_size: 10, has_next_page: false }
  services.api
    .on(listOwnReviews, () => ({ data: [...rows], meta }))
    .on(writeReview, ({ id, stars, text }) => {
      rows = rows.map((row) => (row.teacher.id === id ? { ...row, review: { ...review, stars, text } } : row))
      return { data: null }
    })
  renderPage('/my-reviews', { modules: [reviews], user: {}, services })
  return services.api
}
const about = async (name: string) => within(await screen.findByRole('article', { name }))

test('REV-01 a student finds everybody they can write about, writes, and sees it there', async () => {
  const api = opened([own(1, 'Ewa Kos'), own(2, 'Jan Lis', { review })])
  const ewa = await about('Ewa Kos')
  expect(ewa.queryByRole('textbox')).toBeNull()
  fireEvent.click(ewa.getByRole('button', { name: 'Napisz opinię: Ewa Kos' }))
  fireEvent.click(ewa.getByRole('radio', { name: 'Ocena 5 z 5' }))
  fireEvent.change(ewa.getByRole('textbox'), { target: { value: 'Świetnie tłumaczy funkcje.' } })
  fireEvent.click(ewa.getByRole('button', { name: 'Opublikuj opinię' }))
  await waitFor(() => expect(api.inputsOf(writeReview)).toHaveLength(1))
  expect(api.inputsOf(writeReview)).toEqual([{ id: teacher(1, '').id, stars: 5, text: 'Świetnie tłumaczy funkcje.' }])
  await (await about('Ewa Kos')).findByText('Świetnie tłumaczy funkcje.')
})

test('REV-01 a refused change says why and keeps what was typed', async () => {
  const api = opened([own(2, 'Jan Lis', { review })])
  api.on(writeReview, () => rejected('REVIEW_WINDOW_CLOSED'))
  const jan = await about('Jan Lis')
  fireEvent.click(jan.getByRole('button', { name: 'Zmień opinię: Jan Lis' }))
  const words = jan.getByRole('textbox')
  fireEvent.change(words, { target: { value: 'Tłumaczy jasno, ale się spóźnia.' } })
  fireEvent.click(jan.getByRole('button', { name: 'Zapisz zmiany' }))
  await jan.findByText(/90 dni/)
  expect(words).toHaveProperty('value', 'Tłumaczy jasno, ale się spóźnia.')
})

test('REV-01 what can no longer be written or changed says so, and what is hidden says why', async () => {
  opened([
    own(1, 'Ewa Kos', { open_until: LAPSED }),
    own(2, 'Jan Lis', { open_until: LAPSED, review: { ...review, state: 'hidden', hidden_reason: 'Cudze dane.' } }),
  ])
  const ewa = await about('Ewa Kos')
  ewa.getByText(/nie można już napisać/)
  expect(ewa.queryByRole('button')).toBeNull()
  const jan = await about('Jan Lis')
  jan.getByText('Powód: Cudze dane.')
  jan.getByText(/nie można już zmienić/)
  expect(jan.queryByRole('button')).toBeNull()
})

test('REV-01 without lessons there is nobody to write about, and a way to a tutor', async () => {
  opened([])
  await screen.findByRole('heading', { name: 'Nie masz jeszcze o kim napisać' })
  expect(screen.getByRole('link', { name: 'Znajdź korepetytora' }).getAttribute('href')).toBe('/korepetycje')
})
