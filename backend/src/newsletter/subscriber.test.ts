import { accountEvents } from '@kredka/contracts/accounts/events'
import { make } from '@kredka/contracts/kernel/events'
import { newsletterEvents as e } from '@kredka/contracts/newsletter/events'
import { story } from '../kernel/testing/story.ts'
import { subscriberDecider } from './subscriber.ts'

const table = { ...e, PersonForgotten: accountEvents.PersonForgotten }
const ids = { subscriber_id: '01jd0000000000000000000041', email_key: 'ab'.repeat(32) }
const address = { ...ids, email: 'ola@example.com', language: 'pl' } as const
const another = { ...address, subscriber_id: '01jd0000000000000000000042', language: 'en' } as const
const requested = make(e.NewsletterRequested, address)
const subscribed = make(e.NewsletterSubscribed, { ...address, way: 'mail' })
const left = make(e.NewsletterUnsubscribed, { ...ids, way: 'link' })

test('CNT-01 somebody asks, confirms, and is subscribed in the language they asked in', () => {
  story(subscriberDecider, table)
    .when({ do: 'request', ...address })
    .gives(requested)
  story(subscriberDecider, table)
    .given(requested)
    .when({ do: 'confirm', ...ids, email: 'ola@example.com' })
    .gives(subscribed)
})

test('CNT-01 asking again is noted alike whether or not the address gets the newsletter, and changes neither', () => {
  for (const past of [[requested], [requested, subscribed]]) {
    const again = story(subscriberDecider, table)
      .given(...past)
      .when({ do: 'request', ...another })
    again.gives(make(e.NewsletterRequested, { ...another, subscriber_id: ids.subscriber_id }))
    expect(again.state().is).toBe(past.length === 1 ? 'requested' : 'subscribed')
  }
})

test('CNT-01 a second confirmation changes nothing; one for somebody who left since is too late', () => {
  const confirm = { do: 'confirm', ...ids, email: 'ola@example.com' } as const
  story(subscriberDecider, table).given(requested, subscribed).when(confirm).gives()
  story(subscriberDecider, table).given(requested, subscribed, left).when(confirm).rejects('REQUEST_EXPIRED')
  story(subscriberDecider, table)
    .given(requested, subscribed, left, make(e.NewsletterRequested, another))
    .when(confirm)
    .rejects('REQUEST_EXPIRED')
  story(subscriberDecider, table).when(confirm).rejects('REQUEST_EXPIRED')
})

test('CNT-01 leaving works once or more; a request that was not confirmed can be taken back as well', () => {
  const leave = { do: 'unsubscribe', way: 'link' } as const
  story(subscriberDecider, table).given(requested, subscribed).when(leave).gives(left)
  story(subscriberDecider, table).given(requested).when(leave).gives(left)
  story(subscriberDecider, table).given(requested, subscribed, left).when(leave).gives()
  story(subscriberDecider, table).when(leave).gives()
})

test('CNT-01 with an account the confirmed address is subscribed at once', () => {
  const subscribe = { do: 'subscribe', ...another } as const
  story(subscriberDecider, table)
    .when(subscribe)
    .gives(make(e.NewsletterSubscribed, { ...another, way: 'settings' }))
  story(subscriberDecider, table)
    .given(requested)
    .when(subscribe)
    .gives(make(e.NewsletterSubscribed, { ...another, subscriber_id: ids.subscriber_id, way: 'settings' }))
  story(subscriberDecider, table).given(requested, subscribed).when(subscribe).gives()
})

test('EVT-10 a request lapses only unconfirmed, and only its own', () => {
  const lapse = { do: 'lapse', subscriber_id: ids.subscriber_id } as const
  story(subscriberDecider, table).given(requested).when(lapse).gives(make(e.NewsletterRequestLapsed, ids))
  story(subscriberDecider, table).given(requested, subscribed).when(lapse).gives()
  story(subscriberDecider, table).given(requested, left, make(e.NewsletterRequested, another)).when(lapse).gives()
  story(subscriberDecider, table)
    .given(requested, left)
    .when({ do: 'forget', subscriber_id: ids.subscriber_id })
    .gives(make(accountEvents.PersonForgotten, { subject_id: ids.subscriber_id }))
})
