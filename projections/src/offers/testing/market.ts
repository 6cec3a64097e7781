import { accountEvents } from '@kredka/contracts/accounts/events'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import { offerEvents } from '@kredka/contracts/offers/events'
import type { Price } from '@kredka/contracts/offers/views'
import { profileEvents } from '@kredka/contracts/profiles/events'
import type { TestEvent } from '../../kernel/testing/test-read-models.ts'

type Submitted = EventOf<typeof offerEvents.OfferSubmitted>['data']

/** An id of the product's form. */
export function idOf(kind: 't' | 'f' | 'p' | 'g', n: number): string {
  return `01jd${kind}0000000000000000${String(n).padStart(5, '0')}`
}

/** Somebody who has an account. */
export function person(n: number, name: string | null = `Osoba ${n}`): TestEvent {
  return make(accountEvents.AccountRegistered, {
    user_id: idOf('t', n),
    email_key: 'a'.repeat(64),
    email: name === null ? null : `osoba${n}@example.com`,
    name,
    credential_id: idOf('t', n),
    provider: 'email',
    language: 'pl',
  })
}

/** Somebody who teaches. */
export function teacher(n: number, about = ''): readonly TestEvent[] {
  return [
    person(n),
    make(profileEvents.TeacherProfileCreated, {
      user_id: idOf('t', n),
      about,
      terms_version: '2026-11-01',
      how: 'self',
    }),
  ]
}

/** Offer `n` sent for review; what is left out is that of a cheap online lesson of maths by person 1. */
export function submitted(n: number, content: Partial<Submitted> = {}): EventOf<typeof offerEvents.OfferSubmitted> {
  return make(offerEvents.OfferSubmitted, {
    offer_id: idOf('f', n),
    teacher_id: idOf('t', 1),
    version: 1,
    title: `Oferta ${n}`,
    description: 'Spokojnie i po kolei, z zadaniami na każde spotkanie.',
    subject_id: 'maths',
    level: 'basic',
    places: ['online'],
    city_id: null,
    prices: [price(60, 8000)],
    availability_group_id: idOf('g', 1),
    availability_revision: 0,
    ...content,
  })
}

/** Offer `n` that is public. */
export function offerEventsOf(n: number, content: Partial<Submitted> = {}): readonly TestEvent[] {
  const sent = submitted(n, content)
  const { offer_id, teacher_id, version } = sent.data
  const activated = make(offerEvents.OfferActivated, { offer_id, teacher_id, version, replaces: null, reason: null })
  return [sent, activated]
}

/** @param amount minor units */
export function price(duration: number, amount: number): Price {
  return { id: idOf('p', duration), currency: 'PLN', amount, duration }
}
