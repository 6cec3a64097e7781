import fc from 'fast-check'
import type { Given, NumberAnswer, QuestionKey } from '../quizzes/question.ts'
import { DEFAULT_MATCHING } from '../quizzes/question-rules.ts'
import { isGreat, judge, scoreOf } from './scoring.ts'

const words = (...typed: string[]): Given => ({ words: typed })
const choices = (...chosen: number[]): Given => ({ choices: chosen })
const single: QuestionKey = { kind: 'single', right: [2] }
const text: QuestionKey = { kind: 'text', accepted: ['Łódź', 'Lodz city'], matching: DEFAULT_MATCHING }

function numberKey(changes: Partial<NumberAnswer>): QuestionKey {
  return {
    kind: 'number',
    number: { value: '1000,5', tolerance: '', tolerance_kind: 'absolute', units: [], ...changes },
  }
}

test('QUI-03 a single choice is right or wrong', () => {
  expect(judge(single, choices(2))).toEqual({ rule: 'single', bp: 10_000, right: 1, wrong: 0, all: 1, parts: [] })
  expect(judge(single, choices(1))).toEqual({ rule: 'single', bp: 0, right: 0, wrong: 1, all: 1, parts: [] })
  expect(judge(single, choices(1, 2)).bp).toBe(0)
  expect(judge(single, choices(2, 2)).bp).toBe(10_000)
  expect(judge(single, choices()).bp).toBe(0)
})

test.each<[number[], number[], number]>([
  [[0, 1, 2], [0, 1, 2], 10_000],
  [[0, 1, 2], [0], 3333],
  [[0, 1, 2], [0, 1], 6667],
  [[0, 1, 2], [0, 1, 3], 3333],
  [[0, 1, 2], [0, 3], 0],
  [[0, 1, 2], [3, 4], 0],
  [[0, 1, 2], [0, 1, 2, 3, 4, 5], 0],
  [[0, 1, 2, 3, 4, 5], [0], 1667],
  [[0], [0], 10_000],
  [[0], [0, 1], 0],
  [[0, 1], [], 0],
  [[], [], 0],
  [[], [0], 0],
  [[0, 1], [0, 0, 0], 5000],
])('QUI-03 of several right %j, chosen %j', (right, chosen, bp) => {
  expect(judge({ kind: 'several', right }, choices(...chosen)).bp).toBe(bp)
})

test('QUI-03 several choices are explained by what was right, wrong and to be found', () => {
  const key: QuestionKey = { kind: 'several', right: [0, 1, 2] }
  expect(judge(key, choices(0, 1, 5))).toEqual({ rule: 'several', bp: 3333, right: 2, wrong: 1, all: 3, parts: [] })
})

test('QUI-03 gaps count each by itself and say which was wrong', () => {
  const key: QuestionKey = {
    kind: 'gaps',
    gaps: [{ accepted: ['kot'] }, { accepted: ['Żółw'] }, { accepted: ['pies', 'psem'] }],
    matching: { ...DEFAULT_MATCHING, ignores_accents: false },
  }
  expect(judge(key, words('Kot', 'zolw', 'psem', 'more than there are'))).toEqual({
    rule: 'gaps',
    bp: 6667,
    right: 2,
    wrong: 1,
    all: 3,
    parts: [
      { is_right: true, note: null },
      { is_right: false, note: 'ACCENT_WRONG' },
      { is_right: true, note: null },
    ],
  })
  expect(judge(key, words('', '', 'pies'))).toMatchObject({ bp: 3333, right: 1, wrong: 0, all: 3 })
  expect(judge(key, words('kot'))).toMatchObject({ bp: 3333, right: 1, wrong: 0, all: 3 })
  expect(judge({ ...key, gaps: [] }, words('kot'))).toMatchObject({ bp: 0, all: 0, parts: [] })
})

test('QUI-04 typed text is right or wrong, and says what was forgiven', () => {
  expect(judge(text, words('łodz'))).toMatchObject({ bp: 10_000, right: 1, wrong: 0, all: 1 })
  expect(judge(text, words('Lodz  City.')).bp).toBe(10_000)
  expect(judge(text, words('Kraków'))).toMatchObject({ bp: 0, wrong: 1, parts: [{ is_right: false, note: null }] })
  const lenient: QuestionKey = {
    ...text,
    matching: { ...DEFAULT_MATCHING, allows_typo: true },
    accepted: ['fotosynteza'],
  }
  expect(judge(lenient, words('fotosyteza'))).toMatchObject({
    bp: 10_000,
    parts: [{ is_right: true, note: 'TYPO_FORGIVEN' }],
  })
  const strict: QuestionKey = { ...text, matching: { ...DEFAULT_MATCHING, ignores_case: false }, accepted: ['NATO'] }
  expect(judge(strict, words('nato'))).toMatchObject({ bp: 0, parts: [{ is_right: false, note: 'CASE_WRONG' }] })
})

