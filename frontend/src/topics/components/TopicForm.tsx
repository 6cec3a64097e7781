import { SUBJECTS } from '@kredka/contracts/data/subjects'
import { LEVELS, type Level } from '@kredka/contracts/offers/rules'
import { changeTopic, createTopic } from '@kredka/contracts/topics/endpoints'
import { TOPIC_DESCRIPTION_MAX, TOPIC_TITLE_MAX } from '@kredka/contracts/topics/rules'
import { useMemo } from 'react'
import { useForm } from '../../app/forms/useForm.ts'
import { useLanguage } from '../../app/routing/usePath.ts'
import { useCommand } from '../../app/store/command.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useText } from '../../i18n/useText.ts'
import { useWords } from '../../offers/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Row } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'

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
  const words = useWords()
  const language = useLanguage()
  const errorText = useErrorText()
  const form = useForm(createTopic, initial, bodyOf)
  const { values, set, fault, left } = form
  const options = { quiet: true, success: 'topics.saved', failed: form.refuse } as const
  const create = useCommand(createTopic, { ...options, done: (made) => onSaved(made.id) })
  const change = useCommand(changeTopic, { ...options, done: (_, input) => onSaved(input.id) })
  const subjects = useMemo(
    () =>
      SUBJECTS.map((subject) => ({ value: subject.id as string, label: subject[language] as string })).sort((a, b) =>
        a.label.localeCompare(b.label, language),
      ),
    [language],
  )
  const submit = async () => {
    if (!(await form.check())) return false
    if (id === null) create.send(bodyOf(form.values))
    else change.send({ id, ...bodyOf(form.values) })
    return true
  }
  const error = create.error ?? change.error
  return (
    <Form onSubmit={submit} label={t(id === null ? 'topics.create' : 'topics.change')}>
      <TextInput
        label={t('topics.title')}
        hint={t('topics.title_hint')}
        firstInDialog
        value={values.title}
        onChange={(title) => set('title', title)}
        onBlur={() => left('title')}
        max={TOPIC_TITLE_MAX}
        error={fault('title')}
      />
      <Select
        label={t('offers.subject')}
        options={subjects}
        searchable
        clearable={false}
        value={values.subject_id === '' ? null : values.subject_id}
        onChange={(option) => set('subject_id', option?.value ?? '')}
        onBlur={() => left('subject_id')}
        error={fault('subject_id')}
      />
      <Select
        label={t('offers.level')}
        options={LEVELS.map((level) => ({ value: level, label: words.level(level) }))}
        clearable={false}
        value={values.level}
        onChange={(option) => set('level', LEVELS.find((level) => level === option?.value) ?? 'any')}
        error={fault('level')}
      />
      <Textarea
        label={t('topics.description')}
        hint={t('topics.description_hint')}
        optionalText={t('topics.optional')}
        rows={6}
        value={values.description}
        onChange={(description) => set('description', description)}
        onBlur={() => left('description')}
        max={TOPIC_DESCRIPTION_MAX}
        error={fault('description')}
      />
      {error !== null && <Notice kind="error">{errorText(error)}</Notice>}
      <Row end>
        <Button onClick={onCancel}>{t('ui.cancel')}</Button>
        <Button look="primary" type="submit" loading={create.status === 'sending' || change.status === 'sending'}>
          {t('topics.save')}
        </Button>
      </Row>
    </Form>
  )
}
