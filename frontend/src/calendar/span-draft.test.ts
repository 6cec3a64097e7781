import { findSkippedTo, type SpanDraft, spanDraft, spanFaults, spanMeant } from './span-draft.ts'

const ZONE = 'Europe/Warsaw'
const NOW = Date.parse('2026-11-22T09:00:00Z')
const dentist: SpanDraft = { whole_days: false, first: '2026-11-24', last: '2026-11-24', from: '9', to: '1015' }

test('CAL-01 an own event is typed on the person’s clocks', () => {
  expect(spanMeant(dentist, ZONE)).toEqual({
    starts_at: '2026-11-24T08:00:00.000Z',
    ends_at: '2026-11-24T09:15:00.000Z',
  })
  expect(spanDraft('2026-11-24T08:00:00.000Z', '2026-11-24T09:15:00.000Z', ZONE)).toEqual({
    ...dentist,
    from: '09:00',
    to: '10:15',
  })
})

test('AVL-03 time off goes from the first midnight to the last, over a change of clocks', () => {
  const off: SpanDraft = { whole_days: true, first: '2026-10-24', last: '2026-10-26', from: '', to: '' }
  const span = { starts_at: '2026-10-23T22:00:00.000Z', ends_at: '2026-10-26T23:00:00.000Z' }
  expect(spanMeant(off, ZONE)).toEqual(span)
  expect(spanDraft(span.starts_at, span.ends_at, ZONE)).toMatchObject({
    whole_days: true,
    first: '2026-10-24',
    last: '2026-10-26',
  })
})

test('CAL-01 what ends at midnight ends at 24:00 of its day', () => {
  expect(spanDraft('2026-11-24T21:00:00.000Z', '2026-11-24T23:00:00.000Z', ZONE)).toMatchObject({
    first: '2026-11-24',
    last: '2026-11-24',
    from: '22:00',
    to: '24:00',
  })
  expect(spanMeant({ ...dentist, from: '22:00', to: '24:00' }, ZONE)?.ends_at).toBe('2026-11-24T23:00:00.000Z')
})

test('CAL-01 what is wrong is said where it is wrong', () => {
  const faults = (change: Partial<SpanDraft>) => spanFaults({ ...dentist, ...change }, ZONE, NOW)
  expect(faults({})).toEqual({})
  expect(faults({ first: 'soon', to: 'late' })).toEqual({ first: 'date', to: 'time' })
  expect(faults({ to: '08:00' })).toEqual({ to: 'order' })
  expect(faults({ last: '2026-11-23' })).toEqual({ last: 'order' })
  expect(faults({ first: '2026-11-20', last: '2026-11-20' })).toEqual({ to: 'past' })
})

test('AVL-01 a time that the clocks skip is said to move forward', () => {
  expect(findSkippedTo('2026-03-29', '02:30', ZONE)).toBe('03:30')
  expect(findSkippedTo('2026-03-28', '02:30', ZONE)).toBeNull()
})
