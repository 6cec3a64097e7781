import { jest } from '@jest/globals'
import {
  blockPerson,
  getChatWith,
  listMessages,
  markMessagesSeen,
  reportMessage,
  sendMessage,
} from '@kredka/contracts/chat/endpoints'
import { MESSAGE_MAX } from '@kredka/contracts/chat/rules'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { rejected } from '../app/testing/fake-api.ts'
import { CHAT, chatView, chatWithView, ME, messageAt, messagesBetween, OTHER, TEACHER } from './testing/chats.ts'
import { field, isDisabled, log, opened, send, type } from './testing/opened.ts'

afterEach(cleanup)

test('CHT-01 a conversation shows its messages, the newest at the bottom, with days and who wrote them', async () => {
  opened({ messages: messagesBetween(1, 4) })
  const shown = within(await log())
  await shown.findByText('wiadomość 4')
  expect(shown.getAllByText(/^wiadomość/).map(({ textContent }) => textContent)).toEqual([
    'wiadomość 1',
    'wiadomość 2',
    'wiadomość 3',
    'wiadomość 4',
  ])
  shown.getByRole('heading', { name: 'piątek, 20 listopada 2026' })
})

test('CHT-01 the counter counts characters; blank and too long are not sent', async () => {
  const { api } = opened()
  await type('   \n ')
  expect(isDisabled(send())).toBe(true)
  screen.getByText(`0/${MESSAGE_MAX}`)
  await type('👋'.repeat(MESSAGE_MAX + 1))
  screen.getByText(`${MESSAGE_MAX + 1}/${MESSAGE_MAX}`)
  expect(isDisabled(send())).toBe(true)
  fireEvent.click(send())
  expect(api.inputsOf(sendMessage)).toEqual([])
  await type('👋'.repeat(MESSAGE_MAX))
  expect(isDisabled(send())).toBe(false)
})

test('CHT-01 Enter sends what was trimmed, Shift+Enter does not; then it is the tutor’s turn', async () => {
  const { api } = opened()
  api.on(sendMessage, ({ message }) => ({ data: messageAt(3, { message, seen: false }) }))
  await type('  Kiedy ma Pan czas?\n')
  fireEvent.keyDown(await field(), { keyCode: 13, shiftKey: true })
  expect(api.inputsOf(sendMessage)).toEqual([])
  fireEvent.keyDown(await field(), { keyCode: 13 })
  await screen.findByText('Wysłano')
  expect(api.inputsOf(sendMessage)).toEqual([{ to_user_id: TEACHER, message: 'Kiedy ma Pan czas?' }])
  expect((await field()).value).toBe('')
  screen.getByText('Korepetytor odpowie najszybciej, jak to możliwe')
  await type('Jeszcze jedno')
  expect(isDisabled(send())).toBe(true)
})

test('CHT-01 the chat’s teacher does not read that the tutor will respond', async () => {
  opened({ messages: messagesBetween(1, 1), view: { teacher_id: ME, other: { ...OTHER, is_teacher: false } } })
  await screen.findByText('Kolejną wiadomość wyślesz, gdy przyjdzie odpowiedź.')
  expect(screen.queryByText(/Korepetytor odpowie/)).toBeNull()
})

test('CHT-01 a refused message says why, is sent again on demand, and gives its words back when it is given up', async () => {
  const { api } = opened()
  api.on(sendMessage, () => rejected('OUT_OF_TURN'))
  await type('Halo?')
  fireEvent.click(send())
  const alert = await screen.findByText(/Nie wysłano\. Teraz nie Twoja kolej/)
  expect(alert).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Wyślij ponownie' }))
  await waitFor(() => expect(api.inputsOf(sendMessage)).toHaveLength(2))
  await screen.findByText(/Nie wysłano/)
  fireEvent.click(screen.getByRole('button', { name: 'Odrzuć' }))
  await waitFor(() => expect(screen.queryByText(/Nie wysłano/)).toBeNull())
  expect((await field()).value).toBe('Halo?')
})

test('CHT-01 a draft is kept for each person', async () => {
  const { services } = opened()
  await type('Zaczęte')
  expect(services.own.read(ME, `chat.draft.${TEACHER}`)).toBe('Zaczęte')
  await type('')
  expect(services.own.read(ME, `chat.draft.${TEACHER}`)).toBeNull()
})

test('CHT-01 older messages come by their button, before those that are there, until there are no more', async () => {
  const { api } = opened({ messages: messagesBetween(31, 60), has_older: true })
  const shown = within(await log())
  await shown.findByText('wiadomość 31')
  const meta = { page: 1, page_size: 30, has_next_page: false }
  api.on(listMessages, () => ({ data: [...messagesBetween(1, 30)], meta }))
  fireEvent.click(shown.getByRole('button', { name: 'Pokaż starsze wiadomości' }))
  await shown.findByText('wiadomość 1')
  expect(api.inputsOf(listMessages).at(-1)).toEqual({ user_id: TEACHER, before: 31 })
  expect(shown.getAllByText(/^wiadomość/)).toHaveLength(60)
  shown.getByText(/Tu zaczyna się rozmowa/)
})

