import { NO_MESSAGES, stillUnsent, withNewest, withOlder, withSent } from './conversations.ts'
import { ME, messageAt, messagesBetween, TEACHER } from './testing/chats.ts'
import type { Unsent } from './unsent.ts'

const held = withNewest(NO_MESSAGES, messagesBetween(31, 60), true)
const numbers = ({ messages }: typeof held) => messages.map(({ number }) => number)
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

test('CHT-01 the newest page joins what is held, whatever came in between', () => {
  expect(numbers(held)).toEqual(range(31, 60))
  const older = withOlder(held, messagesBetween(1, 30), false)
  expect(numbers(older)).toEqual(range(1, 60))
  expect(older.has_older).toBe(false)
  const later = withNewest(older, messagesBetween(35, 64), true)
  expect(numbers(later)).toEqual(range(1, 64))
  expect(later.has_older).toBe(false)
})

test('CHT-01 a page that came twice, or an older answer after a newer one, changes nothing', () => {
  expect(numbers(withOlder(held, messagesBetween(20, 40), true))).toEqual(range(20, 60))
  expect(numbers(withNewest(withNewest(held, messagesBetween(35, 64), true), messagesBetween(31, 60), true))).toEqual(
    range(31, 64),
  )
  expect(withNewest(held, [], false)).toBe(held)
})

test('CHT-01 after a long absence nothing is missing in the middle: what does not reach the newest page goes', () => {
  const later = withNewest(held, messagesBetween(101, 130), true)
  expect(numbers(later)).toEqual(range(101, 130))
  expect(later.has_older).toBe(true)
})

test('CHT-01 who has seen a message has seen all before it, also on pages that were read earlier', () => {
  const unread = withNewest(NO_MESSAGES, [messageAt(1, { seen: false })], false)
  const later = withNewest(unread, [messageAt(3), messageAt(2)], true)
  expect(later.messages[0]?.seen).toBe(true)
  // that the teacher has seen mine says nothing of what I have seen
  const theirs = withNewest(NO_MESSAGES, [messageAt(3), messageAt(2, { seen: false })], false)
  expect(theirs.messages[0]?.seen).toBe(false)
})

test('CHT-01 a sent message stands at the end at once, and once', () => {
  const sent = withSent(held, messageAt(61))
  expect(numbers(sent)).toEqual(range(31, 61))
  expect(withSent(sent, messageAt(61))).toBe(sent)
  expect(numbers(withSent(NO_MESSAGES, messageAt(1)))).toEqual([1])
})

test('CHT-01 a message whose answer got lost is not shown twice', () => {
  const unsent: Unsent = {
    key: 'k',
    peer: TEACHER,
    message: 'wiadomość 3',
    after: 2,
    written_at: '2026-11-20T10:03:00.000Z',
    failed: null,
    refusals: 0,
  }
  expect(stillUnsent([unsent], messagesBetween(1, 2), ME)).toEqual([unsent])
  expect(stillUnsent([unsent], messagesBetween(1, 3), ME)).toEqual([])
  // the same words of earlier, or of the other person, are another message
  expect(stillUnsent([{ ...unsent, after: 3 }], messagesBetween(1, 3), ME)).toHaveLength(1)
  expect(stillUnsent([unsent], messagesBetween(1, 3), TEACHER)).toHaveLength(1)
})
