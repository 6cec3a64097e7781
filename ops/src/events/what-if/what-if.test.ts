import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOUR } from '@kredka/contracts/kernel/durations'
import type { Recorded } from '@kredka/contracts/kernel/events'
import { ANSWER_BEFORE_MS } from '@kredka/contracts/orders/rules'
import { events } from '../events.ts'
import type { EventSource } from '../source/source.ts'
import { readSample, sampleSource } from '../testing/sample-log.ts'
import { compareRule } from './compare.ts'
import { expiryRule } from './expiry.ts'
import { loadRule, ownRule } from './load-rule.ts'

const { signal } = new AbortController()
const BEGIN = Date.UTC(2026, 0, 5, 8)
const EVER = { until: Number.POSITIVE_INFINITY, signal, onProgress: () => undefined }

/** An order of one lesson in ten days, and what became of it after some hours. */
function order(name: string, type: string, hours: number, more: object = {}): readonly Recorded[] {
  const lesson_id = `01jd00000000000000000000${name}`
  const placed: Readonly<Record<string, unknown>> = readSample('orders', 'OrderPlaced', 2)
  const terms = placed['terms'] as { readonly dates: readonly object[] }
  const times = { starts_at: iso(240), ends_at: iso(241), expires_at: iso(48), nudges_at: [iso(24), iso(43)] }
  const dates = [{ ...terms.dates[0], lesson_id, ...times }]
  const about = { teacher_id: placed['teacher_id'], order_id: placed['order_id'] }
  return [
    recorded(name, 0, 'OrderPlaced', 0, { ...placed, terms: { ...terms, dates } }),
    recorded(name, 1, type, hours, { ...about, lesson_ids: [lesson_id], status: 'accepted', ...more }),
  ]
}

const iso = (hours: number) => new Date(BEGIN + hours * HOUR).toISOString()

function recorded(name: string, revision: number, type: string, hours: number, data: object): Recorded {
  const stream = `order-${name}`
  const metadata = { occurred_at: iso(hours) } as Recorded['metadata']
  return { type, data: { ...data }, stream, revision, position: `${hours}`, id: `${name}${revision}`, metadata }
}

function sourceOf(...all: readonly (readonly Recorded[])[]): EventSource {
  return {
    name: 'the test',
    async *read() {
      yield all.flat()
    },
  }
}

const HISTORY = sourceOf(
  order('aa', 'OrderAccepted', 10),
  order('bb', 'OrderAccepted', 30),
  order('cc', 'OrderRejected', 40),
  order('dd', 'OrderCancelled', 48, { why: 'expired' }),
  order('ee', 'OrderCancelled', 30, { why: 'by_student' }),
)

test.each([
  [
    24,
    {
      'accepted→accepted': 1,
      'accepted→expired': 1,
      'rejected→expired': 1,
      'expired→expired': 1,
      'cancelled→expired': 1,
    },
  ],
  [48, { 'accepted→accepted': 2, 'rejected→rejected': 1, 'expired→expired': 1, 'cancelled→cancelled': 1 }],
  [72, { 'accepted→accepted': 2, 'rejected→rejected': 1, 'expired→still open': 1, 'cancelled→cancelled': 1 }],
])('ANA-02 ORD-02 what if teachers had %i hours to answer', async (hours, expected) => {
  const rule = expiryRule({ within: hours * HOUR, before: ANSWER_BEFORE_MS })
  const rows = await compareRule(HISTORY, ownRule('expiry', rule), EVER)
  expect(Object.fromEntries(rows.map(({ real, other, count }) => [`${real}→${other}`, count]))).toEqual(expected)
})

test('ANA-02 what differs comes first, with streams in which it did, and nothing after the instant counts', async () => {
  const rule = ownRule('expiry', expiryRule({ within: 24 * HOUR, before: ANSWER_BEFORE_MS }))
  const [first] = await compareRule(HISTORY, rule, { ...EVER, until: BEGIN + 35 * HOUR })
  expect(first).toEqual({ real: 'accepted', other: 'expired', count: 1, examples: ['order-bb@1'] })
  const early = await compareRule(HISTORY, rule, { ...EVER, until: BEGIN + 35 * HOUR })
  expect(early.reduce((sum, { count }) => sum + count, 0)).toBe(3)
})

test('ANA-02 times to answer before a lesson count too', async () => {
  const rule = expiryRule({ within: 48 * HOUR, before: 220 * HOUR })
  const rows = await compareRule(HISTORY, ownRule('expiry', rule), EVER)
  expect(rows.find(({ real, other }) => real === 'accepted' && other === 'expired')?.count).toBe(1)
})

const RULE = `export const rule = { category: 'order', initial: 0, evolve: (n) => n + 1,`

test.each([
  [
    `${RULE} decide: (n, { type }) => { if (n > 0) throw new Error('no idea'); return null } }`,
    /rule\.ts.* failed at Order.*no idea/,
  ],
  [`${RULE} decide: () => 'yes' }`, /gave back no verdict at OrderPlaced \(order-a@0/],
  [
    `export const rule = { category: 'painting', initial: 0, evolve: (n) => n, decide: () => null }`,
    /no streams of the category 'painting'/,
  ],
  [`${RULE} }`, /the functions 'evolve' and 'decide'/],
  ['export const other = {}', /exports no rule/],
])('ANA-02 a rule that does not hold is named: %s', async (text, message) => {
  const folder = await mkdtemp(join(tmpdir(), 'kredka-rule-'))
  try {
    const path = join(folder, 'rule.ts')
    await writeFile(path, text)
    const comparing = async () => compareRule(await sampleSource(), await loadRule(path), EVER)
    await expect(comparing()).rejects.toThrow(message)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test.each([
  [['painting'], 'Use:'],
  [['rule'], 'Use:'],
  [['expiry', '--within', 'soon'], '--within takes a number'],
  [['ranking', '--weight', 'beauty=5'], "not 'beauty'"],
  [['ranking', '--weight', 'rating=much'], '--weight takes a number'],
  [['expiry', '--weight', 'rating=5'], 'weight'],
])('ANA-02 what-if %j is refused', async (args, message) => {
  await expect(events(['what-if', ...args], signal)).rejects.toThrow(message)
})
