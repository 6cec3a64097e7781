import { addDays } from '../kernel/zones.ts'
import { readMap as readCatsMap } from './cats-board/map.ts'
import { dailyBoard, dailyCloses, dailyEnds, dayOfBoard } from './daily.ts'
import { dailyBeginning, dailyChoice } from './daily-choices.ts'
import { DAILY_PLANS } from './daily-plans.ts'
import { readMap } from './snake/level.ts'

test('GAM-04 a day ends at midnight in Poland, over both changes of the clock, and closes an hour later', () => {
  const at = (day: string) => new Date(dailyEnds(day)).toISOString()
  expect(at('2026-11-25')).toBe('2026-11-25T23:00:00.000Z')
  expect(at('2026-07-01')).toBe('2026-07-01T22:00:00.000Z')
  // 23 and 25 hours long
  expect(dailyEnds('2027-03-28') - dailyEnds('2027-03-27')).toBe(23 * 3_600_000)
  expect(dailyEnds('2026-10-25') - dailyEnds('2026-10-24')).toBe(25 * 3_600_000)
  expect(dailyCloses('2026-11-25') - dailyEnds('2026-11-25')).toBe(3_600_000)
})

test('GAM-04 the board of a day is told from all others', () => {
  expect(dayOfBoard(dailyBoard('2026-11-25'))).toBe('2026-11-25')
  for (const other of ['4x4', '9x9', 'daily', 'daily-1', 'level-daily-2026-11-25', 'daily-2026-11-25-steps']) {
    expect(dayOfBoard(other)).toBeNull()
  }
})

/** In a line: the day, the game, and on which of its boards. */
function told(day: string): string {
  const { game, ...choice } = dailyChoice(day)
  const board = 'set' in choice ? choice.set : 'level' in choice ? choice.level : 'board' in choice ? choice.board : ''
  return `${day} ${game} ${board}`
}

test('GAM-04 what a day had it has for ever, whatever games come later', () => {
  const days = Array.from({ length: 12 }, (_, n) => addDays('2026-11-22', n))
  expect(days.map(told)).toEqual([
    '2026-11-22 color-ball 9x9',
    '2026-11-23 memory products',
    '2026-11-24 color-ball 9x9',
    '2026-11-25 memory english',
    '2026-11-26 color-ball 9x9',
    '2026-11-27 memory english',
    '2026-11-28 snake2024 crossroads',
    '2026-11-29 cats-board hard-9',
    '2026-11-30 memory animals',
    '2026-12-01 cats-board medium-10',
    '2026-12-02 snake2024 times',
    '2026-12-03 color-ball 9x9',
  ])
})

test('GAM-04 a plan begins where the one before ends, and each game that can be played has its days in a week', () => {
  const beginnings = DAILY_PLANS.map(({ from }) => from)
  expect(beginnings).toEqual(beginnings.toSorted())
  expect(new Set(beginnings).size).toBe(beginnings.length)
  const week = Array.from({ length: 7 }, (_, n) => dailyChoice(addDays('2027-03-01', n)))
  expect(week.map(({ game }) => game)).toEqual([
    'memory',
    'cats-board',
    'snake2024',
    'color-ball',
    'memory',
    'snake2024',
    'cats-board',
  ])
})

test('GAM-04 in two years no week is the one before again, and each day can be begun on a square board', () => {
  const days = Array.from({ length: 2 * 366 }, (_, n) => addDays('2026-11-26', n))
  for (const day of days) {
    const beginning = dailyBeginning(day, 0)
    expect(beginning?.variant).toBe(dailyBoard(day))
    const game = beginning?.game
    const map = String(beginning?.setup['map'])
    const board = game === 'snake2024' ? readMap(map) : game === 'cats-board' ? readCatsMap(map) : null
    expect(board?.columns).toBe(board?.rows)
    expect(board === null).toBe(game === 'memory' || game === 'color-ball')
    if (game !== 'color-ball') expect(dailyChoice(addDays(day, 7))).not.toEqual(dailyChoice(day))
  }
})
