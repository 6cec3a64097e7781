import { SUBJECTS } from '../../data/subjects.ts'
import { LEVELS } from '../../offers/rules.ts'
import { beginningOf, beginRun } from '../play.ts'
import { snakeQuizPlay } from './play.ts'
import { ALL_SUBJECTS, QUESTIONS } from './rules.ts'

const choice = {
  game: 'snake-quiz',
  subject: 'polish',
  level: 'any',
  language: 'pl',
  speed: 'calm',
  pace: 'clock',
} as const
const tiles = '4'.repeat(QUESTIONS)

test('GAM-07 each subject, level, language and pace has a board of its own; speed has none, as time parts the best', () => {
  const variants = [
    beginningOf(choice, { tiles }),
    beginningOf({ ...choice, speed: 'fast' }, { tiles }),
    beginningOf({ ...choice, language: 'en', pace: 'steps' }, { tiles }),
    beginningOf({ ...choice, subject: ALL_SUBJECTS, level: 'basic' }, { tiles }),
  ].map((beginning) => beginning?.variant)
  expect(variants).toEqual(['polish-any-pl', 'polish-any-pl', 'polish-any-en-steps', 'all-basic-pl'])
  for (const { id } of SUBJECTS) {
    for (const level of LEVELS) {
      const beginning = beginningOf({ ...choice, subject: id, level, pace: 'steps' }, { tiles })
      expect(beginning?.variant.length).toBeLessThanOrEqual(40)
      expect(beginning === null ? null : beginRun(beginning)).not.toBeNull()
    }
  }
})

test('GAM-07 nothing begins before questions were dealt, and what is no setup is not played', () => {
  expect(beginningOf(choice)).toBeNull()
  const setup = { ...choice, tiles }
  expect(snakeQuizPlay.read(setup)?.tiles).toHaveLength(QUESTIONS)
  for (const bad of [
    { tiles: '4444' },
    { tiles: '44445444' },
    { tiles: 8 },
    { level: 'hard' },
    { language: 'de' },
    { speed: 'slow' },
    { pace: 'none' },
    { subject: 7 },
  ]) {
    expect(snakeQuizPlay.read({ ...setup, ...bad })).toBeNull()
  }
})

test('GAM-07 where each input is a step, time does not count', () => {
  const setup = snakeQuizPlay.read({ ...choice, tiles })
  if (setup === null) throw new Error('no setup')
  expect(snakeQuizPlay.start(setup).ticks).toBe(0)
  expect(snakeQuizPlay.start({ ...setup, pace: 'steps' }).ticks).toBeNull()
})
