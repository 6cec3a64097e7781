import { scanAdmin } from '@kredka/contracts/admin/endpoints'
import { listColleagues } from '@kredka/contracts/work-queue/endpoints'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderPage } from '../app/testing/render-page.tsx'
import { type FakeServices, fakeServices } from '../app/testing/services.ts'
import { id, KINDS, type Kind, type Step, VERSIONED } from './testing/decided-kinds.ts'

const author = '01jd0000000000000000000002'
const REASON = 'Za krótki opis, prosimy o przykłady.'
afterEach(cleanup)

/** @param who of the staff */
function open(kind: Kind, services = fakeServices(), who = id): FakeServices {
  services.api.on(scanAdmin, () => ({
    data: { id: who, name: 'admin', role: 'owner' as const, second_factor: 'off' as const },
  }))
  kind.answer(services.api, 'waiting')
  renderPage(kind.path, { modules: [kind.module], services })
  return services
}

async function ask() {
  fireEvent.click(await screen.findByRole('button', { name: 'Odrzuć' }))
  return dialog()
}

/** The button below the text, not the cross. */
function close({ getAllByRole }: Awaited<ReturnType<typeof dialog>>): HTMLElement {
  const button = getAllByRole('button', { name: 'Zamknij' }).at(-1)
  if (button === undefined) throw new Error('no way out')
  return button
}

async function dialog() {
  const opened = within(await screen.findByRole('dialog'))
  return { ...opened, field: (await opened.findByRole('textbox')) as HTMLTextAreaElement }
}

/** The server tells that the thing has changed, to whoever looks at it. */
async function tell(kind: Kind, { api, sockets }: FakeServices, step: Step): Promise<void> {
  kind.answer(api, step)
  await waitFor(() => expect(sockets.connections.length).toBeGreaterThan(0))
  for (const one of sockets.connections) one.tell({ type: 'hint', hint: { ...kind.hint, position: '7' } })
}

describe.each(Object.entries(KINDS))('a half-written reason about an %s', (_name, kind) => {
  test('ADM-02 stays beside what a colleague decided first, is copied, and goes when it is thrown away', async () => {
    const services = open(kind)
    const copied: string[] = []
    const clipboard = { writeText: async (text: string) => void copied.push(text) }
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
    const asked = await ask()
    fireEvent.change(asked.field, { target: { value: REASON } })
    kind.refuse(services.api)
    kind.answer(services.api, 'decided')
    fireEvent.click(asked.getByRole('button', { name: 'Odrzuć' }))
    const notice = await asked.findByText(/Tej decyzji nie można już tu podjąć/)
    expect(notice.parentElement?.textContent).toMatch(/Ola: (Odrzucono|Odrzucono albo zdjęto|Odrzucono albo wycofano)/)
    expect(notice.parentElement?.textContent).toContain('Powtórzone.')
    expect(asked.field.value).toBe(REASON)
    expect(asked.queryByRole('button', { name: 'Odrzuć' })).toBeNull()
    fireEvent.click(asked.getByRole('button', { name: 'Skopiuj powód' }))
    await waitFor(() => expect(copied).toEqual([REASON]))
    fireEvent.click(close(asked))
    fireEvent.click(await screen.findByRole('button', { name: 'Niewysłany powód: Odrzuć' }))
    const again = await dialog()
    expect(again.field.value).toBe(REASON)
    fireEvent.click(again.getByRole('button', { name: 'Usuń tekst' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /Niewysłany powód/ })).toBeNull())
  })

  test('ADM-02 survives the window, the page and the login, for who wrote it and nobody else, until it is sent', async () => {
    const services = open(kind)
    fireEvent.change((await ask()).field, { target: { value: REASON } })
    fireEvent.click((await dialog()).getByRole('button', { name: 'Anuluj' }))
    expect((await ask()).field.value).toBe(REASON)
    cleanup()
    open(kind, services, '01jd0000000000000000000008')
    expect((await ask()).field.value).toBe('')
    cleanup()
    open(kind, services)
    const asked = await ask()
    expect(asked.field.value).toBe(REASON)
    kind.accept(services.api)
    fireEvent.click(asked.getByRole('button', { name: 'Odrzuć' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await ask()).field.value).toBe('')
  })
})

describe.each(Object.entries(VERSIONED))('a half-written reason about an %s with versions', (_name, kind) => {
  test('ADM-02 stays while a newer version comes in, and is sent about that one once it was read', async () => {
    const services = open(kind)
    const asked = await ask()
    fireEvent.change(asked.field, { target: { value: REASON } })
    await tell(kind, services, 'newer')
    await asked.findByText(/Tej decyzji nie można już tu podjąć/)
    expect(asked.field.value).toBe(REASON)
    fireEvent.click(close(asked))
    fireEvent.click(await screen.findByRole('button', { name: 'Pokaż nową wersję' }))
    const again = await ask()
    expect(again.field.value).toBe(REASON)
    kind.accept(services.api)
    fireEvent.click(again.getByRole('button', { name: 'Odrzuć' }))
    await waitFor(() => expect(services.api.inputsOf(kind.reject)).toMatchObject([{ id, version: 2, reason: REASON }]))
  })
})

test('ADM-02 colleagues who have the same thing open are named as long as they have, and each connection is told what is open', async () => {
  const kind = KINDS['exercise']
  if (kind === undefined) throw new Error('no exercise')
  const services = fakeServices()
  services.api.on(listColleagues, () => ({
    data: [{ id: author, name: 'Ola', role: 'moderator' as const }],
  }))
  open(kind, services)
  await screen.findByRole('button', { name: 'Odrzuć' })
  await waitFor(() => expect(services.sockets.connections.length).toBeGreaterThan(0))
  const [socket] = services.sockets.connections
  const opened = { name: 'view', body: { item: { kind: 'exercise', id } } } as const
  const viewers = (of: string, admin_ids: string[]) =>
    socket?.tell({ type: 'signal', signal: { name: 'viewers', body: { kind: 'exercise', id: of, admin_ids } } })
  socket?.tell({ type: 'open' })
  await waitFor(() => expect(socket?.said).toEqual([opened]))
  viewers(id, [author])
  expect(await screen.findByText('Ola też to ogląda')).toBeTruthy()
  // without a connection nobody is known to look
  socket?.tell({ type: 'lost' })
  await waitFor(() => expect(screen.queryByText('Ola też to ogląda')).toBeNull())
  socket?.tell({ type: 'open' })
  await waitFor(() => expect(socket?.said.at(-1)).toEqual(opened))
  viewers(id, [author])
  await screen.findByText('Ola też to ogląda')
  viewers(id, [])
  await waitFor(() => expect(screen.queryByText('Ola też to ogląda')).toBeNull())
})

test.each([
  ['exercise', 'Ile to 1/2?', 'Ile to 1/4?'],
  ['opinion', 'Dobrze.', 'Bywa różnie.'],
])(
  'ADM-02 an %s that is overtaken tells its state and history of now beside the words that are read',
  async (name, read, next) => {
    const kind = KINDS[name]
    if (kind === undefined) throw new Error(name)
    const services = open(kind)
    await screen.findByText(read)
    await tell(kind, services, 'newer')
    await screen.findByText(/Tymczasem przyszła wersja 2/)
    expect(screen.getByText(read)).toBeTruthy()
    expect(screen.queryByText(next)).toBeNull()
    expect(within(screen.getByRole('table')).getByText('Jan Nowak')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Odrzuć' })).toBeNull()
  },
)
