import { countUnseenMessages, getChatWith, listChats, listMessages } from '@kredka/contracts/chat/endpoints'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { closeAuth } from '../app/auth/auth-modal-slice.ts'
import { loggedIn } from '../app/session/session-slice.ts'
import { rejected } from '../app/testing/fake-api.ts'
import { renderPage, SOMEBODY } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { WriteMessageButton } from './index.ts'
import { chat } from './module.ts'
import { CHAT, chatView, chatWithView, messageAt, messagesBetween, OTHER, TEACHER } from './testing/chats.ts'
import { field, isDisabled, log, opened, send, type } from './testing/opened.ts'

afterEach(cleanup)

test('CHT-01 the list leads from chat to chat by the arrow keys, and says what is not read', async () => {
  const services = fakeServices()
  const meta = { page: 1, page_size: 30, has_next_page: false }
  const other = chatView(messageAt(3), { id: '01jd0000000000000000000009', other: { ...OTHER, name: 'Ewa Lis' } })
  services.api.on(listChats, () => ({ data: [chatView(messageAt(2), { unseen_count: 2 }), other], meta }))
  services.api.on(countUnseenMessages, () => ({ data: { count: 2, chats: 1 } }))
  renderPage('/chats', { modules: [chat], user: {}, services })
  const first = await screen.findByRole('link', { name: /Piotr Nowak.*2 nieprzeczytane/ })
  const second = screen.getByRole('link', { name: /Ewa Lis.*Ty: wiadomość 3/ })
  first.focus()
  fireEvent.keyDown(first, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(second)
  fireEvent.keyDown(second, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(second)
  fireEvent.keyDown(second, { key: 'ArrowUp' })
  expect(document.activeElement).toBe(first)
})

test('CHT-01 without chats the page says what would stand there, and leads on', async () => {
  const services = fakeServices()
  services.api.on(listChats, () => ({ data: [], meta: { page: 1, page_size: 30, has_next_page: false } }))
  renderPage('/chats', { modules: [chat], user: {}, services })
  await screen.findByText('Nie ma rozmów')
})

test('CHT-01 a chat that cannot be read says so, with a way to try again', async () => {
  const services = fakeServices()
  services.api.on(listChats, () => rejected('UNAVAILABLE'))
  renderPage('/chats', { modules: [chat], user: {}, services })
  expect((await screen.findAllByRole('button', { name: 'Spróbuj ponownie' })).length).toBeGreaterThan(0)
})

test('CHT-01 the number of unread messages stands at the menu, in the title, and follows the socket', async () => {
  const { api, services } = opened({ view: { unseen_count: 2 } })
  await waitFor(() => expect(document.title).toMatch(/^\(2\) /))
  expect(screen.getAllByText('2 nieprzeczytane').length).toBeGreaterThan(0)
  api.on(countUnseenMessages, () => ({ data: { count: 0, chats: 0 } }))
  await waitFor(() => expect(services.sockets.connections).toHaveLength(1))
  services.sockets.connections[0]?.tell({ type: 'hint', hint: { entity: 'chat', id: CHAT, position: '7' } })
  await waitFor(() => expect(document.title).not.toMatch(/^\(/))
})

test('CHT-01 a message that the socket tells of appears, and is announced once', async () => {
  const { api, services } = opened({ messages: messagesBetween(1, 3) })
  await within(await log()).findByText('wiadomość 3')
  await waitFor(() => expect(services.sockets.connections).toHaveLength(1))
  const meta = { page: 1, page_size: 30, has_next_page: false }
  api.on(listMessages, () => ({ data: [...messagesBetween(1, 4)], meta }))
  services.sockets.connections[0]?.tell({ type: 'hint', hint: { entity: 'chat', id: CHAT, position: '7' } })
  await within(await log()).findByText('wiadomość 4')
  await screen.findByText('Piotr Nowak: wiadomość 4')
  expect(isDisabled(send())).toBe(true)
  await type('Dziękuję')
  expect(isDisabled(send())).toBe(false)
})

test('CHT-01 signs of being there and of typing come and go, and the own typing is told seldom', async () => {
  const { services } = opened()
  await field()
  await waitFor(() => expect(services.sockets.connections).toHaveLength(1))
  const [socket] = services.sockets.connections
  socket?.tell({ type: 'open' })
  socket?.tell({ type: 'signal', signal: { name: 'online', body: { user_ids: [TEACHER] } } })
  expect((await screen.findAllByText('online')).length).toBeGreaterThan(1)
  socket?.tell({ type: 'signal', signal: { name: 'typing', body: { chat_id: CHAT, user_id: TEACHER } } })
  await screen.findByText('pisze…')
  await type('D')
  await type('Dz')
  expect(socket?.said).toEqual([{ name: 'typing', body: { chat_id: CHAT } }])
  await waitFor(() => expect(screen.queryByText('pisze…')).toBeNull())
  socket?.tell({ type: 'signal', signal: { name: 'presence', body: { user_id: TEACHER, online: false } } })
  await waitFor(() => expect(screen.queryByText('online')).toBeNull())
})

test('CHT-01 a visitor is told to log in before writing, and finds the conversation after that', async () => {
  const services = fakeServices()
  const { api } = services
  api.on(getChatWith, () => ({ data: chatWithView(null) }))
  api.on(listMessages, () => ({ data: [], meta: { page: 1, page_size: 30, has_next_page: false } }))
  const Page = () => <WriteMessageButton to={{ user_id: TEACHER }} />
  const { store } = renderPage('/cookies', {
    modules: [{ pages: { 'legal.cookies': async () => ({ Page }) } }],
    services,
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Napisz wiadomość' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Napisz wiadomość' }))
  await dialog.findByText('Zaloguj się, zanim wyślesz wiadomość')
  fireEvent.click(dialog.getByRole('button', { name: 'Przejdź do logowania' }))
  act(() => {
    store.dispatch(closeAuth())
    store.dispatch(loggedIn(SOMEBODY))
  })
  await within(screen.getByRole('dialog', { name: 'Napisz wiadomość' })).findByRole('textbox', { name: 'Wiadomość' })
})
