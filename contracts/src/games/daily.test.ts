import { dailyBoard, dailyCloses, dailyEnds, dayOfBoard } from './daily.ts'
import { dailyBeginning, dailyChoice } from './daily-choices.ts'
import type { Seed } from './engine/random.ts'
import { beginRun } from './play.ts'
import { TURNS, turnCells } from './turning.ts'

const seedOf = (draw: number): Seed => [draw + 1, 22, 333, 4_444]

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

test('GAM-04 games take turns, each day has one, and memory another set each time', () => {
  const days = ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'].map(dailyChoice)
  expect(new Set(days.map(({ game }) => game)).size).toBe(2)
  expect(days[0]?.game).toBe(days[2]?.game)
  const sets = days.flatMap((choice) => (choice.game === 'memory' ? [choice.set] : []))
  expect(new Set(sets).size).toBe(2)
})

test('GAM-04 a square board can be laid down in eight ways, and each leads back', () => {
  const seen = new Set<string>()
  for (let turn = 0; turn < TURNS; turn += 1) {
    const cells = Array.from({ length: 81 }, (_, cell) => cell)
    const { to, from } = turnCells(9, turn)
    seen.add(cells.map(to).join())
    expect(cells.map((cell) => from(to(cell)))).toEqual(cells)
    // what is side by side stays so, and the middle stays where it is
    expect([1, 9]).toContain(Math.abs(to(10) - to(11)))
    expect(to(40)).toBe(40)
    expect(to(81)).toBe(81)
  }
  expect(seen.size).toBe(TURNS)
})

const [LAID_OUT, LEFT] = [81 << 7, 127]

test.each(['2026-11-25', '2026-11-26'])('GAM-04 the board of %s is as hard however it is turned', (day) => {
  const { game } = dailyChoice(day)
  const begin = (turn: number) => {
    const beginning = dailyBeginning(day, turn)
    return beginning === null ? null : beginRun(beginning)
  }
  for (let turn = 1; turn < TURNS; turn += 1) {
    const { to } = turnCells(game === 'memory' ? 6 : 9, turn)
    const turnMove = (input: number) => (input === LAID_OUT ? input : (to(input >> 7) << 7) | to(input & LEFT))
    let [plain, own] = [begin(0), begin(turn)]
    expect(own?.hash).toBe(plain?.hash)
    expect(own?.score).toBe(0)
    let made = 0
    for (const input of game === 'memory' ? tiles() : colourMoves()) {
      const mine = game === 'memory' ? to(input) : turnMove(input)
      const [told, ownTold] = [plain?.tell(input, { seedOf }) ?? null, own?.tell(mine, { seedOf }) ?? null]
      expect(ownTold === null).toBe(told === null)
      if (told === null || ownTold === null) continue
      made += 1
      plain = plain?.step(input, told) ?? null
      own = own?.step(mine, ownTold) ?? null
      expect([own?.score, own?.isOver]).toEqual([plain?.score, plain?.isOver])
      if (plain?.isOver !== false) break
    }
    expect(own).not.toBeNull()
    expect(made).toBeGreaterThan(20)
  }
})

function tiles(): readonly number[] {
  return Array.from({ length: 36 }, (_, tile) => tile)
}

/** The board is laid out, then any ball goes anywhere: what cannot go is passed over. */
function colourMoves(): readonly number[] {
  const any = Array.from({ length: 2_000 }, (_, n) => (((n * 37) % 81) << 7) | ((n * 53 + 11) % 81))
  return [LAID_OUT, ...any]
}
