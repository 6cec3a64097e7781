import { type DevBoardEvent, devBoardEvents as e } from '@kredka/contracts/community/events'
import { TASKS_MAX, type TaskStatus } from '@kredka/contracts/community/rules'
import { make } from '@kredka/contracts/kernel/events'
import { story } from '../kernel/testing/story.ts'
import { type DevBoardCommand, devBoardDecider } from './dev-board.ts'

const idOf = (n: number) => `01jd0000000000000000000${String(n).padStart(3, '0')}`
const texts = { title: { pl: 'Kalendarz', en: 'Calendar' }, description: { pl: '', en: '' } }
const added = (n: number, status: TaskStatus, place: number) =>
  make(e.DevTaskAdded, { task_id: idOf(n), ...texts, status, place })
const moved = (n: number, from: TaskStatus, to: TaskStatus, place: number) =>
  make(e.DevTaskMoved, { task_id: idOf(n), from, to, place })
const add = (n: number, status: TaskStatus): DevBoardCommand => ({ do: 'add', task_id: idOf(n), status, texts })
const move = (n: number, to: TaskStatus, before: number | null): DevBoardCommand => ({
  do: 'move',
  task_id: idOf(n),
  to,
  before: before === null ? null : idOf(before),
})
const three = [added(1, 'to-do', 0), added(2, 'to-do', 1), added(3, 'to-do', 2)]

function columns(...events: readonly DevBoardEvent[]) {
  return events.reduce(devBoardDecider.evolve, devBoardDecider.initial)
}

test('BRD-01 a new task waits at the end of its column; a done one stands first', () => {
  story(devBoardDecider, e)
    .given(added(1, 'to-do', 0))
    .when(add(2, 'to-do'))
    .gives(added(2, 'to-do', 1))
  story(devBoardDecider, e)
    .given(added(1, 'done', 0))
    .when(add(2, 'done'))
    .gives(added(2, 'done', 0))
})

test('BRD-01 a task moves before another, to the end, or to another column', () => {
  story(devBoardDecider, e)
    .given(...three)
    .when(move(3, 'to-do', 1))
    .gives(moved(3, 'to-do', 'to-do', 0))
  story(devBoardDecider, e)
    .given(...three)
    .when(move(1, 'to-do', null))
    .gives(moved(1, 'to-do', 'to-do', 2))
  story(devBoardDecider, e)
    .given(...three)
    .when(move(2, 'done', null))
    .gives(moved(2, 'to-do', 'done', 0))
  expect(columns(...three, moved(3, 'to-do', 'to-do', 0), moved(1, 'to-do', 'in-progress', 0))).toEqual({
    'to-do': [idOf(3), idOf(2)],
    'in-progress': [idOf(1)],
    done: [],
  })
})

test('BRD-01 where the neighbour has left the column meanwhile, the end of it is meant', () =>
  story(devBoardDecider, e)
    .given(...three, moved(1, 'to-do', 'done', 0))
    .when(move(2, 'to-do', 1))
    .gives(moved(2, 'to-do', 'to-do', 1)))

test('BRD-01 a task that stands there already is not moved', () => {
  story(devBoardDecider, e)
    .given(...three)
    .when(move(2, 'to-do', 3))
    .gives()
  story(devBoardDecider, e)
    .given(...three)
    .when(move(3, 'to-do', null))
    .gives()
  story(devBoardDecider, e)
    .given(...three)
    .when(move(2, 'to-do', 2))
    .gives()
})

test('BRD-01 a task is written anew and deleted, with a reason; what is gone is not found', () => {
  const task_id = idOf(1)
  const gone = make(e.DevTaskDeleted, { task_id, status: 'to-do', reason: 'Powtórzone.' })
  story(devBoardDecider, e)
    .given(added(1, 'to-do', 0))
    .when({ do: 'change', task_id, texts: { ...texts, title: { pl: ' Plan ', en: ' Plan ' } } })
    .gives(make(e.DevTaskChanged, { task_id, ...texts, title: { pl: 'Plan', en: 'Plan' } }))
  story(devBoardDecider, e)
    .given(added(1, 'to-do', 0))
    .when({ do: 'delete', task_id, reason: ' Powtórzone. ' })
    .gives(gone)
  const after: readonly DevBoardCommand[] = [
    { do: 'change', task_id, texts },
    move(1, 'done', null),
    { do: 'delete', task_id, reason: 'x' },
  ]
  for (const command of after) {
    story(devBoardDecider, e)
      .given(added(1, 'to-do', 0), gone)
      .when(command)
      .rejects('DEV_TASK_NOT_FOUND')
  }
})

test('BRD-01 a full board takes no more', () => {
  const full = Array.from({ length: TASKS_MAX }, (_, n) => added(n, 'to-do', n))
  story(devBoardDecider, e)
    .given(...full)
    .when(add(TASKS_MAX, 'done'))
    .rejects('DEV_BOARD_FULL')
  story(devBoardDecider, e)
    .given(...full.slice(1))
    .when(add(0, 'to-do'))
    .gives(added(0, 'to-do', TASKS_MAX - 1))
})
