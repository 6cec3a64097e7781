import { accountEvents } from '@kredka/contracts/accounts/events'
import { VisitorLinked, visitorEvents } from '@kredka/contracts/attempts/events'
import { CLAIMED_AT_ONCE_MAX } from '@kredka/contracts/attempts/rules'
import { make } from '@kredka/contracts/kernel/events'
import { story } from '../kernel/testing/story.ts'
import { userVisitorsDecider, visitorDecider } from './visitor.ts'

const idOf = (n: number) => `01jd${String(n).padStart(22, '0')}`
const [visitor_id, user_id, other_id] = [idOf(1), idOf(2), idOf(3)]
const tale = story(visitorDecider, { ...visitorEvents, PersonForgotten: accountEvents.PersonForgotten })
const played = (n: number) => make(visitorEvents.VisitorPlayed, { visitor_id, attempt_id: idOf(100 + n) })
const claimed = (from: number, to: number) =>
  make(visitorEvents.VisitorClaimed, {
    visitor_id,
    user_id,
    attempt_ids: Array.from({ length: to - from + 1 }, (_, n) => idOf(100 + from + n)),
  })
const claim = { do: 'claim', visitor_id, user_id } as const

test('QUI-05 what a visitor played is claimed once, later plays with the next login', () => {
  tale.given().when(claim).gives()
  tale.given(played(1), played(2)).when(claim).gives(claimed(1, 2))
  tale.given(played(1), claimed(1, 1)).when(claim).gives()
  tale.given(played(1), claimed(1, 1), played(2)).when(claim).gives(claimed(2, 2))
})

test('QUI-05 nobody else can claim a visitor who became somebody', () => {
  tale
    .given(played(1), claimed(1, 1), played(2))
    .when({ ...claim, user_id: other_id })
    .rejects('ATTEMPT_NOT_FOUND')
})

test('QUI-05 the last of many plays become the user’s', () => {
  const many = Array.from({ length: CLAIMED_AT_ONCE_MAX + 3 }, (_, n) => played(n))
  tale
    .given(...many)
    .when(claim)
    .gives(claimed(3, CLAIMED_AT_ONCE_MAX + 2))
})

test('QUI-05 a play is noted once; a visitor is forgotten once', () => {
  tale
    .given(played(1))
    .when({ do: 'play', visitor_id, attempt_id: idOf(101) })
    .gives()
  tale
    .given()
    .when({ do: 'play', visitor_id, attempt_id: idOf(101) })
    .gives(played(1))
  const forgotten = make(accountEvents.PersonForgotten, { subject_id: visitor_id })
  tale.given(played(1)).when({ do: 'forget', visitor_id }).gives(forgotten)
  tale.given(played(1), forgotten).when({ do: 'forget', visitor_id }).gives()
})

test('EVT-10 a user knows the visitors they were', () => {
  const linked = make(VisitorLinked, { user_id, visitor_id })
  const link = { user_id, visitor_id }
  story(userVisitorsDecider, { VisitorLinked }).given().when(link).gives(linked)
  story(userVisitorsDecider, { VisitorLinked }).given(linked).when(link).gives()
})
