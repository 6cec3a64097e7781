import { DAY } from '@kredka/contracts/kernel/durations'
import { make, type Recorded } from '@kredka/contracts/kernel/events'
import { offerEvents } from '@kredka/contracts/offers/events'
import { savedSearchEvents } from '@kredka/contracts/searches/events'
import { NotYetError, type WaitForReadModels } from '../kernel/reactions/not-yet.ts'
import { causeOf, reactionTo } from '../kernel/reactions/reaction.ts'
import { testWriteSide } from '../kernel/testing/test-write-side.ts'
import { type MatchesOf, searchPolicies } from './policies.ts'
import { savedSearchesDecider } from './saved-searches.ts'

const [user_id, offer_id, teacher_id, search_id] = [1, 2, 3, 4].map((n) => `01jd000000000000000000000${n}`) as [
  string,
  string,
  string,
  string,
]

async function given() {
  const side = testWriteSide({ events: { ...offerEvents, ...savedSearchEvents } })
  const facts = { subject_known: true, city_known: false }
  const save = {
    do: 'save',
    user_id,
    search_id,
    name: 'Matura',
    q: null,
    filters: { subject: 'maths' },
    facts,
  } as const
  await side.write.execute(savedSearchesDecider, user_id, save, side.context())
  const told = async () =>
    (await side.store.read(`savedsearches-${user_id}`)).filter(({ type }) => type === 'SavedSearchMatched')
  const react = async (
    replaces: number | null,
    matchesOf: MatchesOf,
    of = offer_id,
    wait: WaitForReadModels = async () => undefined,
  ) => {
    const streams = { read: async () => [] }
    const [policy] = searchPolicies({ streams, clock: side.clock }, matchesOf, wait)
    const event = activated(replaces, of)
    await policy?.on['OfferActivated']?.(event, reactionTo(causeOf(policy.name, event), side.write, side.clock))
  }
  return { told, react, clock: side.clock }
}

function activated(replaces: number | null, of: string): Recorded {
  const id = `6ba7b810-9dad-41d1-80b4-00c04fd430${of.at(-1)}${replaces ?? 0}`
  return {
    ...make(offerEvents.OfferActivated, { offer_id: of, teacher_id, version: 1, replaces, reason: null }),
    id,
    stream: `offer-${of}`,
    revision: 1,
    position: '2',
    metadata: {
      occurred_at: '2026-11-02T10:00:00.000Z',
      actor: 'admin:a',
      command_id: id,
      command: 'offers.activate',
      $correlationId: id,
      $causationId: id,
      schema_version: '1',
      origin: 'live',
    },
  }
}

test('OFR-07 a new offer is told to whom it fits, once, however often the policy runs', async () => {
  const { told, react } = await given()
  await react(null, async () => [{ user_id, search_id }])
  await react(null, async () => [{ user_id, search_id }])
  expect((await told()).map(({ data }) => data)).toMatchObject([{ user_id, search_id, offer_id }])
})

test('OFR-07 one search is told of one offer a day, and of another one on the day after', async () => {
  const { told, react, clock } = await given()
  const fits = async () => [{ user_id, search_id }]
  const offer = (n: number) => `01jd000000000000000000001${n}`
  await react(null, fits, offer(5))
  await react(null, fits, offer(6))
  expect((await told()).map(({ data }) => data)).toMatchObject([{ offer_id: offer(5) }])
  clock.advance(DAY)
  await react(null, fits, offer(7))
  expect((await told()).map(({ data }) => data)).toMatchObject([{ offer_id: offer(5) }, { offer_id: offer(7) }])
})

test('OFR-07 an edit of a public offer is no new offer', async () => {
  const { told, react } = await given()
  await react(1, async () => [{ user_id, search_id }])
  expect(await told()).toEqual([])
})

test('OFR-07 the read models are waited for; while they do not move, nothing is looked up', async () => {
  const { told, react } = await given()
  const waited: unknown[] = []
  let looks = 0
  const matchesOf = async () => {
    looks += 1
    return [{ user_id, search_id }]
  }
  await expect(
    react(null, matchesOf, offer_id, async () => {
      throw new NotYetError('not yet')
    }),
  ).rejects.toThrow(NotYetError)
  expect(looks).toBe(0)
  await react(null, matchesOf, offer_id, async (projections, { position }) => {
    waited.push([projections, position])
  })
  expect(waited).toEqual([[['offers', 'searches'], '2']])
  expect(await told()).toHaveLength(1)
})
