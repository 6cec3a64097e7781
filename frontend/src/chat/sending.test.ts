import { sendingNow } from './sending.ts'
import { chatView, chatWithView, ME, messageAt } from './testing/chats.ts'

const view = chatWithView(chatView(messageAt(2)))

test('CHT-01 the turn goes with the last message, also before the server was asked again', () => {
  expect(sendingNow(view, messageAt(2), ME, false)).toBe('open')
  expect(sendingNow(view, messageAt(3), ME, false)).toBe('not_your_turn')
  const theirs = chatWithView(chatView(messageAt(3)))
  expect(sendingNow(theirs, messageAt(3), ME, false)).toBe('not_your_turn')
  expect(sendingNow(theirs, messageAt(4), ME, false)).toBe('open')
})

test('CHT-01 while a message is under way there is no turn for another', () => {
  expect(sendingNow(view, messageAt(2), ME, true)).toBe('not_your_turn')
  expect(sendingNow(chatWithView(null), null, ME, true)).toBe('not_your_turn')
  expect(sendingNow(chatWithView(null), null, ME, false)).toBe('open')
})

test('CHT-01 a turn that has lapsed is the server’s to tell', () => {
  const lapsed = chatWithView(chatView(messageAt(3), { sending: 'open' }))
  expect(sendingNow(lapsed, messageAt(3), ME, false)).toBe('open')
})

test('CHT-02 a block or a closed account does not go with the turn', () => {
  for (const sending of ['blocked_by_you', 'blocked_by_other', 'gone', 'yourself', 'no_teacher'] as const) {
    expect(sendingNow({ ...view, sending }, messageAt(4), ME, false)).toBe(sending)
  }
})
