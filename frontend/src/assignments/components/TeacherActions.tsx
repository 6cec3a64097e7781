import { withdrawAssignment } from '@kredka/contracts/assignments/endpoints'
import { AWAITED_STATES } from '@kredka/contracts/assignments/rules'
import type { AssignmentView } from '@kredka/contracts/assignments/views'
import { useState } from 'react'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { DueDialog } from './DueDialog.tsx'

interface Props {
  readonly assignment: AssignmentView
  readonly onChanged: () => void
}

/** More time, or none of it after all. */
export function TeacherActions({ assignment, onChanged }: Props) {
  const t = useText()
  const [asked, setAsked] = useState<'due' | 'withdraw' | null>(null)
  const settle = () => {
    setAsked(null)
    onChanged()
  }
  const withdraw = useCommand(withdrawAssignment, {
    success: 'assignments.withdrawn',
    done: settle,
    failed: settle,
  })
  const { id, state } = assignment
  if (state === 'withdrawn') return null
  return (
    <Row>
      <Button icon="clock" onClick={() => setAsked('due')}>
        {t('assignments.change_due')}
      </Button>
      {AWAITED_STATES.some((awaited) => awaited === state) && (
        <Button look="quiet" icon="close" onClick={() => setAsked('withdraw')}>
          {t('assignments.withdraw')}
        </Button>
      )}
      <DueDialog assignment={assignment} opened={asked === 'due'} onClose={() => setAsked(null)} onDone={settle} />
      <ConfirmDialog
        opened={asked === 'withdraw'}
        onClose={() => setAsked(null)}
        onConfirm={() => withdraw.send({ id })}
        busy={withdraw.status === 'sending'}
        title={t('assignments.withdraw_title')}
        confirm={t('assignments.withdraw')}
        danger
      >
        <p>{t('assignments.withdraw_about')}</p>
      </ConfirmDialog>
    </Row>
  )
}
