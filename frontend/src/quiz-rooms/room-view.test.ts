import { offsetAfter, withChange } from './room-view.ts'
import { LOBBY, NOW, OPEN, READING, SEATS } from './testing/room.ts'

test('ROO-01 a section that comes takes the place of the one before, others stay', () => {
  const { revision, now, phase, question, clock } = READING
  const change = { revision, base: LOBBY.revision, now, phase, question, clock }
  expect(withChange(LOBBY, change)).toEqual(READING)
})

test('ROO-01 of the seats those that changed take the place of what was known of them, and new ones come in', () => {
  const [ala, olek] = SEATS
  if (ala === undefined || olek === undefined) throw new Error('two sit there')
  const gone = { ...ala, state: 'left' as const }
  const change = { revision: 2, base: 1, now: NOW, seats: [olek, gone] }
  expect(withChange({ ...LOBBY, seats: [ala] }, change)?.seats).toEqual([gone, olek])
})

test('ROO-02 a change of another state than this one fits nowhere', () => {
  expect(withChange(LOBBY, { revision: 5, base: 4, now: NOW, options: OPEN.options })).toBeNull()
})

test('ROO-02 the message that was under way for the shortest time tells the clock best', () => {
  const at = Date.parse(NOW)
  const first = offsetAfter(null, NOW, at - 900)
  expect(first).toBe(900)
  expect(offsetAfter(first, NOW, at - 700)).toBe(900)
  expect(offsetAfter(first, NOW, at - 950)).toBe(950)
})

test('ROO-02 a clock that was set anew is believed', () => {
  expect(offsetAfter(900, NOW, Date.parse(NOW) + 60_000)).toBe(-60_000)
})
