import { readFileSync } from 'node:fs'
import { type Snake, snake } from '../../engine/snake-1/snake.ts'
import { faultsOf } from '../faults.ts'
import { readMap } from '../level.ts'
import { boardOf } from '../play.ts'
import { LEVELS } from './levels.ts'

const CLEARS: Readonly<Record<string, string>> = JSON.parse(readFileSync(`${import.meta.dirname}/clears.json`, 'utf8'))

test('GAM-03 there are at least sixty levels with names of their own, and they get harder', () => {
  expect(LEVELS.length).toBeGreaterThanOrEqual(60)
  for (const name of ['id', 'pl', 'en', 'map'] as const) {
    expect(new Set(LEVELS.map((level) => level[name])).size).toBe(LEVELS.length)
  }
  const foods = LEVELS.map(({ map }) => readMap(map)?.food.length ?? 0)
  expect(foods).toEqual(foods.toSorted((a, b) => a - b))
})

test.each(LEVELS)('GAM-03 the level $id has no fault, and its stored inputs clear it', (level) => {
  expect(faultsOf(level)).toEqual([])
  const board = boardOf({ mode: 'level', pace: 'clock', level: level.id, ...level })
  const inputs = CLEARS[level.id]?.split(' ').map(Number) ?? []
  const after = inputs.reduce<Snake | null>((state, input) => state && snake.step(state, input, []), snake.begin(board))
  expect(after?.end).toBe('cleared')
})
