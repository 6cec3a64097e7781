import { addDays } from '@kredka/contracts/kernel/zones'
import { dailySteps } from './daily-plan.ts'
import { playRuns, seedPeople } from './testing/play-runs.ts'

const NOW = Date.parse('2026-12-14T00:00:00Z')

async function playAll(now: number) {
  const steps = dailySteps({ now, students: seedPeople(now), runSecretOf: (of) => `secret of ${of}` })
  return { steps, ...(await playRuns(steps)) }
}

test('OPS-01 GAM-04 the demonstration has challenges of the last days, each of them played as the rules have it', async () => {
  const { runs, refused, steps } = await playAll(NOW)
  expect(refused).toEqual([])
  expect(new Set(runs.map(({ started }) => started?.game))).toEqual(
    new Set(['memory', 'color-ball', 'cats-board', 'snake2024']),
  )
  expect(steps.every(({ at }) => at <= NOW)).toBe(true)
  expect(runs.every(({ state }) => state === 'ended')).toBe(true)
  const today = runs.filter(({ started }) => started?.variant === 'daily-2026-12-14')
  expect(today).toHaveLength(2)
  // what lies where is shown once the day is over, and not before
  for (const run of runs) expect(run.secret === null).toBe(today.includes(run))
  // those who share a board come to different results
  const yesterday = runs.filter(({ started }) => started?.variant === `daily-${addDays('2026-12-14', -1)}`)
  expect(new Set(yesterday.map(({ ended }) => ended?.score)).size).toBeGreaterThan(1)
  expect(runs.filter(({ ended }) => ended?.is_ranked === true).length).toBeGreaterThan(30)
})

test('OPS-01 GAM-04 whichever day it is, in summer as well, nothing of it is refused', async () => {
  for (const day of ['2026-11-25', '2027-03-29', '2027-07-04', '2027-10-31']) {
    expect((await playAll(Date.parse(`${day}T00:00:00Z`))).refused).toEqual([])
  }
})
