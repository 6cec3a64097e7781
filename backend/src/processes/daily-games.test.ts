import { dailyBoard, dailyEnds } from '@kredka/contracts/games/daily'
import { ticksOf } from '@kredka/contracts/games/engine/snake-1/input'
import { DAILY_COUNTED_MAX, LEAD_IN_MS, msOfTicks } from '@kredka/contracts/games/rules'
import type { DailyView, RunView } from '@kredka/contracts/games/views'
import { warsawDay } from '@kredka/contracts/kernel/days'
import { HOUR } from '@kredka/contracts/kernel/durations'
import { dailyLuckOf, dailyTurnOf } from '../games/daily.ts'
import { dailyInputs } from '../games/testing/daily-inputs.ts'
import { callsOf } from './testing/calls.ts'
import { type MovingSite, movingSite } from './testing/moving-site.ts'
import { logIn, type TestPerson, testPerson } from './testing/people.ts'

let site: MovingSite
const { post, get } = callsOf(() => site)
beforeAll(async () => {
  site = await movingSite()
})
afterAll(() => site.stop())

const runOf = (id: string, who: TestPerson) => get<RunView>(`/runs/${id}`, who)
const daily = (who?: TestPerson) => get<DailyView>('/games/daily', who)
const today = () => warsawDay(site.tools.sharedClock.now())

/** Two people who see the board of today in different ways. */
async function twoPlayers(): Promise<readonly [TestPerson, TestPerson]> {
  const one = await testPerson(site)
  for (;;) {
    const other = await testPerson(site)
    if (dailyTurnOf(other.id, today()) !== dailyTurnOf(one.id, today())) return [one, other]
  }
}

/** Plays to the end, at the pace of the game where it has one. */
async function play(who: TestPerson): Promise<RunView> {
  const { id } = await post<{ id: string }>('/games/daily/runs', {}, who)
  const day = today()
  const inputs = dailyInputs(day, dailyTurnOf(who.id, day), dailyLuckOf(site.tools.vault, day))
  const { game } = await runOf(id, who)
  if (game !== 'snake2024') await post(`/runs/${id}/moves`, { from: 0, inputs }, who)
  else await site.still(() => snake(id, inputs, who))
  if (game === 'color-ball') await post(`/runs/${id}/give-up`, {}, who)
  return runOf(id, who)
}

async function snake(id: string, inputs: readonly number[], who: TestPerson): Promise<void> {
  site.pass(LEAD_IN_MS)
  let [ticks, passed] = [0, 0]
  for (const [from, input] of inputs.entries()) {
    ticks += ticksOf(input)
    site.pass(msOfTicks(ticks) - passed)
    passed = msOfTicks(ticks)
    await post(`/runs/${id}/moves`, { from, inputs: [input] }, who)
  }
}

test('GAM-04 each game of the week is played turned, and is worth the same however somebody sees it', async () => {
  const seen = new Set<string>()
  for (let day = 0; day < 4; day += 1) {
    const [one, other] = await twoPlayers()
    const [mine, theirs] = [await play(one), await play(other)]
    seen.add(mine.game)
    // moves of balls are others for each of them here, and made no line
    const isBalls = mine.game === 'color-ball'
    expect(mine.ended).toMatchObject({ is_ranked: !isBalls, why: isBalls ? 'given_up' : 'done' })
    expect(mine.variant).toBe(dailyBoard(today()))
    expect(theirs.setup).not.toEqual(mine.setup)
    if (!isBalls) {
      expect(theirs.ended?.score).toBe(mine.ended?.score)
      expect((await daily(one)).today.rows).toHaveLength(2)
    }
    if (!isBalls && mine.game !== 'memory') {
      expect((await daily(one)).today.rows.map(({ place }) => place)).toEqual([1, 1])
    }
    site.pass(dailyEnds(today()) - site.tools.sharedClock.now() + 9 * HOUR)
  }
  expect(seen).toEqual(new Set(['memory', 'cats-board', 'snake2024', 'color-ball']))
}, 60_000)

test('GAM-04 however many play, they are counted up to a thousand', async () => {
  const player = await testPerson(site)
  const run = await play(player)
  const { game, variant } = run
  const many = DAILY_COUNTED_MAX + 200
  const { pool } = site.database
  await pool.query(
    `insert into profiles.people (user_id, name) select 'many' || n, 'Ktoś' from generate_series(1, ${many}) n`,
  )
  const better = `insert into games.bests (span, game, variant, user_id, rank, tie, score, played_ms, run_id)
    select 'all', $1, $2, 'many' || n, -n, 0, n, 0, $3 from generate_series(1, ${many}) n`
  await pool.query(better, [game, variant, run.id])
  const headers = await logIn(site, player.id)
  const { players, rows, run: own } = (await daily({ ...player, headers })).today
  expect([players, own?.result?.place]).toEqual([DAILY_COUNTED_MAX, DAILY_COUNTED_MAX])
  expect(rows.length).toBeLessThan(30)
})
