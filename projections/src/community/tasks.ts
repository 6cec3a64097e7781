import { devBoardEvents as e } from '@kredka/contracts/community/events'
import { on, type Rows } from '../kernel/projection.ts'
import { searchText } from './search-text.ts'

const LEAVE = `
  update tasks set place = place - 1
   where status = $2 and place > (select place from tasks where task_id = $1) and task_id <> $1`
const ENTER = 'update tasks set place = place + 1 where status = $2 and place >= $3 and task_id <> $1'

/** The board changes a few times a week: its rows are moved by statements. */
export const taskHandlers = {
  ...on(e.DevTaskAdded, async ({ data, metadata }, rows) => {
    const { task_id, title, description, status, place } = data
    const at = metadata.occurred_at
    await rows.sql(ENTER, [task_id, status, place])
    const search = textOf(data)
    rows.put('tasks', { task_id, title, description, status, place, added_at: at, moved_at: at, search })
  }),

  ...on(e.DevTaskChanged, ({ data }, rows) => {
    const { task_id, title, description } = data
    rows.patch('tasks', { task_id }, { title, description, search: textOf(data) })
  }),

  ...on(e.DevTaskMoved, async ({ data: { task_id, from, to, place }, metadata }, rows) => {
    await leave(rows, task_id, from)
    await rows.sql(ENTER, [task_id, to, place])
    const moved = from === to ? { place } : { place, status: to, moved_at: metadata.occurred_at }
    rows.patch('tasks', { task_id }, moved)
  }),

  ...on(e.DevTaskDeleted, async ({ data: { task_id, status } }, rows) => {
    await leave(rows, task_id, status)
    rows.remove('tasks', { task_id })
  }),
}

async function leave(rows: Rows, task_id: string, status: string): Promise<void> {
  await rows.sql(LEAVE, [task_id, status])
}

interface Texts {
  readonly title: { readonly pl: string; readonly en: string }
  readonly description: { readonly pl: string; readonly en: string }
}

function textOf({ title, description }: Texts): string {
  return searchText(title.pl, title.en, description.pl, description.en)
}
