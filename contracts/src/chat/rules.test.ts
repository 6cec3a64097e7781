import { isSendable, isTurnOf, MESSAGE_MAX, messageLength, messageOf, teacherOfPair, VISIBLE } from './rules.ts'

test('CHT-01 a message is kept without white space around it and with one kind of line end', () => {
  expect(messageOf(' \n Dzień dobry!\r\nDrugi\rwiersz \u0007 \t')).toBe('Dzień dobry!\nDrugi\nwiersz')
})

test('CHT-01 the counter counts what is kept, an emoji as one', () => {
  expect(messageLength('  👍🏽 ok\r\n')).toBe(5)
  expect(messageLength('😀'.repeat(MESSAGE_MAX))).toBe(MESSAGE_MAX)
})

test('CHT-01 500 characters can be sent, 501 cannot', () => {
  expect(isSendable('ż'.repeat(MESSAGE_MAX))).toBe(true)
  expect(isSendable('😀'.repeat(MESSAGE_MAX))).toBe(true)
  expect(isSendable('a'.repeat(MESSAGE_MAX + 1))).toBe(false)
  expect(isSendable(` ${'a'.repeat(MESSAGE_MAX)}\n`)).toBe(true)
})

test.each(['', ' ', '\n\t ', '\u00a0', '\u200b', '\u2060\ufeff', '\u0007'])('CHT-01 %j is blank', (text) => {
  expect(isSendable(text)).toBe(false)
  expect(new RegExp(VISIBLE, 'u').test(text)).toBe(false)
})

test('CHT-01 it is the turn of whoever did not write last; a lapse gives it back', () => {
  const last = { sender_id: 'ania', sent_at: 1_000 }
  expect(isTurnOf('ania', null, 1_000, null)).toBe(true)
  expect(isTurnOf('ola', last, 1_000, null)).toBe(true)
  expect(isTurnOf('ania', last, Number.MAX_SAFE_INTEGER, null)).toBe(false)
  expect(isTurnOf('ania', last, 1_999, 1_000)).toBe(false)
  expect(isTurnOf('ania', last, 2_000, 1_000)).toBe(true)
})

test('CHT-01 the chat’s teacher is the one written to, where both teach; without one there is no chat', () => {
  const person = (id: string, is_teacher: boolean) => ({ id, is_teacher })
  expect(teacherOfPair(person('a', true), person('b', true))).toBe('b')
  expect(teacherOfPair(person('a', false), person('b', true))).toBe('b')
  expect(teacherOfPair(person('a', true), person('b', false))).toBe('a')
  expect(teacherOfPair(person('a', false), person('b', false))).toBeNull()
})
