import { LEVELS } from '@kredka/contracts/offers/rules'
import { EXPLANATION_MAX, WEIGHT_MAX } from '@kredka/contracts/quizzes/rules'
import { useText } from '../../../i18n/useText.ts'
import { IntegerField } from '../../../ui/fields/NumberField.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { Textarea } from '../../../ui/fields/Textarea.tsx'
import type { QuestionForm } from '../../question-form.ts'
import { useQuizWords } from '../../useQuizWords.ts'
import classes from './editor.module.css'

interface Props {
  readonly form: QuestionForm
  readonly onChange: (form: QuestionForm) => void
}

/** What questions of every type have: why it is so, how hard it is, how much it counts. */
export function AboutQuestionFields({ form, onChange }: Props) {
  const t = useText()
  const words = useQuizWords()
  const { content } = form
  return (
    <>
      <Textarea
        label={t('quiz_editor.explanation')}
        hint={t('quiz_editor.explanation_hint')}
        optionalText={t('quiz_editor.optional')}
        rows={3}
        max={EXPLANATION_MAX}
        value={content.explanation}
        onChange={(explanation) => onChange({ ...form, content: { ...content, explanation } })}
      />
      <div className={classes.pair}>
        <Select
          label={t('offers.level')}
          options={LEVELS.map((level) => ({ value: level, label: words.level(level) }))}
          placeholder={t('quiz_editor.level_of_quiz')}
          value={form.level}
          onChange={(option) => onChange({ ...form, level: LEVELS.find((level) => level === option?.value) ?? null })}
        />
        <IntegerField
          label={t('quiz_editor.weight')}
          hint={t('quiz_editor.weight_hint')}
          min={1}
          max={WEIGHT_MAX}
          value={form.weight}
          onChange={(weight) => {
            if (weight !== null && weight >= 1 && weight <= WEIGHT_MAX) onChange({ ...form, weight })
          }}
        />
      </div>
    </>
  )
}
