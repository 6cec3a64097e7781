import { groupMessages } from './groups.ts'

const [ANNA, PIOTR] = ['anna', 'piotr']
const at = (id: string, sender_id: string, created_at: string) => ({ id, sender_id, created_at })
const utcDay = (instant: string) => instant.slice(0, 10)

test('CHT-01 messages of one person soon after each other stand together; another person or a pause begins anew', () => {
  const days = groupMessages(
    [
      at('1', ANNA, '2026-11-20T10:00:00.000Z'),
      at('2', ANNA, '2026-11-20T10:04:59.000Z'),
      at('3', PIOTR, '2026-11-20T10:05:10.000Z'),
      at('4', ANNA, '2026-11-20T10:05:20.000Z'),
      at('5', ANNA, '2026-11-20T10:10:20.000Z'),
    ],
    utcDay,
  )
  expect(days).toHaveLength(1)
  expect(days[0]?.groups.map(({ messages }) => messages.map(({ id }) => id).join())).toEqual(['1,2', '3', '4', '5'])
})

test('CHT-01 a day ends where it ends in the reader’s time zone', () => {
  const warsaw = (instant: string) => new Date(instant).toLocaleDateString('sv', { timeZone: 'Europe/Warsaw' })
  const messages = [at('1', ANNA, '2026-11-20T22:59:00.000Z'), at('2', ANNA, '2026-11-20T23:01:00.000Z')]
  expect(groupMessages(messages, utcDay)).toHaveLength(1)
  expect(groupMessages(messages, warsaw).map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21'])
  expect(groupMessages([], warsaw)).toEqual([])
})
