import type { Level } from '@kredka/contracts/offers/rules'
import { changeTopic, createTopic } from '@kredka/contracts/topics/endpoints'
import { TOPIC_DESCRIPTION_MAX, TOPIC_TITLE_MAX } from '@kredka/contracts/topics/rules'
import { useForm } from '../../app/forms/useForm.ts'
import { useFormDraft, useKeptForm } from '../../app/forms/useFormDraft.ts'
import { useSavedElsewhere } from '../../app/forms/useSavedElsewhere.ts'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import { LevelField, SubjectField } from '../../offers/index.ts'
import { ChangedMeanwhile } from '../../ui/ChangedMeanwhile.tsx'
import { DraftKept } from '../../ui/DraftKept.tsx'
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
  readonly saved: TopicDraft
  readonly onSaved: (id: string) => void
  readonly onCancel: () => void
}

/** Title, subject, level and description of a topic (TOP-01). */
export function TopicForm({ id, saved, onSaved, onCancel }: Props) {
  const t = useText()
  const begun = useFormDraft(`topic.${id ?? 'new'}`, saved)
  const form = useForm(createTopic, begun.initial, bodyOf)
  const draft = useKeptForm(begun, form, saved, bodyOf)
  const elsewhere = useSavedElsewhere(form, saved, bodyOf, begun.base)
  const { values, set, fault, left } = form
  const options = { quiet: true, success: 'topics.saved', failed: form.refuse, always: () => draft.drop() } as const
  const create = useCommand(createTopic, { ...options, done: (made) => onSaved(made.id) })
  const change = useCommand(changeTopic, { ...options, done: (_, input) => onSaved(input.id) })
  const submit = () =>
    form.submit((typed) => {
      if (id === null) create.send(bodyOf(typed))
      else change.send({ id, ...bodyOf(typed) })
    })
  const cancel = () => {
    draft.drop()
    onCancel()
  }
  const error = create.error ?? change.error
  return (
    <Form onSubmit={submit} label={t(id === null ? 'topics.create' : 'topics.change')}>
      <DraftKept of={draft} />
      <ChangedMeanwhile of={elsewhere} />
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
        onCancel={cancel}
        dialog
      />
    </Form>
  )
}
