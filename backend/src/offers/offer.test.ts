import { make } from '@kredka/contracts/kernel/events'
import { submitOffer } from '@kredka/contracts/offers/endpoints'
import { offerEvents as e } from '@kredka/contracts/offers/events'
import { OFFER_GRAPH } from '@kredka/contracts/offers/states'
import { createAjv } from '../kernel/schemas.ts'
import { graphStory } from '../kernel/testing/graph-story.ts'
import { story } from '../kernel/testing/story.ts'
import { type OfferCommand, type OfferContent, type OfferFacts, offerDecider } from './offer.ts'

const offer_id = '01jd0000000000000000000001'
const teacher_id = '01jd0000000000000000000002'
const stranger = '01jd0000000000000000000003'
const group = '01jd0000000000000000000004'
const price = (duration: number, amount: number) => ({ id: offer_id, currency: 'PLN' as const, amount, duration })

const content: OfferContent = {
  title: 'Matematyka do matury',
  description: 'Spokojnie, krok po kroku, na zadaniach z arkuszy CKE.',
  subject_id: 'maths',
  level: 'intermediate',
  places: ['online'],
  city_id: null,
  prices: [price(60, 8000)],
  availability_group_id: group,
}
const facts: OfferFacts = { subject_known: true, city_known: false, availability_revision: 0 }

function submit(is_new: boolean, changes: Partial<OfferContent> = {}, known: Partial<OfferFacts> = {}): OfferCommand {
  return {
    do: 'submit',
    offer_id,
    teacher_id,
    is_new,
    content: { ...content, ...changes },
    facts: { ...facts, ...known },
  }
}
const submitted = (version: number) =>
  make(e.OfferSubmitted, {
    offer_id,
    teacher_id,
    version,
    ...content,
    places: ['online'],
    prices: [price(60, 8000)],
    availability_revision: 0,
  })
const activated = (version: number, replaces: number | null, reason: string | null = null) =>
  make(e.OfferActivated, { offer_id, teacher_id, version, replaces, reason })
const rejected = (version: number) => make(e.OfferRejected, { offer_id, teacher_id, version, reason: 'Za krótki opis' })
const takenDown = (version: number) =>
  make(e.OfferTakenDown, { offer_id, teacher_id, version, reason: 'Numer telefonu w opisie' })
const takeDown = (version: number): OfferCommand => ({
  do: 'take_down',
  offer_id,
  version,
  reason: ' Numer telefonu w opisie ',
})
const removed = make(e.OfferRemoved, { offer_id, teacher_id, version: 1, visible: null })
const activate = (version: number): OfferCommand => ({ do: 'activate', offer_id, version })

test('OFR-01 a teacher sends an offer for review', () =>
  story(offerDecider, e).given().when(submit(true)).gives(submitted(1)))

test('OFR-03 an admin activates what waits', () =>
  story(offerDecider, e).given(submitted(1)).when(activate(1)).gives(activated(1, null)))

test('OFR-03 an admin rejects with a reason', () =>
  story(offerDecider, e)
    .given(submitted(1))
    .when({ do: 'reject', offer_id, version: 1, reason: ' Za krótki opis ' })
    .gives(rejected(1)))

test('OFR-03 an edit is reviewed again and replaces the visible version only then', () => {
  story(offerDecider, e).given(submitted(1), activated(1, null)).when(submit(false)).gives(submitted(2))
  story(offerDecider, e).given(submitted(1), activated(1, null), submitted(2)).when(activate(2)).gives(activated(2, 1))
})

test('OFR-03 a version that was replaced meanwhile is not decided unseen', () =>
  story(offerDecider, e).given(submitted(1), submitted(2)).when(activate(1)).rejects('OFFER_NOT_WAITING'))

test('ADM-02 staff take a public offer down with a reason; changed and approved, it is public again', () => {
  const down = [submitted(1), activated(1, null), takenDown(1)]
  story(offerDecider, e).given(submitted(1), activated(1, null)).when(takeDown(1)).gives(takenDown(1))
  story(offerDecider, e)
    .given(...down)
    .when(submit(false))
    .gives(submitted(2))
  story(offerDecider, e)
    .given(...down, submitted(2))
    .when(activate(2))
    .gives(activated(2, null))
})

test('ADM-02 staff take back that they took an offer down or refused its newest version, with a reason', () => {
  const restore = (version: number): OfferCommand => ({ do: 'restore', offer_id, version, reason: ' Pomyłka. ' })
  const down = [submitted(1), activated(1, null), takenDown(1)]
  story(offerDecider, e)
    .given(...down)
    .when(restore(1))
    .gives(activated(1, null, 'Pomyłka.'))
  // as public as before: it can be taken down again
  story(offerDecider, e)
    .given(...down, activated(1, null, 'Pomyłka.'))
    .when(takeDown(1))
    .gives(takenDown(1))
  story(offerDecider, e)
    .given(submitted(1), activated(1, null), submitted(2), rejected(2))
    .when(restore(2))
    .gives(activated(2, 1, 'Pomyłka.'))
  // a version that came since is decided by itself
  story(offerDecider, e)
    .given(...down, submitted(2))
    .when(restore(1))
    .rejects('OFFER_NOT_REFUSED')
})

