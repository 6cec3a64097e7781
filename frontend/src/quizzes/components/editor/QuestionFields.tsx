import type { QuestionTask } from '@kredka/contracts/quizzes/question'
import type { ReactNode } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { Select } from '../../../ui/fields/Select.tsx'
import { type QuestionForm, removeGap, TASK_KINDS, withKind } from '../../question-form.ts'
import { AboutQuestionFields } from './AboutQuestionFields.tsx'
import { ChoiceFields } from './ChoiceFields.tsx'
import { GapsFields } from './GapsFields.tsx'
import { PromptField } from './PromptField.tsx'
import { NumberFields, TextFields } from './TypedFields.tsx'

interface Props {
  readonly form: QuestionForm
  readonly subject_id: string
  readonly onChange: (form: QuestionForm) => void
  /** Where the question may have one. */
  readonly picture?: ReactNode
}

/** All that is written of a question, by its type. */
export function QuestionFields({ form, subject_id, onChange, picture }: Props) {
  const t = useText()
  const { content } = form
  const { task } = content
  const setTask = (next: QuestionTask) => onChange({ ...form, content: { ...content, task: next } })
  return (
    <>
      <Select
        label={t('quiz_editor.kind')}
        clearable={false}
        options={TASK_KINDS.map((kind) => ({ value: kind, label: t(`quiz_editor.kind_${kind}`) }))}
        value={task.kind}
        onChange={(option) => {
          const kind = TASK_KINDS.find((known) => known === option?.value)
          if (kind !== undefined) onChange({ ...form, content: withKind(content, kind, subject_id) })
        }}
      />
      <PromptField form={form} onChange={onChange} />
      {picture}
      {(task.kind === 'single' || task.kind === 'several') && <ChoiceFields task={task} onChange={setTask} />}
      {task.kind === 'gaps' && (
        <GapsFields
          task={task}
          onChange={setTask}
          onRemove={(index) => onChange({ ...form, content: removeGap(content, task, index) })}
          subject_id={subject_id}
        />
      )}
      {task.kind === 'text' && <TextFields task={task} onChange={setTask} subject_id={subject_id} />}
      {task.kind === 'number' && <NumberFields task={task} onChange={setTask} />}
      <AboutQuestionFields form={form} onChange={onChange} />
    </>
  )
}
