import { decideLessonProblem, readLessonCase, reopenLessonProblem } from '@kredka/contracts/lessons/endpoints'
import { nextProblemState, PROBLEM_OUTCOMES, type ProblemOutcome } from '@kredka/contracts/lessons/rules'
import type { LessonCaseView, LessonProblemDetailView } from '@kredka/contracts/lessons/views'
import { REASON_MAX } from '@kredka/contracts/offers/rules'
import { useState } from 'react'
import { useDraft } from '../../app/forms/useDraft.ts'
import { useCommand } from '../../app/store/command.ts'
import { type ReadyReasons, ReasonAction } from '../../back-office/ReasonAction.tsx'
import { ReopenAction } from '../../back-office/ReopenAction.tsx'
import type { ThingHistory } from '../../back-office/thing-history.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { ReadyTexts } from '../../ui/fields/ReadyTexts.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { Modal } from '../../ui/overlay/Modal.tsx'

interface Props {
  readonly report: LessonProblemDetailView
  readonly words: ThingHistory['words']
  readonly onRead: (evidence: LessonCaseView) => void
  readonly onDecided: () => void
}

/** Read the evidence, and decide: each for a reason that the log keeps. */
export function ProblemActions({ report: { id, state, problem, history }, words, onRead, onDecided }: Props) {
  const t = useText()
  const [deciding, setDeciding] = useState(false)
  const close = () => setDeciding(false)
  return (
    <>
      <ReasonAction
        endpoint={readLessonCase}
        ready={[
          'lessons_admin.ready_read_sides',
          'lessons_admin.ready_read_changes',
          'lessons_admin.ready_read_agreed',
        ]}
        input={(reason) => ({ id, reason })}
        label="lessons_admin.read"
        title="lessons_admin.read_title"
        about="lessons_admin.read_about"
        icon="eye"
        onAnswer={onRead}
      />
      <ReopenAction
        endpoint={reopenLessonProblem}
        input={(reason) => ({ id, reason })}
        isOffered={problem.decision?.by_staff === true && problem.decision.outcome === 'dismissed'}
        history={{ acts: history, words }}
        about="lessons_admin.reopen_about"
        reasonHint="lessons_admin.reason_hint"
        onDone={onDecided}
      />
      {nextProblemState(state, 'decide') !== null && (
        <Button look="primary" icon="check" onClick={() => setDeciding(true)}>
          {t('lessons_admin.decide')}
        </Button>
      )}
      <Modal opened={deciding} onClose={close} title={t('lessons_admin.decide')} width={560}>
        {deciding && (
          <Decision
            id={id}
            onClose={close}
            onDecided={() => {
              close()
              onDecided()
            }}
          />
        )}
      </Modal>
    </>
  )
}

const WHY: Readonly<Record<ProblemOutcome, ReadyReasons>> = {
  held: ['lessons_admin.ready_held_both', 'lessons_admin.ready_held_late'],
  student_absent: ['lessons_admin.ready_student_waited', 'lessons_admin.ready_student_late'],
  teacher_absent: ['lessons_admin.ready_teacher_waited', 'lessons_admin.ready_teacher_silent'],
  dismissed: ['lessons_admin.ready_dismissed_agreed', 'lessons_admin.ready_dismissed_unclear'],
}

interface DecisionProps {
  readonly id: string
  readonly onClose: () => void
  readonly onDecided: () => void
}

function Decision({ id, onClose, onDecided }: DecisionProps) {
  const t = useText()
  const [outcome, setOutcome] = useState<ProblemOutcome | null>(null)
  const [reason, setReason] = useDraft(`reason.${decideLessonProblem.name}.${id}`)
  const [tried, setTried] = useState(false)
  const decide = useCommand(decideLessonProblem, {
    success: 'lessons_admin.decided',
    quiet: true,
    always: () => setReason(''),
    done: onDecided,
  })
  const length = [...reason.trim()].length
  const fault = length === 0 ? t('form.required') : length > REASON_MAX ? t('form.too_long', { max: REASON_MAX }) : null
  const submit = () => {
    setTried(true)
    if (outcome === null || fault !== null) return false
    decide.send({ id, outcome, reason: reason.trim() })
    return true
  }
  return (
    <Form onSubmit={submit} label={t('lessons_admin.decide')}>
      <p>{t('lessons_admin.decide_about')}</p>
      <RadioGroup
        label={t('lessons_admin.outcome')}
        options={PROBLEM_OUTCOMES.map((value) => ({ value, label: t(`lessons.outcome_${value}`) }))}
        value={outcome}
        onChange={setOutcome}
        error={tried && outcome === null ? t('form.required') : undefined}
      />
      {outcome !== null && (
        <ReadyTexts texts={WHY[outcome].map((text) => t(text))} value={reason} onChange={setReason} />
      )}
      <Textarea
        label={t('back_office.reason')}
        hint={t('lessons_admin.reason_hint')}
        rows={4}
        value={reason}
        onChange={setReason}
        max={REASON_MAX}
        error={tried && fault !== null ? fault : undefined}
      />
      <FormFoot
        error={decide.error}
        sending={decide.status === 'sending'}
        label={t('lessons_admin.decide')}
        onCancel={onClose}
        dialog
      />
    </Form>
  )
}
