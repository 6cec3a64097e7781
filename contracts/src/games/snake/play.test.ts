import { beginningOf, beginRun } from '../play.ts'
import { LEVELS } from './levels/levels.ts'
import { snakePlay } from './play.ts'

const classic = { mode: 'classic', pace: 'clock', speed: 4, edges: 'closed' } as const

test('GAM-01 each way of playing has a board of its own; speed has none, as it is worth points', () => {
  const variants = [
    beginningOf({ game: 'snake2024', ...classic }),
    beginningOf({ game: 'snake2024', ...classic, edges: 'open', pace: 'steps' }),
    beginningOf({ game: 'snake2024', mode: 'level', pace: 'clock', level: 'heart' }),
    beginningOf({ game: 'snake2024', mode: 'level', pace: 'steps', level: 'heart' }),
  ].map((beginning) => beginning?.variant)
  expect(variants).toEqual(['classic-closed', 'classic-open-steps', 'level-heart', 'level-heart-steps'])
})

test('GAM-03 a run holds its level as it is, whatever becomes of the level; every built-in one can be begun', () => {
  for (const { id, map } of LEVELS) {
    const beginning = beginningOf({ game: 'snake2024', mode: 'level', pace: 'clock', level: id })
    expect(beginning?.setup['map']).toBe(map)
    expect(beginning?.variant.length).toBeLessThanOrEqual(40)
    expect(beginning === null ? null : beginRun(beginning)).not.toBeNull()
  }
})

test('GAM-06 where each input is a step, time does not count', () => {
  expect(snakePlay.start(classic).ticks).toBe(0)
  expect(snakePlay.start({ ...classic, pace: 'steps' }).ticks).toBeNull()
})

test.each([
  {},
  { ...classic, speed: 0 },
  { ...classic, speed: 9 },
  { ...classic, speed: '4' },
  { ...classic, pace: 'slow' },
  { ...classic, edges: 'none' },
  { ...classic, mode: 'level' },
  { mode: 'level', pace: 'clock', speed: 4, level: 'own', map: '@', heading: 'up', open_edges: 0 },
  { mode: 'level', pace: 'clock', speed: 4, level: 'own', map: '', heading: 'up', open_edges: 16 },
])('GAM-06 what is no setup of snake is not played: %j', (setup) => {
  expect(snakePlay.read(setup)).toBeNull()
})