test.each<[Partial<NumberAnswer>, string, number, string | null]>([
  [{}, '1 000,50', 10_000, null],
  [{}, '1000.5', 10_000, null],
  [{}, '2001/2', 10_000, null],
  [{}, '1,0005e3', 10_000, null],
  [{}, '1000,51', 0, null],
  [{}, 'tysiąc', 0, 'NUMBER_UNREADABLE'],
  [{}, '1/0', 0, 'NUMBER_UNREADABLE'],
  [{}, '1e999999', 0, 'NUMBER_UNREADABLE'],
  [{}, '1000,5 zł', 0, 'UNIT_UNEXPECTED'],
  [{}, '1000,4 zł', 0, null],
  [{ tolerance: '0,5' }, '1001', 10_000, null],
  [{ tolerance: '0,5' }, '1001,01', 0, null],
  [{ tolerance: '10%', tolerance_kind: 'percent' }, '1100,55', 10_000, null],
  [{ tolerance: '10', tolerance_kind: 'percent' }, '900,45', 10_000, null],
  [{ tolerance: '10', tolerance_kind: 'percent' }, '900,44', 0, null],
  [{ units: ['zł', 'PLN', ''] }, '1000,5 zł', 10_000, null],
  [{ units: ['zł', 'PLN'] }, '1000,5PLN', 10_000, null],
  [{ units: ['zł'] }, '1000,5', 0, 'UNIT_MISSING'],
  [{ units: ['zł'] }, '1000,5 $', 0, 'UNIT_WRONG'],
  [{ units: ['zł'] }, '1000', 0, null],
  [{ value: '5', units: ['m/s²'] }, '5 m/s^2', 10_000, null],
  [{ value: '5', units: ['MW'] }, '5 mW', 0, 'UNIT_WRONG'],
  [{ value: '' }, '1000,5', 0, null],
  [{ tolerance: 'about' }, '1000,5', 0, null],
  [{ tolerance: '-1' }, '1000,5', 0, null],
])('QUI-04 a number beside %j: %j', (changes, given, bp, note) => {
  expect(judge(numberKey(changes), words(given))).toMatchObject({ bp, parts: [{ is_right: bp > 0, note }] })
})

test('QUI-03 no answer, or one of another kind, is just wrong', () => {
  const keys: QuestionKey[] = [single, { kind: 'several', right: [0] }, text, numberKey({})]
  for (const key of keys) {
    expect(judge(key, null)).toMatchObject({ bp: 0, right: 0, wrong: 0, all: 1 })
    expect(judge(key, key.kind === 'single' || key.kind === 'several' ? words('2') : choices(0)).bp).toBe(0)
  }
})

test('QUI-03 a quiz is the mean by weight, rounded down, without what was voided', () => {
  const question = (weight: number, bp: number, is_void = false) => ({ weight, bp, is_void })
  expect(scoreOf([question(1, 10_000), question(1, 0), question(1, 10_000)])).toBe(6666)
  expect(scoreOf([question(3, 10_000), question(1, 0)])).toBe(7500)
  expect(scoreOf([question(3, 10_000), question(1, 0, true)])).toBe(10_000)
  expect(scoreOf([question(10, 10_000, true), question(1, 3333)])).toBe(3333)
  expect(scoreOf([question(1, 10_000, true)])).toBeNull()
  expect(scoreOf([])).toBeNull()
})

test('QUI-05 a score is great strictly over 85 %', () => {
  expect([8499, 8500, 8501, 10_000].map(isGreat)).toEqual([false, false, true, true])
})

const matching = fc.record({
  ignores_case: fc.boolean(),
  ignores_accents: fc.boolean(),
  ignores_spacing: fc.boolean(),
  ignores_ending: fc.boolean(),
  allows_typo: fc.boolean(),
})
const typed = fc.string({ unit: 'binary', maxLength: 120 })
const places = fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 8 })
const accepted = fc.array(typed, { maxLength: 4 })
const anyKey: fc.Arbitrary<QuestionKey> = fc.oneof(
  fc.record({ kind: fc.constant('single' as const), right: places.map((all) => all.slice(0, 1)) }),
  fc.record({ kind: fc.constant('several' as const), right: places.map((all) => [...new Set(all)]) }),
  fc.record({
    kind: fc.constant('gaps' as const),
    gaps: fc.array(fc.record({ accepted }), { maxLength: 5 }),
    matching,
  }),
  fc.record({ kind: fc.constant('text' as const), accepted, matching }),
  fc.record({
    kind: fc.constant('number' as const),
    number: fc.record({
      value: typed,
      tolerance: typed,
      tolerance_kind: fc.constantFrom('absolute' as const, 'percent' as const),
      units: fc.array(typed, { maxLength: 3 }),
    }),
  }),
)
const anyGiven = fc.oneof(
  fc.constant(null),
  fc.record({ choices: places }),
  fc.record({ words: fc.array(typed, { maxLength: 6 }) }),
)

test('QUI-13 whatever the key and the answer, the score is whole, within bounds and explained', () => {
  fc.assert(
    fc.property(anyKey, anyGiven, (key, given) => {
      const { bp, right, wrong, all, parts } = judge(key, given)
      expect(Number.isInteger(bp) && bp >= 0 && bp <= 10_000).toBe(true)
      expect(right >= 0 && wrong >= 0 && right <= Math.max(all, 1)).toBe(true)
      expect(bp === 10_000 ? right === all : right < all || wrong > 0 || all === 0).toBe(true)
      if (parts.length > 0) expect(parts.filter(({ is_right }) => is_right)).toHaveLength(right)
    }),
    { numRuns: 5000 },
  )
})
