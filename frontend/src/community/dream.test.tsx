import { listIdeas, listOwnIdeas, proposeIdea, takeVoteBack, voteForIdea } from '@kredka/contracts/community/endpoints'
import type { IdeaView } from '@kredka/contracts/community/views'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { rejected } from '../app/testing/fake-api.ts'
import { fakeStorage } from '../app/testing/own-storage.ts'
import { renderPage } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { community } from './module.ts'

const idea: IdeaView = {
  id: '01jd0000000000000000000001',
  status: 'under_vote',
  title: 'Tryb offline',
  description: 'Materiały dostępne w pociągu, bez sieci.',
  author: { id: '01jd0000000000000000000002', name: 'Jan Nowak' },
  votes: 4,
  voted: false,
  proposed_at: '2026-11-01T10:00:00.000Z',
  decided_at: null,
  answer: null,
}
afterEach(cleanup)

const meta = { page: 1, page_size: 20, has_next_page: false }

function opened(first: IdeaView = idea, own = fakeStorage().tab()) {
  const services = fakeServices({ own })
  services.api.on(listIdeas, () => ({ data: [first], meta }))
  renderPage('/dream', { modules: [community], user: {}, services })
  return services.api
}
const button = () => screen.findByRole('button', { name: /^Głosuj: Tryb offline/ })

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

test('BRD-01 a vote shows at once, and the server’s count with the votes of others takes its place', async () => {
  const api = opened()
  const server = Promise.withResolvers<{ data: { votes: number; voted: boolean } }>()
  api.on(voteForIdea, () => server.promise)
  fireEvent.click(await button())
  expect((await button()).textContent).toMatch(/5Twój głos/)
  expect((await button()).getAttribute('aria-pressed')).toBe('true')
  // one more click while the first is under way changes nothing
  fireEvent.click(await button())
  expect(api.inputsOf(voteForIdea)).toEqual([{ id: idea.id }])
  server.resolve({ data: { votes: 9, voted: true } })
  await waitFor(async () => expect((await button()).textContent).toMatch(/9Twój głos/))
  expect(api.inputsOf(listIdeas)).toHaveLength(1)

  api.on(takeVoteBack, () => ({ data: { votes: 8, voted: false } }))
  fireEvent.click(await button())
  await waitFor(async () => expect((await button()).textContent).toMatch(/8Głosuj/))
})

test('BRD-01 a vote that was refused is taken off again, said in words, and the list is read anew', async () => {
  const api = opened()
  api.on(voteForIdea, () => rejected('IDEA_NOT_UNDER_VOTE'))
  fireEvent.click(await button())
  await screen.findByText('Nad tym pomysłem nie trwa głosowanie.')
  await waitFor(() => expect(api.inputsOf(listIdeas)).toHaveLength(2))
  expect((await button()).textContent).toMatch(/4Głosuj/)
})

test('EVT-10 what a deleted person wrote says so, and can still be voted on', async () => {
  opened({ ...idea, title: null, description: null, author: { ...idea.author, name: null } })
  await screen.findByText('Treść usunięta razem z kontem autora')
  screen.getByText('Usunięty użytkownik')
})

test('BRD-01 an idea is checked before it is sent; the limit of the day is said in the form, which keeps what was typed, over a reload too', async () => {
  const own = fakeStorage().tab()
  const api = opened(idea, own)
  api.on(proposeIdea, () => rejected('TOO_MANY_IDEAS'))
  fireEvent.click(await screen.findByRole('button', { name: 'Zgłoś pomysł' }))
  const title = await screen.findByLabelText('Pomysł w jednym zdaniu')
  type(title, 'Tryb')
  fireEvent.click(screen.getByRole('button', { name: 'Wyślij pomysł' }))
  await screen.findByText('Wpisz co najmniej 5 znaków')
  expect(api.inputsOf(proposeIdea)).toEqual([])
  type(title, 'Tryb offline')
  type(screen.getByLabelText('Opis'), 'Materiały dostępne w pociągu.')
  fireEvent.click(screen.getByRole('button', { name: 'Wyślij pomysł' }))
  await screen.findByText('Można zgłosić trzy pomysły dziennie. Wróć jutro.')
  expect(title).toHaveProperty('value', 'Tryb offline')
  cleanup()
  opened(idea, own)
  fireEvent.click(await screen.findByRole('button', { name: 'Zgłoś pomysł' }))
  expect(await screen.findByLabelText('Pomysł w jednym zdaniu')).toHaveProperty('value', 'Tryb offline')
})

test('BRD-01 NAV-04 who has proposed a first idea stands at one’s own ideas, though the button that was pressed is gone', async () => {
  const services = fakeServices()
  services.api.on(listOwnIdeas, () => ({ data: [], meta }))
  services.api.on(proposeIdea, () => {
    services.api.on(listOwnIdeas, () => ({ data: [idea], meta }))
    return { data: { id: idea.id } }
  })
  renderPage('/dream?tab=mine', { modules: [community], user: {}, services })
  const buttons = await screen.findAllByRole('button', { name: 'Zgłoś pomysł' })
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Zgłoś pomysł' })).toHaveLength(2))
  const ofEmptyList = screen.getAllByRole('button', { name: 'Zgłoś pomysł' }).at(-1) ?? buttons[0]
  ofEmptyList?.focus()
  if (ofEmptyList !== undefined) fireEvent.click(ofEmptyList)
  type(await screen.findByLabelText('Pomysł w jednym zdaniu'), 'Tryb offline')
  type(screen.getByLabelText('Opis'), 'Materiały dostępne w pociągu.')
  fireEvent.click(screen.getByRole('button', { name: 'Wyślij pomysł' }))
  const own = await screen.findByText('Tryb offline')
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  expect(document.activeElement?.contains(own)).toBe(true)
})
