import { ACCEPTED_MAX, UNIT_MAX, UNITS_MAX, WORDS_MAX } from '@kredka/contracts/quizzes/rules'
import { useText } from '../../../i18n/useText.ts'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { TextInput } from '../../../ui/fields/TextInput.tsx'
import type { NumberTask, TextTask } from '../../question-form.ts'
import classes from './editor.module.css'
import { MatchingFields } from './MatchingFields.tsx'
import { WordsField } from './WordsField.tsx'

interface TextProps {
  readonly task: TextTask
  readonly onChange: (task: TextTask) => void
  readonly subject_id: string
}

/** The words that are right, and which differences do not matter. */
export function TextFields({ task, onChange, subject_id }: TextProps) {
  const t = useText()
  return (
    <>
      <WordsField
        label={t('quiz_editor.accepted')}
        hint={t('quiz_editor.one_a_line')}
        value={task.accepted}
        max={ACCEPTED_MAX}
        longest={WORDS_MAX}
        onChange={(accepted) => onChange({ ...task, accepted })}
      />
      <MatchingFields
        value={task.matching}
        onChange={(matching) => onChange({ ...task, matching })}
        subject_id={subject_id}
      />
    </>
  )
}

interface NumberProps {
  readonly task: NumberTask
  readonly onChange: (task: NumberTask) => void
}

/** The right number as people write it, how near is near enough, and its units. */
export function NumberFields({ task, onChange }: NumberProps) {
  const t = useText()
  const { number } = task
  const set = (part: Partial<NumberTask['number']>) => onChange({ ...task, number: { ...number, ...part } })
  return (
    <>
      <TextInput
        label={t('quiz_editor.number')}
        hint={t('quiz_editor.number_hint')}
        value={number.value}
        onChange={(value) => set({ value })}
      />
      <div className={classes.pair}>
        <TextInput
          label={t('quiz_editor.tolerance')}
          hint={t('quiz_editor.tolerance_hint')}
          optionalText={t('quiz_editor.optional')}
          unit={number.tolerance_kind === 'percent' ? '%' : '±'}
          value={number.tolerance}
          onChange={(tolerance) => set({ tolerance })}
        />
        <RadioGroup
          label={t('quiz_editor.tolerance_kind')}
          value={number.tolerance_kind}
          onChange={(tolerance_kind) => set({ tolerance_kind })}
          options={[
            { value: 'absolute', label: t('quiz_editor.tolerance_absolute') },
            { value: 'percent', label: t('quiz_editor.tolerance_percent') },
          ]}
        />
      </div>
      <WordsField
        label={t('quiz_editor.units')}
        hint={t('quiz_editor.units_hint')}
        optionalText={t('quiz_editor.optional')}
        value={number.units}
        max={UNITS_MAX}
        longest={UNIT_MAX}
        rows={2}
        onChange={(units) => set({ units })}
      />
    </>
  )
}
