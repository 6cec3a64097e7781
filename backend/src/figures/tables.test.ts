import { ANSWER_TIMES, CHARTS, COUNTED } from '@kredka/contracts/figures/rules'
import type { FigureStepView, FiguresView } from '@kredka/contracts/figures/views'
import { writeCsvRows } from '@kredka/contracts/kernel/csv'
import { tableOf } from './tables.ts'

const period = { from: '2026-11-24', to: '2026-11-25', before_from: '2026-11-22', before_to: '2026-11-23' }
const totals = Object.fromEntries(
  [...COUNTED, 'active', 'faults'].map((name, n) => [name, { now: n, before: 100 + n }]),
) as FiguresView['totals']
const step: FigureStepView = { ...period, ...totals, revenue: { now: -1_250, before: 8_000 } }
const figures: FiguresView = {
  ...period,
  step_days: 1,
  currency: 'PLN',
  totals,
  steps: [step],
  subjects: [
    {
      subject_id: 'no-such-subject',
      revenue: { now: 5, before: 0 },
      lessons: { now: 1, before: 0 },
      asked: { now: 1, before: 2 },
      plays: { now: 0, before: 0 },
    },
  ],
}

test('ADM-06 every chart has a table whose rows have as many cells as its head, in both languages', () => {
  for (const chart of CHARTS) {
    for (const language of ['pl', 'en'] as const) {
      const [head, ...rows] = tableOf(chart, figures, language)
      expect(rows.length).toBeGreaterThan(0)
      for (const row of rows) expect(row).toHaveLength(head?.length ?? 0)
    }
  }
})

test('ADM-06 money that was given back stays a number of the language in the file, not a text', () => {
  const fileOf = (language: 'pl' | 'en') => writeCsvRows(tableOf('lessons', figures, language))
  expect(fileOf('pl')).toContain(';"-12,50";')
  expect(fileOf('en')).toContain(';-12.50;')
  expect(tableOf('answers', figures, 'en')).toHaveLength(ANSWER_TIMES.length + 2)
  expect(tableOf('subjects', figures, 'en')[1]).toEqual([
    'no-such-subject',
    '0.05',
    '0.00',
    '1',
    '0',
    '1',
    '2',
    '0',
    '0',
  ])
})
