import { scanAdmin } from '@kredka/contracts/admin/endpoints'
import { countWaiting, getWorkPlace, listWork } from '@kredka/contracts/work-queue/endpoints'
import { WORK_COUNTED_MAX, WORK_KINDS } from '@kredka/contracts/work-queue/rules'
import type { WaitingView, WorkItemView } from '@kredka/contracts/work-queue/views'
import { cleanup, screen, within } from '@testing-library/react'
import { admin } from '../admin/module.ts'
import { renderPage } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { id, KINDS } from '../back-office/testing/decided-kinds.ts'
import { workQueue } from './module.ts'

afterEach(cleanup)

/** The back office where so much waits. */
function servicesWith(counts: Partial<WaitingView>) {
  const services = fakeServices()
  services.api.on(scanAdmin, () => ({
    data: { id, name: 'admin', role: 'owner' as const, second_factor: 'off' as const },
  }))
  services.api.on(listWork, () => ({ data: [], meta: { page: 1, page_size: 5, has_next_page: false } }))
  const none = Object.fromEntries(WORK_KINDS.map((kind) => [kind, 0])) as WaitingView
  services.api.on(countWaiting, () => ({ data: { ...none, ...counts } }))
  return services
}

test('ADM-02 where more waits than is counted the dashboard and the menu say that it is more', async () => {
  const services = servicesWith({ exercise: WORK_COUNTED_MAX, offer: 999, idea: 7 })
  renderPage('/adminero', { modules: [admin, workQueue], services })
  const rows = await screen.findAllByRole('listitem')
  const told = rows.map(({ textContent }) => textContent)
  expect(told).toEqual(
    expect.arrayContaining(['Zadanie do sprawdzenia1000+', 'Oferta do sprawdzenia999', 'Nowy pomysł7']),
  )
  expect((await screen.findAllByText('czeka 1000 lub więcej')).length).toBeGreaterThan(0)
  cleanup()
  renderPage('/adminero', { modules: [admin, workQueue], services: servicesWith({ offer: 999 }) })
  expect((await screen.findAllByText('999 czeka')).length).toBeGreaterThan(0)
})

describe('the place of a thing in the queue', () => {
  const item: WorkItemView = {
    kind: 'idea',
    id,
    title: 'Ciemny motyw',
    topic: null,
    who: null,
    since: '2026-11-24T12:00:00Z',
    assignee: null,
  }
  async function placeOf(place: { waiting: number; ahead: number }, of: WorkItemView | null = item) {
    const kind = KINDS['idea']
    if (kind === undefined) throw new Error('no idea')
    const services = servicesWith({})
    services.api.on(getWorkPlace, () => ({ data: { item: of, next: null, ...place } }))
    kind.answer(services.api, 'waiting')
    renderPage(kind.path, { modules: [kind.module], services })
    return within(await screen.findByRole('complementary', { name: 'Miejsce w kolejce' }))
  }

  test('ADM-02 is told exactly as far as staff count, and as more behind that', async () => {
    expect((await placeOf({ waiting: WORK_COUNTED_MAX, ahead: 41 })).getByText(/W kolejce: 42 z 1000\+/)).toBeTruthy()
    cleanup()
    const last = await placeOf({ waiting: WORK_COUNTED_MAX, ahead: WORK_COUNTED_MAX })
    expect(last.getByText(/W kolejce: 1000\+ z 1000\+/)).toBeTruthy()
    cleanup()
    expect((await placeOf({ waiting: 999, ahead: 998 })).getByText(/W kolejce: 999 z 999/)).toBeTruthy()
  })
})
