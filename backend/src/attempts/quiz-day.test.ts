import { RandomDrawn } from '@kredka/contracts/attempts/events'
import { USER_DRAWS_MAX } from '@kredka/contracts/attempts/rules'
import { make } from '@kredka/contracts/kernel/events'
import { story } from '../kernel/testing/story.ts'
import { quizDayDecider, quizDayId } from './quiz-day.ts'

const use = { user_id: '01jd0000000000000000000001', day: '2026-11-24' }
const drawn = make(RandomDrawn, use)

test('QUI-06 a user has twenty random quizzes drawn a day, and no more', () => {
  const tale = story(quizDayDecider, { RandomDrawn })
  tale
    .given(...Array.from({ length: USER_DRAWS_MAX - 1 }, () => drawn))
    .when(use)
    .gives(drawn)
  tale
    .given(...Array.from({ length: USER_DRAWS_MAX }, () => drawn))
    .when(use)
    .rejects('DAILY_RANDOM_LIMIT')
})

test('QUI-06 each day counts for itself', () => {
  expect(quizDayId(use)).toBe('01jd0000000000000000000001_20261124')
})
