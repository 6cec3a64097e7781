import { scanAdmin } from '@kredka/contracts/admin/endpoints'
import { assignWork, listColleagues, listWork, releaseWork } from '@kredka/contracts/work-queue/endpoints'
import type { WorkItemView } from '@kredka/contracts/work-queue/views'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { rejected } from '../app/testing/fake-api.ts'
import { renderPage } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { workQueue } from './module.ts'

const me = '01jd0000000000000000000001'
const idOf = (n: number) => `01jd000000000000000000001${n}`
const item = (n: number): WorkItemView => ({
  kind: 'offer',
  id: idOf(n),
  title: `Oferta ${n}`,
  topic: null,
  who: null,
  since: '2026-11-24T12:00:00Z',
  assignee: null,
})

// jsdom lays nothing out
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

async function openQueue() {
  const services = fakeServices()
  services.api.on(scanAdmin, () => ({
    data: { id: me, name: 'admin', role: 'owner' as const, second_factor: 'off' as const },
  }))
  services.api.on(listColleagues, () => ({ data: [] }))
  services.api.on(listWork, () => ({
    data: [1, 2, 3, 4].map(item),
    meta: { page: 1, page_size: 20, has_next_page: false },
  }))
  renderPage('/adminero/queue', { modules: [workQueue], services })
  await screen.findByText('Oferta 1')
  return services
}

const box = (n: number) => screen.getByRole('checkbox', { name: `Zaznacz: Oferta do sprawdzenia: Oferta ${n}` })

test('ADM-02 several things are chosen by keys and taken at once; what became of each is told', async () => {
  const services = await openQueue()
  services.api.on(assignWork, ({ id }) => (id === idOf(2) ? rejected('WORK_NOT_WAITING') : { data: null }))
  fireEvent.keyDown(document.body, { key: 'j' })
  fireEvent.keyDown(document.body, { key: 'x' })
  expect(await screen.findByText('Zaznaczono 1 wiersz')).toBeTruthy()
  fireEvent.keyDown(document.body, { key: 'j' })
  fireEvent.keyDown(document.body, { key: 'j' })
  fireEvent.keyDown(document.body, { key: 'X' })
  expect(await screen.findByText('Zaznaczono 3 wiersze')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Biorę te' }))
  const told = within((await screen.findByText(/Zrobione: 2 z 3/)).parentElement ?? document.body)
  expect(told.getByRole('listitem').textContent).toMatch(/Oferta 2.*To już na nikogo nie czeka/)
  const one = (n: number) => ({ kind: 'offer', id: idOf(n), admin_id: me, seen: null })
  expect(services.api.inputsOf(assignWork)).toEqual([one(1), one(2), one(3)])
  // what did not go through stays chosen
  expect(screen.getByText('Zaznaczono 1 wiersz')).toBeTruthy()
  expect([1, 2, 3, 4].map((n) => (box(n) as HTMLInputElement).checked)).toEqual([false, true, false, false])
})

test('ADM-02 chosen by the mouse, all of a page or up to one, and given back', async () => {
  const services = await openQueue()
  services.api.on(releaseWork, () => ({ data: null }))
  fireEvent.click(box(4))
  fireEvent.click(box(2), { shiftKey: true })
  expect(await screen.findByText('Zaznaczono 3 wiersze')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Zaznacz wszystkie na tej stronie' }))
  expect(await screen.findByText('Zaznaczono 4 wiersze')).toBeTruthy()
  fireEvent.click(box(1))
  fireEvent.click(box(3), { shiftKey: true })
  expect(await screen.findByText('Zaznaczono 1 wiersz')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Oddaj te do kolejki' }))
  expect(await screen.findByText('Zrobione: 1 z 1.')).toBeTruthy()
  expect(services.api.inputsOf(releaseWork)).toEqual([{ kind: 'offer', id: idOf(4), seen: me }])
})
