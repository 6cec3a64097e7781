import type { assignQuiz } from '@kredka/contracts/assignments/endpoints'
import { ASSIGNED_AT_ONCE_MAX, COUNTED_TRIES, type CountedTry, TRIES_MAX } from '@kredka/contracts/assignments/rules'
import { ATTEMPT_MODES, type AttemptMode } from '@kredka/contracts/attempts/rules'
import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { useState } from 'react'
import { usePath } from '../../app/routing/usePath.ts'
import type { Sending } from '../../app/store/command.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { useZone } from '../../i18n/useZone.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { MultiSelect } from '../../ui/fields/MultiSelect.tsx'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { type Option, Select } from '../../ui/fields/Select.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { dueInstant, usualDue } from '../due-time.ts'
import { ownStudents } from '../resources.ts'
import { DueFields } from './DueFields.tsx'
import { QuizChoice } from './QuizChoice.tsx'

interface Props {
  /** How far it is sent, and why it was refused. */
  readonly sent: Pick<Sending<typeof assignQuiz>, 'status' | 'error'>
  readonly onSend: (asked: InputOf<typeof assignQuiz>) => void
  /** Where the form stands beside it. */
  readonly quiz?: { readonly id: string; readonly title: string; readonly is_listed: boolean } | undefined
  readonly student?: { readonly id: string; readonly name: string } | undefined
  readonly onClose: () => void
}

const WITHOUT_LIMIT = 'any'
const TRIES = [...Array.from({ length: TRIES_MAX }, (_, n) => String(n + 1)), WITHOUT_LIMIT]
const MOST = 100

/** Who takes which quiz, until when, how, and what counts (QUI-10). */
export function TermsForm({ quiz: ofQuiz, student: ofStudent, sent, onSend, onClose }: Props) {
  const t = useText()
  const zone = useZone()
  const path = usePath()
  const [quiz, setQuiz] = useState<Option | null>(null)
  const [students, setStudents] = useState<readonly Option[]>([])
  const [due, setDue] = useState(() => usualDue(Date.now(), zone))
  const [mode, setMode] = useState<AttemptMode>('exam')
  const [tries, setTries] = useState('1')
  const [counts, setCounts] = useState<CountedTry>('best')
  const [isHidden, setHidden] = useState(false)
  const [tried, setTried] = useState(false)
  const known = useResource(ownStudents, ofStudent === undefined ? { sort: 'name', page_size: MOST } : null)
  const options = (known.data ?? []).flatMap(({ student: { id, name } }) =>
    // nothing can be assigned to somebody who has left
    name === null ? [] : [{ value: id, label: name }],
  )
  const quiz_id = ofQuiz?.id ?? quiz?.value ?? null
  const student_ids = ofStudent === undefined ? students.map(({ value }) => value) : [ofStudent.id]
  const due_at = dueInstant(due, zone)

  const submit = () => {
    setTried(true)
    const isFit = student_ids.length > 0 && student_ids.length <= ASSIGNED_AT_ONCE_MAX
    if (quiz_id === null || !isFit || due_at === null || Date.parse(due_at) <= Date.now()) return false
    const review = mode === 'exam' && isHidden ? 'after_due' : 'at_once'
    const terms = { mode, due_at, counts, review, tries: tries === WITHOUT_LIMIT ? null : Number(tries) } as const
    onSend({ quiz_id, student_ids: [...student_ids], ...terms })
    return true
  }

  if (ofStudent === undefined && known.data !== null && options.length === 0) {
    return (
      <Notice kind="info">
        <p>{t('assignments.no_students')}</p>
        <Button look="arrow" to={path('students.own')}>
          {t('menu.my_students')}
        </Button>
      </Notice>
    )
  }
  return (
    <Form onSubmit={submit} label={t('assignments.assign')}>
      <p>
        {ofQuiz !== undefined && t('assignments.which_quiz', { title: ofQuiz.title })}
        {ofStudent !== undefined && t('assignments.which_student', { name: ofStudent.name })}
      </p>
      {ofQuiz === undefined && (
        <QuizChoice
          value={quiz}
          onChange={setQuiz}
          error={tried && quiz === null ? t('assignments.quiz_required') : undefined}
        />
      )}
      {ofStudent === undefined && (
        <MultiSelect
          label={t('assignments.students')}
          placeholder={t('assignments.choose_students')}
          options={options}
          value={students}
          onChange={setStudents}
          error={
            !tried || (students.length > 0 && students.length <= ASSIGNED_AT_ONCE_MAX)
              ? undefined
              : students.length === 0
                ? t('assignments.students_required')
                : t('assignments.students_too_many', { most: ASSIGNED_AT_ONCE_MAX })
          }
        />
      )}
      <DueFields draft={due} onChange={setDue} tried={tried} />
      <RadioGroup
        label={t('assignments.mode')}
        options={ATTEMPT_MODES.map((value) => ({ value, label: t(`assignments.mode_${value}`) }))}
        value={mode}
        onChange={setMode}
      />
      {mode === 'exam' && (
        <Checkbox checked={isHidden} onChange={setHidden}>
          {t('assignments.hide_review')}
        </Checkbox>
      )}
      {mode === 'exam' && isHidden && ofQuiz?.is_listed === true && (
        <Notice kind="warning">{t('assignments.hide_listed')}</Notice>
      )}
      <Select
        label={t('assignments.tries')}
        clearable={false}
        options={TRIES.map((value) => ({
          value,
          label:
            value === WITHOUT_LIMIT
              ? t('assignments.tries_any')
              : t('assignments.tries_count', { count: Number(value) }),
        }))}
        value={tries}
        onChange={(option) => setTries(option?.value ?? '1')}
      />
      {tries !== '1' && (
        <RadioGroup
          label={t('assignments.counts')}
          options={COUNTED_TRIES.map((value) => ({ value, label: t(`assignments.counts_${value}`) }))}
          value={counts}
          onChange={setCounts}
        />
      )}
      <FormFoot
        error={sent.error}
        sending={sent.status === 'sending'}
        label={t('assignments.assign_now', { count: Math.max(1, student_ids.length) })}
        onCancel={onClose}
        dialog
      />
    </Form>
  )
}
