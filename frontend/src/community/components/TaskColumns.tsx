import { TASK_STATUSES, type TaskStatus } from '@kredka/contracts/community/rules'
import type { TaskView } from '@kredka/contracts/community/views'
import { useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Tabs, useUrlTab } from '../../ui/Tabs.tsx'
import { useViewport } from '../../ui/useMedia.ts'
import { TaskCard } from './TaskCard.tsx'
import classes from './task-columns.module.css'

const SHOWN_AT_FIRST = 8

type Columns = Readonly<Record<TaskStatus, readonly TaskView[]>>

/** What is planned, under way and done: three columns, on a phone three tabs. */
export function TaskColumns({ tasks }: { readonly tasks: readonly TaskView[] }) {
  const columns = {
    'to-do': tasks.filter(({ status }) => status === 'to-do'),
    'in-progress': tasks.filter(({ status }) => status === 'in-progress'),
    done: tasks.filter(({ status }) => status === 'done'),
  }
  return useViewport('mobile') ? <AsTabs columns={columns} /> : <SideBySide columns={columns} />
}

function SideBySide({ columns }: { readonly columns: Columns }) {
  const t = useText()
  return (
    <div className={classes.columns}>
      {TASK_STATUSES.map((status) => (
        <section key={status} className={classes.column} data-status={status} aria-labelledby={`column-${status}`}>
          <h3 id={`column-${status}`} className={classes.heading}>
            {t(`community.task_${status}`)}
            <span className={classes.count}>{columns[status].length}</span>
          </h3>
          <Tasks tasks={columns[status]} />
        </section>
      ))}
    </div>
  )
}

function AsTabs({ columns }: { readonly columns: Columns }) {
  const t = useText()
  const [status, choose] = useUrlTab('column', TASK_STATUSES)
  return (
    <Tabs
      label={t('community.tasks')}
      tabs={TASK_STATUSES.map((value) => ({
        value,
        label: t(`community.task_${value}`),
        count: columns[value].length,
      }))}
      value={status}
      onChange={choose}
    >
      <Tasks key={status} tasks={columns[status]} />
    </Tabs>
  )
}

function Tasks({ tasks }: { readonly tasks: readonly TaskView[] }) {
  const t = useText()
  const [all, setAll] = useState(false)
  if (tasks.length === 0) return <p className={classes.none}>{t('community.no_tasks')}</p>
  return (
    <Stack space={3}>
      <ul className={classes.tasks}>
        {(all ? tasks : tasks.slice(0, SHOWN_AT_FIRST)).map((task) => (
          <li key={task.id}>
            <TaskCard task={task} />
          </li>
        ))}
      </ul>
      {!all && tasks.length > SHOWN_AT_FIRST && (
        <Button look="quiet" size="small" icon="chevron-down" onClick={() => setAll(true)}>
          {t('community.more_tasks', { count: tasks.length - SHOWN_AT_FIRST })}
        </Button>
      )}
    </Stack>
  )
}
