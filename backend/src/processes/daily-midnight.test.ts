import { dailyBoard } from '@kredka/contracts/games/daily'
import type { DailyView, RunView } from '@kredka/contracts/games/views'
import { MINUTE } from '@kredka/contracts/kernel/durations'
import { addDays } from '@kredka/contracts/kernel/zones'
import { dailyRunIdOf } from '../games/daily.ts'
import { callsOf } from './testing/calls.ts'
import { type MovingSite, movingSite } from './testing/moving-site.ts'
import { type TestPerson, testPerson } from './testing/people.ts'

let site: MovingSite
const { post, get } = callsOf(() => site)
beforeAll(async () => {
  site = await movingSite()
})
afterAll(() => site.stop())

const start = async (who: TestPerson) => (await post<{ id: string }>('/games/daily/runs', {}, who)).id
const daily = (who: TestPerson) => get<DailyView>('/games/daily', who)
const runOf = (id: string, who: TestPerson) => get<RunView>(`/runs/${id}`, who)
const passTo = (instant: number) => site.pass(instant - site.tools.sharedClock.now())

/** Days of Poland with the midnight that ends them: around the night without an hour, and the one with two of them. */
test.each([
  ['2027-03-01', '2027-03-01T23:00:00.000Z'],
  ['2027-03-27', '2027-03-27T23:00:00.000Z'],
  ['2027-03-28', '2027-03-28T22:00:00.000Z'],
  ['2027-10-30', '2027-10-30T22:00:00.000Z'],
  ['2027-10-31', '2027-10-31T23:00:00.000Z'],
])(
  'GAM-04 of %s is what begins at 23:59:59.9 in Warsaw, and what begins at 00:00:00.0 is of the next day',
  async (day, midnight) => {
    const ends = Date.parse(midnight)
    // somebody stays logged in for less than an hour
    passTo(ends - MINUTE)
    const [late, early] = [await testPerson(site), await testPerson(site)]
    await site.still(async () => {
      passTo(ends - 100)
      const last = await start(late)
      expect(last).toBe(dailyRunIdOf(late.id, day))
      expect((await daily(late)).today).toMatchObject({ day, run: { run_id: last, is_open: true } })
      expect((await daily(late)).ends_at).toBe(midnight)

      passTo(ends)
      const first = await start(early)
      expect(first).toBe(dailyRunIdOf(early.id, addDays(day, 1)))
      const [ofDay, ofNext] = [await runOf(last, late), await runOf(first, early)]
      expect([ofDay.variant, ofDay.started_at]).toEqual([dailyBoard(day), new Date(ends - 100).toISOString()])
      expect([ofNext.variant, ofNext.started_at]).toEqual([dailyBoard(addDays(day, 1)), midnight])
      const [his, hers] = [await daily(late), await daily(early)]
      expect(his.today).toMatchObject({ day: addDays(day, 1), run: null })
      expect(his.yesterday).toMatchObject({ day, is_closed: false, run: { run_id: last, is_open: true } })
      expect(hers.today.run).toEqual({ run_id: first, is_open: true, result: null })
      expect(hers.yesterday.run).toBeNull()

      // the day that has begun is another one for whoever still plays the last
      expect(await start(late)).toBe(dailyRunIdOf(late.id, addDays(day, 1)))
      expect((await runOf(last, late)).state).toBe('running')
    })
  },
)
