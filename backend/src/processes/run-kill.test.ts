import { dailyBeginning } from '@kredka/contracts/games/daily-choices'
import { inputOf, ticksOf } from '@kredka/contracts/games/engine/snake-1/input'
import { type Snake, snake } from '@kredka/contracts/games/engine/snake-1/snake'
import { beginRun } from '@kredka/contracts/games/play'
import { LEAD_IN_MS, msOfTicks } from '@kredka/contracts/games/rules'
import { boardOf } from '@kredka/contracts/games/snake/play'
import { CLASSIC_SIDE, stepTicksOf } from '@kredka/contracts/games/snake/rules'
import { type TestDatabase, testDatabase } from '@kredka/projections/postgres/testing/database'
import { readConfig } from '../config/config.ts'
import { dailyLuckOf, dailyTurnOf } from '../games/daily.ts'
import { luckOf, type RunLuck } from '../games/luck.ts'
import { readRun } from '../games/read-run.ts'
import { dailyInputs } from '../games/testing/daily-inputs.ts'
import { createFollowingClock } from '../kernel/testing/following-clock.ts'
import { callsOf } from './testing/calls.ts'
import { dyingAfter } from './testing/dying-after.ts'
import { logIn, testPerson } from './testing/people.ts'
import { testApi } from './testing/test-cluster.ts'
import { ENVIRONMENT, type TestSite } from './testing/test-site.ts'

/** A process dies in the middle of a run, right after it has appended a move and before it has answered (GAM-04, GAM-06). */
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

const SPEED = 8
const CLASSIC = { mode: 'classic', pace: 'clock', speed: SPEED, edges: 'open' } as const
const DOWN = 2

test('GAM-06 an endless snake whose api was killed goes on at the same tick and eats the same food', async () => {
  const begins = Date.parse('2027-03-05T09:00:00Z') - Date.now()
  const dying = await dyingAfter('RunMoved', database.url, begins)
  try {
    const lost = [inputOf(0), inputOf(2 * stepTicksOf(SPEED)), inputOf(stepTicksOf(SPEED))]
    ahead = begins - LEAD_IN_MS - msOfTicks(ticksIn(lost))
    const person = await testPerson(site)
    const who = { ...person, headers: await logIn(site, person.id) }
    const { id } = await post<{ id: string }>('/runs', { setup: { game: 'snake2024', ...CLASSIC } }, who)
    ahead = begins
    const moving = fetch(`${dying.url}/api/runs/${id}/moves`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...who.headers, 'idempotency-key': 'lost snake' },
      body: JSON.stringify({ from: 0, inputs: lost }),
    })
    await expect(moving).rejects.toThrow()
    await dying.gone

    const luck = luckOf(site.tools.vault.luck.secretOf(id))
    const stood = playedWith(luck, lost)
    expect(await runOf(id)).toMatchObject({ state: 'running', inputs: lost, told: stood.told, secret: null })
    expect(stood.told[0]).toHaveLength(3)
    const again = await post<{ told: unknown }>(`/runs/${id}/moves`, { from: 0, inputs: lost }, who, 'lost snake')
    expect(again.told).toEqual(stood.told)

    // whoever was cut off takes a break; time has stood still, and the food lies where it lay
    await post(`/runs/${id}/pause`, {}, who)
    expect((await runOf(id))?.played_ms).toBe(msOfTicks(ticksIn(lost)))
    await post(`/runs/${id}/resume`, {}, who)
    const rest = wayToFood(stood.state)
    ahead += LEAD_IN_MS + msOfTicks(ticksIn(rest))
    await post(`/runs/${id}/moves`, { from: lost.length, inputs: rest }, who)
    const { told, state } = playedWith(luck, [...lost, ...rest])
    expect([state.eaten, state.ticks]).toEqual([1, ticksIn([...lost, ...rest])])
    expect(await runOf(id)).toMatchObject({ inputs: [...lost, ...rest], told })
  } finally {
    dying.kill()
  }
})

function ticksIn(inputs: readonly number[]): number {
  return inputs.reduce((sum, input) => sum + ticksOf(input), 0)
}

/** The run as its luck has it. */
function playedWith(luck: RunLuck, inputs: readonly number[]) {
  const told: (readonly number[])[] = []
  let state = snake.begin(boardOf(CLASSIC))
  for (const input of inputs) {
    const due = snake.tell(state, input, luck) ?? []
    told.push(due)
    state = snake.step(state, input, due) ?? state
  }
  return { told, state }
}

/** On to the right as far as the column of the food, and down to its row; edges are open. */
function wayToFood({ body, food }: Snake): readonly number[] {
  const head = body.at(-1) ?? 0
  const steps = (from: number, to: number) => (to - from + CLASSIC_SIDE) % CLASSIC_SIDE
  const rowOf = (cell: number) => Math.floor(cell / CLASSIC_SIDE)
  const [across, down] = [steps(head % CLASSIC_SIDE, food % CLASSIC_SIDE), steps(rowOf(head), rowOf(food))]
  return [inputOf(across * stepTicksOf(SPEED), DOWN), inputOf(down * stepTicksOf(SPEED))]
}
