import { scanAdmin } from '@kredka/contracts/admin/endpoints'
import { listRescorings } from '@kredka/contracts/quizzes/endpoints'
import type { RescoringRowView } from '@kredka/contracts/quizzes/views'
import { cleanup, screen, within } from '@testing-library/react'
import { renderPage } from '../../app/testing/render-page.tsx'
import { fakeServices } from '../../app/testing/services.ts'
import { quizzes } from '../module.ts'

const id = '01jd0000000000000000000001'
const question_id = '01jd0000000000000000000002'
const done: RescoringRowView = {
  quiz: { id, title: 'Ułamki', is_sent: true, has_keys: true },
  question: { id: question_id, number: 2, prompt: 'Ile to 1/2 + 1/4?' },
  version: 3,
  key_revision: 1,
  is_void: false,
  reason: 'Pomyłka w kluczu.',
  actor: 'Ola Wójcik',
  corrected_at: '2026-11-24T12:00:00Z',
  ...{ attempts: 250, done: 250, changed: 17, begun_at: '2026-11-24T12:00:01Z', finished_at: '2026-11-24T12:01:00Z' },
}
const running: RescoringRowView = { ...done, key_revision: 2, done: 200, finished_at: null }
const waiting: RescoringRowView = {
  ...running,
  ...{ key_revision: 3, is_void: true, attempts: 0, done: 0, changed: 0, begun_at: null },
}
const forgotten: RescoringRowView = {
  ...done,
  quiz: { id, title: '', is_sent: false, has_keys: false },
  question: { id: question_id, number: 1, prompt: null },
  ...{ key_revision: 4, reason: null, actor: 'user:01jd0000000000000000000003' },
}

afterEach(cleanup)

function open(rows: readonly RescoringRowView[]): void {
  const services = fakeServices()
  services.api.on(scanAdmin, () => ({
    data: { id, name: 'admin', role: 'owner' as const, second_factor: 'off' as const },
  }))
  services.api.on(listRescorings, () => ({ data: [...rows] }))
  renderPage('/adminero/corrected-keys', { modules: [quizzes], services })
}

test('QUI-11 ADM-03 staff see which corrections wait, run and are done, by whom, and come to quiz and key', async () => {
  open([waiting, running, done, forgotten])
  const [, ...rows] = (await screen.findAllByRole('row')).map((row) => within(row))
  expect(rows[0]?.getByText('Czeka na swoją kolej')).toBeTruthy()
  expect(rows[0]?.getByText('Pytanie się nie liczy. Pomyłka w kluczu.')).toBeTruthy()
  expect(rows[1]?.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('80')
  expect(rows[2]?.getByText('Gotowe: 250')).toBeTruthy()
  expect(rows[2]?.getByText('17')).toBeTruthy()
  expect(rows[2]?.getByText('Ola Wójcik')).toBeTruthy()
  const [quiz, key] = rows[2]?.getAllByRole('link') ?? []
  expect(quiz?.getAttribute('href')).toBe(`/adminero/quizes-panel/${id}`)
  expect(key?.getAttribute('href')).toBe(`/adminero/quizes-panel/${id}/keys/${question_id}?version=3`)
  // of what is gone nothing can be opened
  expect(rows[3]?.queryAllByRole('link')).toEqual([])
})

test('QUI-11 ADM-03 where no key was corrected the page says so', async () => {
  open([])
  await screen.findByText('Nikt jeszcze nie poprawił żadnego klucza.')
})
