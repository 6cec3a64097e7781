import { jobEvents } from '@kredka/contracts/jobs/events'
import type { Recorded } from '@kredka/contracts/kernel/events'
import { offerEvents } from '@kredka/contracts/offers/events'
import { causeOf, reactionTo } from '../kernel/reactions/reaction.ts'
import { testWriteSide } from '../kernel/testing/test-write-side.ts'
import { type TestVault, testVault } from '../vault/testing/test-vault.ts'
import { offerDecider } from './offer.ts'
import { OFFER_VIEWS, viewCounts } from './view-counts.ts'

const offer_id = '01jd0000000000000000000001'
const teacher_id = '01jd0000000000000000000002'
let kit: TestVault

beforeAll(async () => {
  kit = await testVault()
})
afterAll(() => kit.drop())

test('OFR-05 a visitor counts once a day, and a new day takes over the totals of the days before, once', async () => {
  const side = testWriteSide({ events: { ...offerEvents, ...jobEvents } })
  await side.write.execute(offerDecider, offer_id, submission(offer_id), side.context())
  const { counters } = kit.vault
  for (const visitor of ['a', 'a', 'b', 'c']) await counters.count(OFFER_VIEWS, '2026-11-01', offer_id, visitor)
  await counters.count(OFFER_VIEWS, '2026-11-02', offer_id, 'a')

  const policy = viewCounts(kit)
  const day = dayBegan('2026-11-02')
  const react = policy.on['DayBegan']
  await react?.(day, reactionTo(causeOf(policy.name, day), side.write, side.clock))
  await react?.(day, reactionTo(causeOf(policy.name, day), side.write, side.clock))

  const views = (await side.store.read(`offer-${offer_id}`)).filter(({ type }) => type === 'OfferViewsCounted')
  expect(views.map(({ data }) => data)).toEqual([{ offer_id, date: '2026-11-01', views: 3 }])
  expect(await counters.daysBefore(OFFER_VIEWS, '2026-11-09')).toEqual(['2026-11-02'])
})

test('OFR-05 a day with more viewed offers than fit into a page is taken over whole, and what was counted before a crash counts once', async () => {
  const side = testWriteSide({ events: { ...offerEvents, ...jobEvents } })
  const { counters } = kit.vault
  const ids = Array.from({ length: 600 }, (_, n) => `01jd${String(n + 1_000).padStart(22, '0')}`)
  for (const id of ids) await side.write.execute(offerDecider, id, submission(id), side.context())
  for (const id of ids) await counters.count(OFFER_VIEWS, '2027-01-01', id, 'a')

  const policy = viewCounts(kit)
  const day = dayBegan('2027-01-02')
  const dying = { ...kit.vault, counters: { ...counters, drop: () => Promise.reject(new Error('dead')) } }
  const react = (vault: typeof kit.vault) =>
    viewCounts({ vault }).on['DayBegan']?.(day, reactionTo(causeOf(policy.name, day), side.write, side.clock))
  await expect(react(dying)).rejects.toThrow('dead')
  await react(kit.vault)

  const last = await Promise.all(ids.map((id) => side.store.read(`offer-${id}`)))
  expect(last.map((events) => events.filter(({ type }) => type === 'OfferViewsCounted').length)).toEqual(
    ids.map(() => 1),
  )
  expect(await counters.daysBefore(OFFER_VIEWS, '2027-01-02')).not.toContain('2027-01-01')
})

test('OFR-05 a day that stands in the stream is not counted again', () => {
  const seen = { ...offerDecider.initial, state: 'active', teacher_id, views_until: '2026-11-01' } as const
  const count = (date: string) => offerDecider.decide(seen, { do: 'count_views', offer_id, date, views: 3 })
  expect(count('2026-11-01')).toEqual([])
  expect(count('2026-11-02')).toHaveLength(1)
})

function submission(id: string) {
  return {
    do: 'submit',
    offer_id: id,
    teacher_id,
    is_new: true,
    content: {
      title: 'Fizyka bez strachu',
      description: 'Od zadania do wzoru, a nie na odwrót; małymi krokami.',
      subject_id: 'physics',
      level: 'any',
      places: ['online'],
      city_id: null,
      prices: [{ id, currency: 'PLN', amount: 9000, duration: 60 }],
      availability_group_id: teacher_id,
    },
    facts: { subject_known: true, city_known: false, availability_revision: 0 },
  } as const
}

function dayBegan(date: string): Recorded {
  const id = '6ba7b810-9dad-41d1-80b4-00c04fd430c8'
  return {
    type: 'DayBegan',
    data: { date },
    id,
    stream: `day-${date.replaceAll('-', '')}`,
    revision: 0,
    position: '1',
    metadata: {
      occurred_at: `${date}T00:00:00.000Z`,
      actor: 'system:days.begin',
      command_id: id,
      command: 'days.begin',
      $correlationId: id,
      $causationId: id,
      schema_version: '1',
      origin: 'live',
    },
  }
}
