import type { Level } from '@kredka/contracts/offers/rules'
import { askForQuiz } from '@kredka/contracts/quiz-requests/endpoints'
import { ASKED_WORDS_MAX } from '@kredka/contracts/quiz-requests/rules'
import type { AskableTeacherView } from '@kredka/contracts/quiz-requests/views'
import { useKeptSentForm } from '../../app/forms/useKeptSentForm.ts'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { LevelField, SubjectField } from '../../offers/index.ts'
import { Button } from '../../ui/Button.tsx'
import { DraftKept } from '../../ui/DraftKept.tsx'
import { Form } from '../../ui/Form.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { askableTeachers } from '../resources.ts'

export interface AskedFrom {
  /** Where the form stands beside them. */
  readonly teacher_id?: string | undefined
  readonly subject_id?: string | undefined
}

interface Props extends AskedFrom {
  readonly onClose: () => void
}

interface Values {
  /** Empty before the first choice. */
  readonly teacher_id: string
  readonly subject_id: string
  readonly level: Level
  readonly words: string
}

/** Which teacher, which subject, and what it should be about (QUI-10). */
export function AskForm(props: Props) {
  const t = useText()
  const path = usePath()
  const found = useResource(askableTeachers, {})
  return (
    <ResourceView of={found}>
      {(teachers) =>
        teachers.length === 0 ? (
          <Notice kind="info">
            <p>{t('quiz_requests.no_teachers')}</p>
            <Button look="arrow" to={path('offers.search')}>
              {t('quiz_requests.find_teacher')}
            </Button>
          </Notice>
        ) : (
          <Fields {...props} teachers={teachers} />
        )
      }
    </ResourceView>
  )
}

function Fields({
  teacher_id = '',
  subject_id = '',
  teachers,
  onClose,
}: Props & { readonly teachers: readonly AskableTeacherView[] }) {
  const t = useText()
  const [only] = teachers.length === 1 ? teachers : []
  const saved: Values = { teacher_id: only?.id ?? teacher_id, subject_id, level: 'any', words: '' }
  const name = `quiz-request.${teacher_id}.${subject_id}`
  const { form, submit, sending, error, draft } = useKeptSentForm(name, askForQuiz, saved, bodyOf, {
    faults: (values) => ({
      ...(values.teacher_id === '' ? { teacher_id: { text: 'form.required' } } : {}),
      ...(values.subject_id === '' ? { subject_id: { text: 'form.required' } } : {}),
    }),
    success: 'quiz_requests.asked',
    done: onClose,
  })
  const cancel = () => {
    draft.drop()
    onClose()
  }
  return (
    <Form onSubmit={submit} label={t('quiz_requests.ask')}>
      <DraftKept of={draft} />
      <Select
        label={t('quiz_requests.teacher')}
        options={teachers.map(({ id, name }) => ({ value: id, label: name }))}
        clearable={false}
        value={form.values.teacher_id === '' ? null : form.values.teacher_id}
        onChange={(option) => form.set('teacher_id', option?.value ?? '')}
        onBlur={() => form.left('teacher_id')}
        error={form.fault('teacher_id')}
      />
      <SubjectField
        value={form.values.subject_id === '' ? null : form.values.subject_id}
        onChange={(subject) => form.set('subject_id', subject ?? '')}
        onBlur={() => form.left('subject_id')}
        error={form.fault('subject_id')}
      />
      <LevelField value={form.values.level} onChange={(level) => form.set('level', level)} error={undefined} />
      <Textarea
        label={t('quiz_requests.words')}
        hint={t('quiz_requests.words_hint')}
        rows={4}
        {...form.field('words')}
        max={ASKED_WORDS_MAX}
      />
      <FormFoot error={error} sending={sending} label={t('quiz_requests.send')} onCancel={cancel} dialog />
    </Form>
  )
}

function bodyOf({ words, ...values }: Values) {
  return { ...values, words: words.trim() }
}
