import { randomOf } from '../engine/random.ts'
import { snake } from '../engine/snake-1/snake.ts'
import { seedOf } from '../engine/testing/replay.ts'
import { faultsOf, LEVEL_FAULTS, type LevelFaultCode } from './faults.ts'
import { FOOD_SIGNS, type Level, readMap } from './level.ts'
import { levelOf } from './levels/levels.ts'
import { boardOf, snakePlay } from './play.ts'

const EMPTY = Array.from({ length: 8 }, () => '........')
const well = (changes: Readonly<Record<number, string>> = {}, more: Partial<Level> = {}): Level => ({
  map: EMPTY.map((row, n) => changes[n] ?? (n === 1 ? '.@......' : n === 4 ? '.....1..' : row)).join('\n'),
  heading: 'right',
  speed: 3,
  open_edges: 0,
  ...more,
})

test('GAM-03 a level that is well has no fault', () => {
  expect(faultsOf(well())).toEqual([])
})

const FAULTY: readonly (readonly [LevelFaultCode, Level, readonly number[]])[] = [
  ['rows_differ', well({ 3: '.......' }), []],
  ['size', well({}, { map: EMPTY.slice(1).join('\n') }), []],
  ['size', well({}, { map: Array.from({ length: 33 }, () => '........').join('\n') }), []],
  ['strange_sign', well({ 0: '..?.....' }), [2]],
  ['no_start', well({ 1: '........' }), []],
  ['two_starts', well({ 0: '...@....' }), [3, 9]],
  ['no_food', well({ 4: '........' }), []],
  ['food_missing', well({ 5: '.3......' }), []],
  ['food_twice', well({ 5: '.1......' }), [37, 41]],
  ['start_blocked', well({ 1: '.@#.....' }), [9]],
  ['start_blocked', well({ 1: '@.......' }, { heading: 'left' }), [8]],
  ['food_unreachable', well({ 3: '....###.', 4: '....#1#.', 5: '....###.' }), [37]],
  ['no_room', well({ 0: '####....', 1: '#@12#...', 2: '####....', 4: '........' }), []],
]
test.each(FAULTY)('GAM-03 what is wrong with a level shows on its cells: %s', (code, level, cells) => {
  expect(faultsOf(level)).toContainEqual({ code, cells })
})

test('GAM-03 each fault is told by a story; what an open edge leads to is reached', () => {
  expect(new Set(FAULTY.map(([code]) => code))).toEqual(new Set(LEVEL_FAULTS))
  const shut = { 3: '########', 5: '########' }
  expect(faultsOf(well(shut))).toEqual([{ code: 'food_unreachable', cells: [37] }])
  const around = { 2: '########', 3: '........', 1: '.@......' }
  expect(faultsOf(well(around))).toHaveLength(1)
  expect(faultsOf(well(around, { open_edges: 1 }))).toEqual([])
  expect(faultsOf(well(around, { open_edges: 4 }))).toHaveLength(1)
})

/** A good level with some signs, rows or lengths of it changed by lot. */
function hostile(n: number): Level {
  const { below } = randomOf(seedOf(n))
  const signs = [...(levelOf('castle')?.map ?? '')]
  const strange = [...`#.@${FOOD_SIGNS}\n\r\t \0?🐍ß`]
  for (let changes = below(n % 7 === 0 ? 400 : 6) + 1; changes > 0; changes -= 1) {
    const at = below(signs.length)
    const length = n % 2 === 0 ? 1 : below(3)
    const put = Array.from({ length }, () => (n % 4 === 0 ? '#' : (strange[below(strange.length)] ?? '')))
    signs.splice(at, n % 2 === 0 ? 1 : below(3), ...put)
  }
  const rows = signs.join('').split('\n')
  const map = below(4) === 0 ? rows.slice(0, below(rows.length)).join('\n') : rows.join('\n')
  const heading = (['up', 'right', 'down', 'left'] as const)[below(4)] ?? 'up'
  return { map, heading, speed: 1 + below(8), open_edges: below(16) }
}

test('GAM-03 of 300 hostile documents each has its faults told, or is a level that can be played', () => {
  let well = 0
  for (let n = 0; n < 300; n += 1) {
    const level = hostile(n)
    const faults = faultsOf(level)
    for (const { code, cells } of faults) {
      expect(LEVEL_FAULTS).toContain(code)
      expect(cells.every(Number.isSafeInteger)).toBe(true)
    }
    if (faults.length > 0) continue
    well += 1
    const setup = snakePlay.read({ mode: 'level', pace: 'clock', level: 'hostile', ...level })
    if (setup === null) throw new Error('a level without faults cannot be played')
    const board = boardOf(setup)
    expect(board.food).toHaveLength(readMap(level.map)?.food.length ?? 0)
    expect(snake.step(snake.begin(board), board.step_ticks << 3, [])?.end).toBe('none')
  }
  expect(well).toBeGreaterThan(5)
})