test('ADM-02 what waits beside a public offer that is taken down still waits', () => {
  const waiting = [submitted(1), activated(1, null), submitted(2)]
  story(offerDecider, e)
    .given(...waiting)
    .when(takeDown(1))
    .gives(takenDown(1))
  story(offerDecider, e)
    .given(...waiting, takenDown(1))
    .when(activate(2))
    .gives(activated(2, null))
})

test('ADM-02 a version that is not public, or not any more, is not taken down', () => {
  story(offerDecider, e).given(submitted(1)).when(takeDown(1)).rejects('OFFER_NOT_VISIBLE')
  story(offerDecider, e)
    .given(submitted(1), activated(1, null), submitted(2), activated(2, 1))
    .when(takeDown(1))
    .rejects('OFFER_NOT_VISIBLE')
  story(offerDecider, e)
    .given(submitted(1), activated(1, null), takenDown(1))
    .when(takeDown(1))
    .rejects('OFFER_NOT_VISIBLE')
  story(offerDecider, e).given().when(takeDown(1)).rejects('OFFER_NOT_FOUND')
})

test('OFR-03 nobody edits or removes the offer of somebody else', () => {
  story(offerDecider, e)
    .given(submitted(1))
    .when({ ...submit(false), teacher_id: stranger } as OfferCommand)
    .rejects('OFFER_NOT_FOUND')
  story(offerDecider, e)
    .given(submitted(1))
    .when({ do: 'remove', offer_id, teacher_id: stranger })
    .rejects('OFFER_NOT_FOUND')
})

test('OFR-03 removing twice is removing once', () =>
  story(offerDecider, e).given(submitted(1), removed).when({ do: 'remove', offer_id, teacher_id }).gives())

test('OFR-02 the server checks prices itself', () => {
  story(offerDecider, e)
    .given()
    .when(submit(true, { prices: [price(45, 6000)] }))
    .rejects('PRICE_60_REQUIRED')
  story(offerDecider, e)
    .given()
    .when(submit(true, { prices: [price(60, 8000), price(90, 7000)] }))
    .rejects('PRICE_LONGER_CHEAPER')
})

test('OFR-02 a price is whole złoty, one at the least, for a length that lessons have', () => {
  const isPrice = createAjv().compile(submitOffer.body.properties.prices)
  for (const duration of [15, 20, 30, 45, 60, 90]) expect(isPrice([{ duration, amount: 100 }])).toBe(true)
  for (const duration of [0, 10, 50, 61, 120]) expect(isPrice([{ duration, amount: 8000 }])).toBe(false)
  for (const amount of [0, -100, 50, 8050, 99.5, null]) expect(isPrice([{ duration: 60, amount }])).toBe(false)
})

test('OFR-01 a lesson in person needs a city that is on the list', () => {
  story(offerDecider, e)
    .given()
    .when(submit(true, { places: ['student_house'] }))
    .rejects('CITY_REQUIRED')
  story(offerDecider, e)
    .given()
    .when(submit(true, { places: ['student_house'], city_id: 'atlantis' }))
    .rejects('CITY_UNKNOWN')
})

test('OFR-01 subject and availability must be known', () => {
  story(offerDecider, e)
    .given()
    .when(submit(true, {}, { subject_known: false }))
    .rejects('SUBJECT_UNKNOWN')
  story(offerDecider, e)
    .given()
    .when(submit(true, {}, { availability_revision: null }))
    .rejects('AVAILABILITY_GROUP_NOT_FOUND')
})

test('OFR-03 every command in every state goes where the graph says or is refused', () =>
  graphStory(offerDecider, e).follows({
    graph: OFFER_GRAPH,
    stateOf: ({ state }) => state,
    given: {
      absent: [],
      waiting: [submitted(1)],
      rejected: [submitted(1), rejected(1)],
      active: [submitted(1), activated(1, null)],
      active_waiting: [submitted(1), activated(1, null), submitted(2)],
      active_rejected: [submitted(1), activated(1, null), submitted(2), rejected(2)],
      removed: [submitted(1), removed],
    },
    when: {
      submit: (_, state) => submit(state === 'absent'),
      activate: ({ version }) => activate(version),
      reject: ({ version }) => ({ do: 'reject', offer_id, version, reason: 'x' }),
      take_down: ({ visible }) => takeDown(visible ?? 1),
      restore: ({ version }) => ({ do: 'restore', offer_id, version, reason: 'x' }),
      remove: () => ({ do: 'remove', offer_id, teacher_id }),
    },
    granted: { removed: ['remove'] },
  }))
