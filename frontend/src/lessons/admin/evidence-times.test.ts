import type { LessonCaseView } from '@kredka/contracts/lessons/views'
import { timesOf } from './evidence-times.ts'

type Step = LessonCaseView['events'][number]
const step = (what: string, starts_at: string | null): Step => {
  return { id: what, what, at: '2026-11-01T10:00:00.000Z', by: 'system', note: null, starts_at }
}

test('LES-04 steps of the evidence that speak of times tell them', () => {
  const steps = [
    step('OrderTimesProposed', null),
    step('LessonBooked', 'Mon'),
    step('LessonMoveProposed', 'Tue'),
    step('LessonMoveDeclined', null),
    step('LessonMoved', 'Wed'),
  ]
  expect(steps.map(({ id }) => timesOf(steps, id, (at) => at))).toEqual([
    { from: '…', to: '…' },
    { from: '…', to: 'Mon' },
    { from: 'Mon', to: 'Tue' },
    { from: 'Mon', to: 'Tue' },
    { from: 'Mon', to: 'Wed' },
  ])
})
