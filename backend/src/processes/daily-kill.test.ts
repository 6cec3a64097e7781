import { dailyBeginning } from '@kredka/contracts/games/daily-choices'
import { ticksOf } from '@kredka/contracts/games/engine/snake-1/input'
import { beginRun } from '@kredka/contracts/games/play'
import { LEAD_IN_MS, msOfTicks } from '@kredka/contracts/games/rules'
import { type TestDatabase, testDatabase } from '@kredka/projections/postgres/testing/database'
import { readConfig } from '../config/config.ts'
import { dailyLuckOf, dailyTurnOf } from '../games/daily.ts'
import { readRun } from '../games/read-run.ts'
import { dailyInputs } from '../games/testing/daily-inputs.ts'
import { createFollowingClock } from '../kernel/testing/following-clock.ts'
import { callsOf } from './testing/calls.ts'
import { dyingAfter } from './testing/dying-after.ts'
import { logIn, testPerson } from './testing/people.ts'
import { testApi } from './testing/test-cluster.ts'
import { ENVIRONMENT, type TestSite } from './testing/test-site.ts'

/** A process dies in the middle of a daily challenge, right after it has appended a move and before it has answered (GAM-04, GAM-06). */
let database: TestDatabase
let site: TestSite
/** By so much the clocks of the apis are ahead. */
let ahead = 0
const { post } = callsOf(() => site)
beforeAll(async () => {
  database = await testDatabase({ template: 'site' })
  const now = () => Date.now() + ahead
  const config = readConfig({ ...ENVIRONMENT, DATABASE_URL: database.url })
  site = await testApi(config, database, { clock: { now }, sharedClock: createFollowingClock({ now }) })
})
afterAll(async () => {
  await site.stop()
  await database.drop()
})

/** As the log has it: no worker follows here. */
const runOf = (id: string) => readRun(site.tools, id, null)

test.each([
  ['memory', '2027-03-01'],
  ['cats-board', '2027-03-02'],
  ['snake2024', '2027-03-03'],
  ['color-ball', '2027-03-04'],
])(
  'GAM-04 GAM-06 a daily challenge of %s goes on at the same move when its api was killed, and tells the same',
  async (game, day) => {
    const begins = Date.parse(`${day}T09:00:00Z`) - Date.now()
    const dying = await dyingAfter('RunMoved', database.url, begins)
    try {
      ahead = begins
      const person = await testPerson(site)
      const who = { ...person, headers: await logIn(site, person.id) }
      const turn = dailyTurnOf(who.id, day)
      const luck = dailyLuckOf(site.tools.vault, day)
      const [first = 0, second = 0, third = 0, ...rest] = dailyInputs(day, turn, luck)
      const lost = [first, second, third]
      // so long ago that what is sent now is due now
      const ticks = game === 'snake2024' ? lost.map(ticksOf).reduce((sum, one) => sum + one) : 0
      ahead = begins - LEAD_IN_MS - msOfTicks(ticks)
      const { id } = await post<{ id: string }>('/games/daily/runs', {}, who)
      ahead = begins
      const moving = fetch(`${dying.url}/api/runs/${id}/moves`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...who.headers, 'idempotency-key': `lost ${day}` },
        body: JSON.stringify({ from: 0, inputs: lost }),
      })
      await expect(moving).rejects.toThrow()
      await dying.gone

      const told = toldOf(day, turn, lost)
      expect(await runOf(id)).toMatchObject({ game, state: 'running', inputs: lost, told, secret: null })
      expect((await post<{ id: string }>('/games/daily/runs', {}, who)).id).toBe(id)
      // the page sends what was not answered once more
      const again = await post<{ told: unknown }>(`/runs/${id}/moves`, { from: 0, inputs: lost }, who, `lost ${day}`)
      expect(again.told).toEqual(told)
      expect(await post(`/runs/${id}/moves`, { from: 0, inputs: lost }, who)).toBe('RUN_MOVED_ON')
      if (game === 'snake2024') await post(`/runs/${id}/pause`, {}, who)
      else await post(`/runs/${id}/moves`, { from: 3, inputs: rest.slice(0, 1) }, who)
      expect((await runOf(id))?.inputs).toHaveLength(game === 'snake2024' ? 3 : 4)
    } finally {
      dying.kill()
    }

    /** What nobody but the server can know: it follows from the luck of the day alone. */
    function toldOf(day: string, turn: number, inputs: readonly number[]) {
      const beginning = dailyBeginning(day, turn)
      let position = beginning && beginRun(beginning)
      return inputs.map((input) => {
        const told = position?.tell(input, dailyLuckOf(site.tools.vault, day)) ?? []
        position = position?.step(input, told) ?? null
        return told
      })
    }
  },
)
