import { transitionsFrom } from '@kredka/contracts/kernel/graph'
import { approveExercise, rejectExercise, reopenExerciseReview } from '@kredka/contracts/topics/endpoints'
import { EXERCISE_GRAPH } from '@kredka/contracts/topics/rules'
import type { ExerciseDetailView } from '@kredka/contracts/topics/views'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { usePath } from '../../../app/routing/usePath.ts'
import { useCommand } from '../../../app/store/command.ts'
import { useResource } from '../../../app/store/resource.ts'
import { DetailPage, Part } from '../../../back-office/DetailPage.tsx'
import type { Fact } from '../../../back-office/Facts.tsx'
import { Followed } from '../../../back-office/Followed.tsx'
import { History } from '../../../back-office/History.tsx'
import { PersonLink } from '../../../back-office/PersonLink.tsx'
import { ReasonAction } from '../../../back-office/ReasonAction.tsx'
import { ReopenAction } from '../../../back-office/ReopenAction.tsx'
import { Words } from '../../../back-office/Talk.tsx'
import type { TextId } from '../../../i18n/text-ids.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { ifOvertaken } from '../../../kernel/errors.ts'
import { useWords } from '../../../offers/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/layout.tsx'
import { ResourceView } from '../../../ui/ResourceView.tsx'
import { StatusLabel } from '../../../ui/StatusLabel.tsx'
import { EXERCISE_KINDS } from '../../status-kinds.ts'
import { exercise as exerciseOf } from '../resources.ts'

const WORDS: Readonly<Record<string, TextId>> = {
  ExerciseSent: 'topics_admin.did_send',
  ExerciseApproved: 'topics_admin.did_approve',
  ExerciseRejected: 'topics_admin.did_reject',
  ExerciseReviewReopened: 'back_office.did_reopen',
}

/** One exercise, beside what students see now, and what was decided before (ADM-02, TOP-01). */
export function ExercisePage() {
  const { id = '' } = useParams()
  const found = useResource(exerciseOf, { id })
  return (
    <ResourceView of={found}>
      {(latest) => (
        <Followed key={latest.id} latest={latest} versionOf={({ version }) => version}>
          {(read, newer) => (
            // what is read stays; its state and what was done with it are told as they are now
            <Exercise
              exercise={{ ...read, state: latest.state, reason: latest.reason, history: latest.history }}
              newer={newer}
              onChanged={found.refresh}
            />
          )}
        </Followed>
      )}
    </ResourceView>
  )
}

interface Props {
  readonly exercise: ExerciseDetailView
  readonly newer: ReactNode | null
  /** It was decided, by whomever: what is true now is read. */
  readonly onChanged: () => void
}

function Exercise({ exercise, newer, onChanged }: Props) {
  const t = useText()
  const path = usePath()
  const removed = t('topics_admin.removed_words')
  return (
    <DetailPage
      section={{ label: t('admin_nav.exercises'), to: path('admin.exercises') }}
      title={t('topics_admin.exercise_of', { topic: exercise.topic })}
      about={
        <StatusLabel kind={EXERCISE_KINDS[exercise.state]}>{t(`topics_admin.state_${exercise.state}`)}</StatusLabel>
      }
      waits={{ kind: 'exercise', id: exercise.id }}
      log={{ stream: `topic-${exercise.topic_id}` }}
      actions={<Decide exercise={exercise} newer={newer} onChanged={onChanged} />}
      facts={useAbout(exercise)}
    >
      {newer}
      <Part title={t('topics_admin.question')}>
        <Words>{exercise.question ?? removed}</Words>
      </Part>
      {exercise.answer !== null && (
        <Part title={t('topics_admin.answer')}>
          <Words>{exercise.answer}</Words>
        </Part>
      )}
      {exercise.visible !== null && (
        <Part title={t('topics_admin.visible_question')}>
          <Words>{exercise.visible.question ?? removed}</Words>
        </Part>
      )}
      <History
        acts={exercise.history.toReversed()}
        words={WORDS}
        more={[{ key: 'version', label: t('topics_admin.version'), numeric: true, cell: ({ version }) => version }]}
      />
    </DetailPage>
  )
}

/** Yes or no to the version on the screen. */
function Decide({ exercise, newer, onChanged }: Props) {
  const t = useText()
  const { id, topic_id, version, state, question } = exercise
  const approve = useCommand(approveExercise, {
    success: 'topics_admin.approved_done',
    done: onChanged,
    failed: ifOvertaken(onChanged),
  })
  const can = (way: 'approve' | 'reject' | 'reopen') =>
    newer === null && transitionsFrom(EXERCISE_GRAPH, state, way).length > 0
  const word = state === 'approved' ? 'topics_admin.take_down' : 'topics_admin.reject'
  return (
    <Row space={2}>
      <ReasonAction
        endpoint={rejectExercise}
        ready={[
          'topics_admin.ready_wrong',
          'topics_admin.ready_unclear',
          'topics_admin.ready_off_topic',
          'topics_admin.ready_copied',
        ]}
        input={(reason) => ({ id, topic_id, version, reason })}
        isOffered={can('reject')}
        history={{ acts: exercise.history, words: WORDS }}
        label={word}
        title={word}
        reasonLabel="topics_admin.reason"
        reasonHint="topics_admin.reason_hint"
        success="topics_admin.rejected_done"
        danger
        onDone={onChanged}
      />
      <ReopenAction
        endpoint={reopenExerciseReview}
        input={(reason) => ({ id, topic_id, version, reason })}
        isOffered={can('reopen')}
        history={{ acts: exercise.history, words: WORDS }}
        about="topics_admin.reopen_about"
        onDone={onChanged}
      />
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

function useAbout({ teacher, subject_id, level, sent_at, reason }: ExerciseDetailView): readonly Fact[] {
  const t = useText()
  const format = useFormat()
  const words = useWords()
  return [
    {
      label: t('topics_admin.teacher'),
      value: <PersonLink person={teacher} />,
    },
    { label: t('offers.subject'), value: words.subject(subject_id) },
    { label: t('offers.level'), value: words.level(level) },
    { label: t('topics_admin.sent_at'), value: format.dateTime(sent_at) },
    ...(reason === null ? [] : [{ label: t('topics_admin.reason'), value: reason }]),
  ]
}

export { ExercisePage as Page }
