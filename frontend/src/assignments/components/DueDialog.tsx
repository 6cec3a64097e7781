import { changeAssignmentDue } from '@kredka/contracts/assignments/endpoints'
import type { AssignmentView } from '@kredka/contracts/assignments/views'
import { useState } from 'react'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import { useZone } from '../../i18n/useZone.ts'
import { Form } from '../../ui/Form.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { Modal } from '../../ui/overlay/Modal.tsx'
import { draftOf, dueInstant, usualDue } from '../due-time.ts'
import { DueFields } from './DueFields.tsx'

interface Props {
  readonly assignment: AssignmentView
  readonly opened: boolean
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Another due date: what was late until then may be in time. */
export function DueDialog({ opened, ...rest }: Props) {
  const t = useText()
  return (
    <Modal opened={opened} onClose={rest.onClose} title={t('assignments.change_due')} width={480}>
      {opened && <Fields {...rest} />}
    </Modal>
  )
}

function Fields({ assignment: { id, due_at, hidden_until }, onClose, onDone }: Omit<Props, 'opened'>) {
  const t = useText()
  const zone = useZone()
  const isPast = Date.parse(due_at) <= Date.now()
  const [draft, setDraft] = useState(() => (isPast ? usualDue(Date.now(), zone) : draftOf(due_at, zone)))
  const [tried, setTried] = useState(false)
  const change = useCommand(changeAssignmentDue, { success: 'assignments.due_changed', quiet: true, done: onDone })
  const submit = () => {
    setTried(true)
    const at = dueInstant(draft, zone)
    if (at === null || Date.parse(at) <= Date.now()) return false
    change.send({ id, due_at: at })
    return true
  }
  return (
    <Form onSubmit={submit} label={t('assignments.change_due')}>
      <p>{t(hidden_until === null ? 'assignments.change_due_about' : 'assignments.change_due_hidden')}</p>
      <DueFields draft={draft} onChange={setDraft} tried={tried} />
      <FormFoot
        error={change.error}
        sending={change.status === 'sending'}
        label={t('assignments.change_due')}
        onCancel={onClose}
        dialog
      />
    </Form>
  )
}