test('CHT-01 what was not seen is marked as seen up to the newest message', async () => {
  const focus = jest.spyOn(document, 'hasFocus').mockReturnValue(true)
  const { api } = opened({ messages: [messageAt(2, { seen: false }), messageAt(1)], view: { unseen_count: 1 } })
  await waitFor(() => expect(api.inputsOf(markMessagesSeen)).toEqual([{ chat_id: CHAT, up_to: 2 }]))
  focus.mockRestore()
})

test('CHT-01 nothing counts as seen while nobody looks', async () => {
  const focus = jest.spyOn(document, 'hasFocus').mockReturnValue(false)
  const { api } = opened({ messages: [messageAt(2, { seen: false }), messageAt(1)], view: { unseen_count: 1 } })
  await within(await log()).findByText('wiadomość 2')
  expect(api.inputsOf(markMessagesSeen)).toEqual([])
  focus.mockRestore()
})

test('CHT-02 contact data before a first lesson is warned about and can be sent all the same', async () => {
  const { api } = opened()
  api.on(sendMessage, ({ message }) => ({ data: messageAt(3, { message }) }))
  await type('Proszę dzwonić: 501 202 303')
  screen.getByText(/Wygląda na dane kontaktowe/)
  fireEvent.click(send())
  await waitFor(() => expect(api.inputsOf(sendMessage)).toHaveLength(1))
})

test('CHT-02 after a first lesson nothing is warned about', async () => {
  opened({ view: { warn_of_contact_data: false } })
  await type('Proszę dzwonić: 501 202 303')
  expect(screen.queryByText(/Wygląda na dane kontaktowe/)).toBeNull()
})

test('CHT-02 a message is reported with a reason', async () => {
  const { api } = opened()
  api.on(reportMessage, () => ({ data: null }))
  fireEvent.click(await screen.findByRole('button', { name: 'Opcje wiadomości' }))
  fireEvent.click(screen.getByRole('menuitem', { name: 'Zgłoś wiadomość' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Zgłoś wiadomość' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Zgłoś' }))
  await dialog.findByText('To pole jest wymagane')
  fireEvent.click(dialog.getByRole('radio', { name: 'Oszustwo albo wyłudzanie' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Zgłoś' }))
  await screen.findByText('Zgłoszenie wysłane. Dziękujemy.')
  expect(api.inputsOf(reportMessage)).toEqual([{ id: CHAT, message_id: messageAt(2).id, reason: 'fraud' }])
})

test('CHT-02 who blocked somebody reads it and can take it back', async () => {
  const { api } = opened()
  api.on(blockPerson, () => ({ data: null }))
  fireEvent.click(await screen.findByRole('button', { name: 'Opcje rozmowy: Piotr Nowak' }))
  fireEvent.click(screen.getByRole('menuitem', { name: 'Zablokuj osobę' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Zablokować osobę Piotr Nowak?' }))
  fireEvent.click(dialog.getByRole('radio', { name: 'Nie chcę kontaktu z tą osobą' }))
  const blocked = chatView(messageAt(2), { sending: 'blocked_by_you' })
  api.on(getChatWith, () => ({ data: chatWithView(blocked) }))
  fireEvent.click(dialog.getByRole('button', { name: 'Zablokuj' }))
  await screen.findByRole('button', { name: 'Odblokuj' })
  expect(api.inputsOf(blockPerson)).toEqual([{ id: TEACHER, reason: 'unwanted' }])
  expect(screen.queryByRole('textbox', { name: 'Wiadomość' })).toBeNull()
})

test('CHT-02 who is blocked reads only that nothing can be written now', async () => {
  opened({ view: { sending: 'blocked_by_other' } })
  await screen.findByText('Do tej osoby nie można teraz pisać.')
  expect(screen.queryByText(/zablokow/i)).toBeNull()
})

test('CHT-01 to oneself: says so', async () => {
  opened({ view: {}, with: { chat: null, sending: 'yourself' }, messages: [] })
  await screen.findByText('Nie możesz napisać do siebie')
})

test('EVT-10 the words of a deleted person are gone, the chat can be read on', async () => {
  opened({
    messages: [messageAt(2, { message: null }), messageAt(1)],
    view: { other: { ...OTHER, name: null }, sending: 'gone' },
  })
  await screen.findAllByText('Wiadomość usunięta razem z kontem')
  screen.getByText('Tej osoby już tu nie ma. Rozmowę możesz nadal czytać.')
  screen.getByText('wiadomość 1')
})
