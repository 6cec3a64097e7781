import { quizRunSteps } from './quiz-run-plan.ts'
import { playRuns, seedPeople } from './testing/play-runs.ts'

const NOW = Date.parse('2026-12-14T12:00:00Z')

test('OPS-01 GAM-07 boards of the snake with questions have people on them, who played as the rules have it', async () => {
  const steps = quizRunSteps({
    now: NOW,
    admin_id: '01jd00000000000000000000a0',
    students: seedPeople(NOW),
    teachers: seedPeople(NOW, 'q'),
    runSecretOf: (of) => `secret of ${of}`,
  })
  const { runs, refused } = await playRuns(steps)

  expect(refused).toEqual([])
  expect(steps.every(({ at }) => at <= NOW)).toBe(true)
  expect(runs.every(({ ended }) => ended?.is_ranked === true)).toBe(true)
  const boards = Object.groupBy(runs, ({ started }) => started?.variant ?? '')
  expect(Object.keys(boards).toSorted()).toEqual(['all-any-pl', 'maths-for-children-pl'])
  // some know more than others
  for (const board of Object.values(boards)) {
    expect(new Set(board?.map(({ ended }) => ended?.score)).size).toBeGreaterThan(2)
  }
  expect(new Set(runs.map(({ started }) => started?.setup['speed'])).size).toBe(3)
})
