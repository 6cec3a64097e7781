import { mailEvents } from '../mail/events.ts'
import { notificationEvents } from './events.ts'

const lift = (
  older: readonly { upcast(data: Readonly<Record<string, unknown>>): Record<string, unknown> }[],
  data: object,
) => older.reduce<Record<string, unknown>>((lifted, { upcast }) => upcast(lifted), { ...data })

const match = { offer_id: 'o', offer_subject: 'maths', offer_title: 'Matura bez stresu', search_id: 's' }
const { Notified } = notificationEvents
const { MailRequested } = mailEvents

test('EVT-10 an old notice of a match reads without the title of the other person’s offer', () => {
  const lifted = lift(Notified.older, { type: 'saved_search_match', data: match })
  expect(lifted).toEqual({
    type: 'saved_search_match',
    data: { offer_id: 'o', offer_subject: 'maths', search_id: 's' },
  })
  const own = { type: 'offer_activated', data: match }
  expect(lift(Notified.older, own)).toEqual(own)
  const forgotten = { type: 'saved_search_match', data: null }
  expect(lift(Notified.older, forgotten)).toEqual(forgotten)
})

test('EVT-10 an old mail about a match reads without the title of the other person’s offer', () => {
  const params = { name: 'Ola', offer_id: 'o', offer_title: 'Matura bez stresu' }
  expect(lift(MailRequested.older, { template: 'saved_search_match', params })).toEqual({
    template: 'saved_search_match',
    params: { name: 'Ola', offer_id: 'o' },
  })
  const own = { template: 'offer_activated', params }
  expect(lift(MailRequested.older, own)).toEqual(own)
  const forgotten = { template: 'saved_search_match', params: null }
  expect(lift(MailRequested.older, forgotten)).toEqual(forgotten)
})
