import { totalsOfRoom } from './room-totals.ts'

const ROOM = 'room'
const line = (type: string, data: object, room_id = ROOM) =>
  JSON.stringify({ type, metadata: { occurred_at: '2026-03-02T10:00:00.000Z' }, data: { room_id, ...data } })
const answer = (seat: number, took_ms: number, bp = 10_000) => line('AnswerTaken', { seat, n: 0, bp, took_ms })
const closed = (...points: readonly number[]) =>
  line('QuestionClosed', { n: 0, results: { seats: points.map((_, seat) => seat), points } })
const finished = (seats: readonly number[], points: readonly number[]) =>
  line('GameFinished', { standing: { seats, points } })
/** Two seats, of which the second is the faster. */
const begun = [
  line('SeatTaken', { seat: 0, from_question: 0 }),
  line('SeatTaken', { seat: 1, from_question: 0 }),
  line('QuestionOpened', { n: 0, lasts_ms: 20_000 }),
  answer(0, 10_000),
]
const faultsOf = (...lines: readonly string[]) => totalsOfRoom([...begun, ...lines], ROOM).faults

test('ROO-02 ROO-03 points and places follow from the answers of an export', () => {
  const lines = [...begun, answer(1, 0), closed(800, 1_000), finished([1, 0], [1_000, 800])]
  const totals = totalsOfRoom([...lines, line('SeatTaken', { seat: 0, from_question: 0 }, 'another')], ROOM)
  expect(totals).toMatchObject({ events: 7, order: [1, 0], is_finished: true, faults: [] })
  expect([...totals.points]).toEqual([
    [0, 800],
    [1, 1_000],
  ])
})

test('ROO-03 answers that are doubled or late, wrong points and wrong places are faults', () => {
  expect(faultsOf(answer(0, 10_000))).toEqual(['seat 0 answers 0 twice'])
  expect(faultsOf(answer(1, 0), closed(800, 999))).toEqual(['seat 1 has 999 points for 0, not 1000'])
  expect(faultsOf(closed(800), answer(1, 0))).toEqual(['seat 1 answers 0 after its end'])
  expect(faultsOf(answer(1, 0), closed(800))).toContain('0 counts 1 answers')
  expect(faultsOf(answer(1, 0), closed(800, 1_000), finished([0, 1], [800, 1_000]))).toEqual([
    'the standing is in another order',
  ])
  expect(faultsOf(closed(800), closed(800))).toContain('0 is closed twice')
})
