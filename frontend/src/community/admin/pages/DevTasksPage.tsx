import { deleteTask } from '@kredka/contracts/community/endpoints'
import { REASON_MAX } from '@kredka/contracts/community/rules'
import type { TaskView } from '@kredka/contracts/community/views'
import { useState } from 'react'
import { useDraft } from '../../../app/forms/useDraft.ts'
import { useCommand } from '../../../app/store/command.ts'
import { useResource } from '../../../app/store/resource.ts'
import { useText } from '../../../i18n/useText.ts'
import { ifOvertaken } from '../../../kernel/errors.ts'
import { Button } from '../../../ui/Button.tsx'
import { readyTexts } from '../../../ui/fields/ReadyTexts.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { Modal } from '../../../ui/overlay/Modal.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { ResourceView } from '../../../ui/ResourceView.tsx'
import { Tabs, useUrlTab } from '../../../ui/Tabs.tsx'
import { useOwnLanguage } from '../../useOwnLanguage.ts'
import { TaskBoard } from '../components/TaskBoard.tsx'
import { TaskEditor } from '../components/TaskEditor.tsx'
import { TaskTable } from '../components/TaskTable.tsx'
import { adminBoard } from '../resources.ts'

const WHY_DELETED = ['community.ready_twice', 'community.ready_never', 'community.ready_slip'] as const
const VIEWS = ['board', 'table'] as const

/** Tasks of the development board: as people see them, to be moved, and as a table (BRD-01, ADM-02). */
export function DevTasksPage() {
  const t = useText()
  const words = useOwnLanguage()
  const [view, show] = useUrlTab('view', VIEWS)
  const board = useResource(adminBoard, {})
  const [editing, setEditing] = useState<TaskView | 'new' | null>(null)
  const [deleting, setDeleting] = useState<TaskView | null>(null)
  const reason = useDraft(`reason.${deleteTask.name}.${deleting?.id ?? ''}`)
  const [version, setVersion] = useState(0)
  const closeAndRefresh = () => {
    setEditing(null)
    setDeleting(null)
    setVersion((before) => before + 1)
    board.refresh()
  }
  const remove = useCommand(deleteTask, {
    success: 'community.deleted',
    always: () => reason[1](''),
    done: closeAndRefresh,
    failed: ifOvertaken(closeAndRefresh),
  })
  const opened = editing === 'new' ? null : editing
  const task = board.data?.find(({ id }) => id === opened?.id) ?? opened
  return (
    <Stack space={4}>
      <PageHeader
        title={t('community.dev_tasks')}
        actions={
          <Button look="primary" icon="plus" onClick={() => setEditing('new')}>
            {t('community.new_task')}
          </Button>
        }
      />
      <Tabs
        label={t('community.dev_tasks')}
        tabs={VIEWS.map((value) => ({ value, label: t(`community.view_${value}`) }))}
        value={view}
        onChange={show}
      >
        {view === 'board' ? (
          <ResourceView of={board}>
            {(tasks) => <TaskBoard tasks={tasks} onEdit={setEditing} onDelete={setDeleting} refresh={board.refresh} />}
          </ResourceView>
        ) : (
          <TaskTable key={version} onEdit={setEditing} onDelete={setDeleting} />
        )}
      </Tabs>
      <Modal
        opened={editing !== null}
        onClose={() => setEditing(null)}
        title={t(task === null ? 'community.new_task' : 'community.change_task')}
        width={760}
      >
        <TaskEditor key={task?.id ?? 'new'} task={task} onSaved={closeAndRefresh} onCancel={() => setEditing(null)} />
      </Modal>
      <ConfirmDialog
        opened={deleting !== null}
        onClose={() => setDeleting(null)}
        onConfirm={(reason) => {
          if (deleting !== null) remove.send({ id: deleting.id, reason })
        }}
        title={t('community.delete_title')}
        confirm={t('community.delete')}
        danger
        busy={remove.status === 'sending'}
        reason={{
          label: t('community.reason'),
          hint: t('back_office.reason_hint'),
          max: REASON_MAX,
          required: true,
          draft: reason,
          ready: readyTexts(WHY_DELETED.map((text) => t(text))),
        }}
      >
        {deleting !== null && <p>{words(deleting.title)}</p>}
      </ConfirmDialog>
    </Stack>
  )
}

export { DevTasksPage as Page }
