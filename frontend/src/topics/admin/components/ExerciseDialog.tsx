import { transitionsFrom } from '@kredka/contracts/kernel/graph'
import { approveExercise, rejectExercise } from '@kredka/contracts/topics/endpoints'
import { EXERCISE_GRAPH } from '@kredka/contracts/topics/rules'
import type { ExerciseDetailView } from '@kredka/contracts/topics/views'
import { useState } from 'react'
import { Link } from 'react-router'
import { usePath } from '../../../app/routing/usePath.ts'
import { useCommand } from '../../../app/store/command.ts'
import { useResource } from '../../../app/store/resource.ts'
import { Facts } from '../../../back-office/Facts.tsx'
import { History } from '../../../back-office/History.tsx'
import { ReasonAction } from '../../../back-office/ReasonAction.tsx'
import type { TextId } from '../../../i18n/text-ids.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { ifOvertaken } from '../../../kernel/errors.ts'
import { useWords } from '../../../offers/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { ResourceView } from '../../../ui/ResourceView.tsx'
import { StatusLabel } from '../../../ui/StatusLabel.tsx'
import { EXERCISE_KINDS } from '../../status-kinds.ts'
import { exercise as exerciseOf } from '../resources.ts'

const WORDS: Readonly<Record<string, TextId>> = {
  ExerciseSent: 'topics_admin.did_send',
  ExerciseApproved: 'topics_admin.did_approve',
  ExerciseRejected: 'topics_admin.did_reject',
}

interface Props {
  readonly id: string
  readonly onSettled: () => void
}

/** One exercise, beside what students see now, and what was decided before (ADM-02, TOP-01). */
export function ExerciseDialog({ id, onSettled }: Props) {
  const found = useResource(exerciseOf, { id })
  return (
    <ResourceView of={found}>
      {(view) => <Followed key={view.id} exercise={view} onSettled={onSettled} onOvertaken={found.refresh} />}
    </ResourceView>
  )
}

interface FollowedProps {
  readonly exercise: ExerciseDetailView
  readonly onSettled: () => void
  /** Somebody else was faster: what is true now is read. */
  readonly onOvertaken: () => void
}

/** What staff read stays until they ask for the newer version that was sent meanwhile: none is decided unseen. */
function Followed({ exercise: latest, ...settle }: FollowedProps) {
  const t = useText()
  const [seen, setSeen] = useState(latest)
  const overtaken = latest.version !== seen.version
  const shown = overtaken ? seen : latest
  return (
    <Stack>
      {overtaken && (
        <Notice kind="warning">
          <Row space={3}>
            <span>{t('topics_admin.newer_version', { version: latest.version })}</span>
            <Button size="small" onClick={() => setSeen(latest)}>
              {t('topics_admin.show_newer')}
            </Button>
          </Row>
        </Notice>
      )}
      <ExerciseFacts exercise={shown} />
      {!overtaken && <Decide exercise={shown} {...settle} />}
      <History
        nested
        acts={latest.history.toReversed()}
        words={WORDS}
        more={[{ key: 'version', label: t('topics_admin.version'), numeric: true, cell: ({ version }) => version }]}
      />
    </Stack>
  )
}

/** Yes or no to the version on the screen. */
function Decide({ exercise, onSettled, onOvertaken }: FollowedProps) {
  const t = useText()
  const { id, topic_id, version, state, question } = exercise
  const approve = useCommand(approveExercise, {
    success: 'topics_admin.approved_done',
    done: onSettled,
    failed: ifOvertaken(onOvertaken),
  })
  const can = (way: 'approve' | 'reject') => transitionsFrom(EXERCISE_GRAPH, state, way).length > 0
  const word = state === 'approved' ? 'topics_admin.take_down' : 'topics_admin.reject'
  return (
    <Row end>
      {can('reject') && (
        <ReasonAction
          endpoint={rejectExercise}
          input={(reason) => ({ id, topic_id, version, reason })}
          label={word}
          title={word}
          reasonLabel="topics_admin.reason"
          reasonHint="topics_admin.reason_hint"
          success="topics_admin.rejected_done"
          danger
          onAnswer={onSettled}
          onOvertaken={onOvertaken}
        />
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
  )
}

function ExerciseFacts({ exercise }: { readonly exercise: ExerciseDetailView }) {
  const t = useText()
  const path = usePath()
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
            value: (
              <Link to={path('admin.user', { id: teacher.id })}>{teacher.name ?? t('topics_admin.deleted_user')}</Link>
            ),
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
