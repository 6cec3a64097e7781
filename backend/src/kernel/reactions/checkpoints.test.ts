import { addCheckpoints, type CheckpointMove, LostLeadError, loadCheckpoints, moveCheckpoints } from './checkpoints.ts'
import { type ReactionsKit, reactionsKit } from './testing/reactions-kit.ts'

let kit: ReactionsKit
beforeEach(async () => {
  kit = await reactionsKit()
})
afterEach(() => kit.database.drop())

test('EVT-06 a process that lost the lead moves none of its checkpoints, also where the new leader left some alone', async () => {
  const { pool } = kit.database
  const names = ['tests.first', 'tests.second']
  const move = (to: string): CheckpointMove => ({ from: '1', to, event_id: null })
  await addCheckpoints(pool, names, '1')
  await moveCheckpoints(pool, new Map([['tests.second', move('2')]]), kit.clock.now())
  const late = moveCheckpoints(pool, new Map(names.map((name) => [name, move('3')])), kit.clock.now())
  await expect(late).rejects.toThrow(LostLeadError)
  expect(Object.fromEntries(await loadCheckpoints(pool, names))).toEqual({ 'tests.first': '1', 'tests.second': '2' })
})
