import { waysFrom } from '@kredka/contracts/kernel/graph'
import { REASON_MAX } from '@kredka/contracts/offers/rules'
import { approveExercise, rejectExercise } from '@kredka/contracts/topics/endpoints'
import { EXERCISE_GRAPH } from '@kredka/contracts/topics/rules'
import type { ExerciseRowView } from '@kredka/contracts/topics/views'
import { useState } from 'react'
import { Link } from 'react-router'
import { Facts } from '../../../admin/index.ts'
import { ifOvertaken } from '../../../app/api/errors.ts'
import { useFormat } from '../../../app/i18n/useFormat.ts'
import { useText } from '../../../app/i18n/useText.ts'
import { useCommand } from '../../../app/store/command.ts'
import { useWords } from '../../../offers/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { StatusLabel } from '../../../ui/StatusLabel.tsx'
import { EXERCISE_KINDS } from '../../status-kinds.ts'

interface Props {
  readonly exercise: ExerciseRowView
  readonly onSettled: () => void
}

/** One exercise, beside what students see now; the version on the screen is the one that is decided. */
export function ExerciseDialog({ exercise, onSettled }: Props) {
  const t = useText()
  const [rejecting, setRejecting] = useState(false)
  const settled = { done: onSettled, failed: ifOvertaken(onSettled) }
  const approve = useCommand(approveExercise, { success: 'topics_admin.approved_done', ...settled })
  const refuse = useCommand(rejectExercise, { success: 'topics_admin.rejected_done', ...settled })
  const { id, topic_id, version, state, question } = exercise
  const can = (way: 'approve' | 'reject') => waysFrom(EXERCISE_GRAPH, state, way).length > 0
  const word = t(state === 'approved' ? 'topics_admin.take_down' : 'topics_admin.reject')
  return (
    <Stack>
      <ExerciseFacts exercise={exercise} />
      <Row end>
        {can('reject') && (
          <Button look="danger" onClick={() => setRejecting(true)}>
            {word}
          </Button>
        )}
        {can('approve') && question !== null && (
          <Button
            look="primary"
            loading={approve.status === 'sending'}
            onClick={() => approve.send({ id, topic_id, version })}
          >
            {t('topics_admin.approve')}
          </Button>
        )}
      </Row>
      <ConfirmDialog
        opened={rejecting}
        onClose={() => setRejecting(false)}
        onConfirm={(reason) => refuse.send({ id, topic_id, version, reason })}
        title={word}
        confirm={word}
        busy={refuse.status === 'sending'}
        danger
        reason={{
          label: t('topics_admin.reason'),
          hint: t('topics_admin.reason_hint'),
          max: REASON_MAX,
          required: true,
        }}
      />
    </Stack>
  )
}

function ExerciseFacts({ exercise }: { readonly exercise: ExerciseRowView }) {
  const t = useText()
  const format = useFormat()
  const words = useWords()
  const { state, question, answer, reason, visible, sent_at, teacher } = exercise
  const removed = t('topics_admin.removed_words')
  return (
    <Stack>
      <Row>
        <StatusLabel kind={EXERCISE_KINDS[state]}>{t(`topics_admin.state_${state}`)}</StatusLabel>
        <span>{format.dateTime(sent_at)}</span>
      </Row>
      <Facts
        facts={[
          {
            label: t('topics_admin.teacher'),
            value: <Link to={`/adminero/users/${teacher.id}`}>{teacher.name ?? t('topics_admin.deleted_user')}</Link>,
          },
          { label: t('offers.subject'), value: words.subject(exercise.subject_id) },
          { label: t('offers.level'), value: words.level(exercise.level) },
          { label: t('topics_admin.question'), value: question ?? removed },
          ...(answer === null ? [] : [{ label: t('topics_admin.answer'), value: answer }]),
          ...(reason === null ? [] : [{ label: t('topics_admin.reason'), value: reason }]),
          ...(visible === null
            ? []
            : [{ label: t('topics_admin.visible_question'), value: visible.question ?? removed }]),
        ]}
      />
    </Stack>
  )
}
