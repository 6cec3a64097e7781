import { addCheckpoints, type CheckpointMove, LostLeadError, loadCheckpoints, moveCheckpoints } from './checkpoints.ts'
import { type CountedMinutes, perMinute } from './per-minute.ts'
import { type ReactionsKit, reactionsKit } from './testing/reactions-kit.ts'

let kit: ReactionsKit
beforeEach(async () => {
  kit = await reactionsKit()
})
afterEach(() => kit.database.drop())

test('EVT-06 a process that lost the lead moves none of its checkpoints, also where the new leader left some alone', async () => {
  const { pool } = kit.database
  const names = ['tests.first', 'tests.second']
  const move = (to: string): CheckpointMove => ({ from: '1', to, event_id: null, handled: 0 })
  await addCheckpoints(pool, names, '1')
  await moveCheckpoints(pool, new Map([['tests.second', move('2')]]), kit.clock.now())
  const late = moveCheckpoints(pool, new Map(names.map((name) => [name, move('3')])), kit.clock.now())
  await expect(late).rejects.toThrow(LostLeadError)
  expect(Object.fromEntries(await loadCheckpoints(pool, names))).toEqual({ 'tests.first': '1', 'tests.second': '2' })
})

test('ADM-03 what a policy took in the last minute is its rate, also as the next minute begins; later it is none', async () => {
  const { pool } = kit.database
  const at = (time: string) => Date.parse(`2026-11-29T10:${time}.000Z`)
  await addCheckpoints(pool, ['tests.busy'], '0')
  const take = async (place: number, handled: number, time: string) => {
    const move = { from: String(place - 1), to: String(place), event_id: null, handled }
    await moveCheckpoints(pool, new Map([['tests.busy', move]]), at(time))
  }
  const rateAt = async (time: string) => {
    const { rows } = await pool.query<CountedMinutes>(
      'select minute, in_minute, minute_before from reactions.checkpoints',
    )
    return rows.map((row) => perMinute(row, at(time)))
  }
  expect(await rateAt('00:00')).toEqual([0])
  await take(1, 30, '00:10')
  await take(2, 10, '00:50')
  expect(await rateAt('00:59')).toEqual([40])
  await take(3, 4, '01:00')
  await take(4, 0, '01:20')
  expect(await rateAt('01:30')).toEqual([24])
  expect(await rateAt('02:30')).toEqual([2])
  expect(await rateAt('03:00')).toEqual([0])
  await take(5, 1, '09:00')
  expect(await rateAt('09:00')).toEqual([1])
})
