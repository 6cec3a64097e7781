import type { Level } from '@kredka/contracts/offers/rules'
import { changeTopic, createTopic } from '@kredka/contracts/topics/endpoints'
import { TOPIC_DESCRIPTION_MAX, TOPIC_TITLE_MAX } from '@kredka/contracts/topics/rules'
import { useForm } from '../../app/forms/useForm.ts'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import { LevelField, SubjectField } from '../../offers/index.ts'
import { Form } from '../../ui/Form.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'

export interface TopicDraft {
  readonly title: string
  readonly subject_id: string
  readonly level: Level
  readonly description: string
}
export const EMPTY_TOPIC: TopicDraft = { title: '', subject_id: '', level: 'any', description: '' }

const bodyOf = ({ title, ...rest }: TopicDraft) => ({ title: title.trim(), ...rest })

interface Props {
  /** Null makes a new one. */
  readonly id: string | null
  readonly initial: TopicDraft
  readonly onSaved: (id: string) => void
  readonly onCancel: () => void
}

/** Title, subject, level and description of a topic (TOP-01). */
export function TopicForm({ id, initial, onSaved, onCancel }: Props) {
  const t = useText()
  const form = useForm(createTopic, initial, bodyOf)
  const { values, set, fault, left } = form
  const options = { quiet: true, success: 'topics.saved', failed: form.refuse } as const
  const create = useCommand(createTopic, { ...options, done: (made) => onSaved(made.id) })
  const change = useCommand(changeTopic, { ...options, done: (_, input) => onSaved(input.id) })
  const submit = () =>
    form.submit((typed) => {
      if (id === null) create.send(bodyOf(typed))
      else change.send({ id, ...bodyOf(typed) })
    })
  const error = create.error ?? change.error
  return (
    <Form onSubmit={submit} label={t(id === null ? 'topics.create' : 'topics.change')}>
      <TextInput
        label={t('topics.title')}
        hint={t('topics.title_hint')}
        firstInDialog
        {...form.field('title')}
        max={TOPIC_TITLE_MAX}
      />
      <SubjectField
        value={values.subject_id === '' ? null : values.subject_id}
        onChange={(subject_id) => set('subject_id', subject_id ?? '')}
        onBlur={() => left('subject_id')}
        error={fault('subject_id')}
      />
      <LevelField value={values.level} onChange={(level) => set('level', level)} error={fault('level')} />
      <Textarea
        label={t('topics.description')}
        hint={t('topics.description_hint')}
        optionalText={t('topics.optional')}
        rows={6}
        {...form.field('description')}
        max={TOPIC_DESCRIPTION_MAX}
      />
      <FormFoot
        error={error}
        sending={create.status === 'sending' || change.status === 'sending'}
        label={t('topics.save')}
        onCancel={onCancel}
        dialog
      />
    </Form>
  )
}
