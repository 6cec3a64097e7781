import type { Level } from '@kredka/contracts/offers/rules'
import {
  DIFFICULTIES,
  type Difficulty,
  EXAM_MINUTES_MAX,
  QUIZ_DESCRIPTION_MAX,
  QUIZ_TITLE_MAX,
} from '@kredka/contracts/quizzes/rules'
import type { Form } from '../../../app/forms/useForm.ts'
import { useText } from '../../../i18n/useText.ts'
import { LevelField, SubjectField } from '../../../offers/index.ts'
import { IntegerField } from '../../../ui/fields/NumberField.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { Textarea } from '../../../ui/fields/Textarea.tsx'
import { TextInput } from '../../../ui/fields/TextInput.tsx'
import { useQuizWords } from '../../useQuizWords.ts'

export interface QuizDescription {
  readonly title: string
  readonly description: string
  readonly subject_id: string
  readonly level: Level
  readonly difficulty: Difficulty
  readonly language: 'pl' | 'en'
  readonly exam_minutes: number | null
}

const LANGUAGES = ['pl', 'en'] as const

/** What the commands carry of a quiz. */
export const descriptionOf = ({ title, description, ...terms }: QuizDescription) => ({
  title: title.trim(),
  description: description.trim(),
  ...terms,
})

/** What a quiz is about, and how it is taken. */
export function QuizFields({ form: { values, set, fault, left } }: { readonly form: Form<QuizDescription> }) {
  const t = useText()
  const words = useQuizWords()
  return (
    <>
      <TextInput
        label={t('quiz_editor.title')}
        hint={t('quiz_editor.title_hint')}
        value={values.title}
        onChange={(title) => set('title', title)}
        onBlur={() => left('title')}
        max={QUIZ_TITLE_MAX}
        error={fault('title')}
      />
      <Textarea
        label={t('quiz_editor.description')}
        hint={t('quiz_editor.description_hint')}
        optionalText={t('quiz_editor.optional')}
        rows={4}
        value={values.description}
        onChange={(description) => set('description', description)}
        onBlur={() => left('description')}
        max={QUIZ_DESCRIPTION_MAX}
        error={fault('description')}
      />
      <SubjectField
        value={values.subject_id === '' ? null : values.subject_id}
        onChange={(subject_id) => set('subject_id', subject_id ?? '')}
        onBlur={() => left('subject_id')}
        error={fault('subject_id')}
      />
      <LevelField value={values.level} onChange={(level) => set('level', level)} error={fault('level')} />
      <RadioGroup
        label={t('quiz_editor.difficulty')}
        options={DIFFICULTIES.map((one) => ({ value: String(one), label: words.difficulty(one) }))}
        value={String(values.difficulty)}
        onChange={(chosen) => set('difficulty', DIFFICULTIES.find((one) => String(one) === chosen) ?? 3)}
      />
      <RadioGroup
        label={t('quiz_editor.language')}
        hint={t('quiz_editor.language_hint')}
        options={LANGUAGES.map((one) => ({ value: one, label: words.language(one) }))}
        value={values.language}
        onChange={(one) => set('language', one)}
      />
      <IntegerField
        label={t('quiz_editor.exam_minutes')}
        hint={t('quiz_editor.exam_minutes_hint')}
        optionalText={t('quiz_editor.optional')}
        unit="min"
        min={1}
        max={EXAM_MINUTES_MAX}
        value={values.exam_minutes}
        onChange={(minutes) => set('exam_minutes', minutes)}
        onBlur={() => left('exam_minutes')}
        error={fault('exam_minutes')}
      />
    </>
  )
}
