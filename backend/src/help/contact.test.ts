import { accountEvents } from '@kredka/contracts/accounts/events'
import { helpEvents as e } from '@kredka/contracts/help/events'
import { make, type Recorded } from '@kredka/contracts/kernel/events'
import type { Alarm } from '../kernel/policy.ts'
import { story } from '../kernel/testing/story.ts'
import { contactDecider } from './contact.ts'
import { contactPersonDecider } from './contact-person.ts'
import { retireAlarm, retireOpenAlarm } from './policies.ts'

const table = { ...e, PersonForgotten: accountEvents.PersonForgotten }
const contact_id = '01jd0000000000000000000043'
const by = { contact_id, admin_id: '01jd0000000000000000000002' }
const message = {
  contact_id,
  user_id: null,
  topic: 'technical',
  language: 'pl',
  email_key: 'cd'.repeat(32),
  name: 'Ola',
  email: 'ola@example.com',
  message: 'Nie działa.',
} as const
const sent = make(e.ContactMessageSent, message)
const answered = make(e.ContactMessageAnswered, { ...by, text: 'Już działa.' })
const closed = make(e.ContactMessageClosed, { ...by, note: 'Załatwione.' })
const retired = make(e.ContactMessageRetired, { contact_id, why: 'kept_long_enough' })

test('CNT-01 a message is sent, answered as often as needed, and closed once', () => {
  story(contactDecider, table).when({ do: 'send', message }).gives(sent)
  story(contactDecider, table).given(sent).when({ do: 'send', message }).gives()
  for (const past of [[sent], [sent, answered], [sent, closed]]) {
    story(contactDecider, table)
      .given(...past)
      .when({ do: 'answer', ...by, text: 'Już działa.' })
      .gives(answered)
  }
  story(contactDecider, table)
    .given(sent)
    .when({ do: 'close', ...by, note: 'Załatwione.' })
    .gives(closed)
  story(contactDecider, table)
    .given(sent, closed)
    .when({ do: 'close', ...by, note: 'Jeszcze raz.' })
    .gives()
})

test('ADM-03 whoever asks for the address of a sender is written down with the reason, each time anew', () => {
  const ask = { do: 'read_email', ...by, reason: 'Odbita odpowiedź.' } as const
  const read = make(e.ContactEmailRead, { ...by, reason: 'Odbita odpowiedź.' })
  for (const past of [[sent], [sent, read], [sent, answered], [sent, closed]]) {
    story(contactDecider, table)
      .given(...past)
      .when(ask)
      .gives(read)
  }
  story(contactDecider, table).when(ask).rejects('CONTACT_MESSAGE_NOT_FOUND')
  story(contactDecider, table).given(sent, retired).when(ask).rejects('CONTACT_MESSAGE_NOT_FOUND')
  // asking changes nothing of where the message stands
  story(contactDecider, table)
    .given(sent, closed, read)
    .when({ do: 'close', ...by, note: 'Jeszcze raz.' })
    .gives()
})

test('CNT-01 nobody answers what is not there', () => {
  const answer = { do: 'answer', ...by, text: 'x' } as const
  story(contactDecider, table).when(answer).rejects('CONTACT_MESSAGE_NOT_FOUND')
  story(contactDecider, table).given(sent, closed, retired).when(answer).rejects('CONTACT_MESSAGE_NOT_FOUND')
})

test('EVT-10 time retires what is closed and stays so; a deleted account retires all', () => {
  const old = { do: 'retire', contact_id, why: 'kept_long_enough', closed: true } as const
  story(contactDecider, table).given(sent, closed).when(old).gives(retired)
  story(contactDecider, table).given(sent).when(old).gives()
  story(contactDecider, table).given(sent, closed, answered).when(old).gives()
  story(contactDecider, table).given(sent, closed, retired).when(old).gives()
  const forgottenOpen = { ...old, closed: false } as const
  story(contactDecider, table).given(sent).when(forgottenOpen).gives(retired)
  story(contactDecider, table).given(sent, closed, answered).when(forgottenOpen).gives(retired)
  story(contactDecider, table).given(sent, closed).when(forgottenOpen).gives()
  const deleted = { do: 'retire', contact_id, why: 'account_deleted' } as const
  story(contactDecider, table)
    .given(sent)
    .when(deleted)
    .gives(make(e.ContactMessageRetired, { contact_id, why: 'account_deleted' }))
  story(contactDecider, table)
    .given(sent, closed, retired)
    .when({ do: 'forget', contact_id })
    .gives(make(accountEvents.PersonForgotten, { subject_id: contact_id }))
})

test('EVT-10 a message that nobody closes is forgotten two years after the last word in it, one that is closed after a year', () => {
  const recorded = (type: string) =>
    ({ type, data: { contact_id }, metadata: { occurred_at: '2026-11-22T10:00:00.000Z' } }) as unknown as Recorded
  const dueAfter = (alarm: Alarm, { type }: { readonly type: string }) => alarm.set[type]?.(recorded(type))
  const inTwoYears = { key: contact_id, due_at: '2028-11-21T10:00:00.000Z' }
  const off = { key: contact_id, off: true }
  expect([sent, answered, closed, retired].map((event) => dueAfter(retireOpenAlarm, event))).toEqual([
    inTwoYears,
    inTwoYears,
    off,
    off,
  ])
  expect(dueAfter(retireAlarm, closed)).toEqual({ key: contact_id, due_at: '2027-11-22T10:00:00.000Z' })
})

test('EVT-10 the messages of somebody with an account are known by id', () => {
  const link = { user_id: '01jd0000000000000000000001', contact_id }
  const linked = make(e.ContactLinked, link)
  story(contactPersonDecider, e).when(link).gives(linked)
  story(contactPersonDecider, e).given(linked).when(link).gives()
  expect(story(contactPersonDecider, e).given(linked).when(link).state()).toEqual([contact_id])
})
