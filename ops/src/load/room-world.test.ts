import { allowedName } from '@kredka/backend/quiz-rooms/names'
import { PLAYERS_MAX } from '@kredka/contracts/quiz-rooms/rules'
import { loadName } from './room-world.ts'

test('ROO-01 a full room of players made for load has names that are allowed, and no two alike', () => {
  const names = Array.from({ length: PLAYERS_MAX }, (_, n) => allowedName(loadName(n)))
  expect(names).not.toContain(null)
  expect(new Set(names).size).toBe(PLAYERS_MAX)
})
