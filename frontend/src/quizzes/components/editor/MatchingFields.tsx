import type { Matching } from '@kredka/contracts/quizzes/question'
import { useText } from '../../../i18n/useText.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { isLanguageSubject } from '../../question-form.ts'
import classes from './editor.module.css'

const RULES = ['ignores_case', 'ignores_accents', 'ignores_spacing', 'ignores_ending', 'allows_typo'] as const

interface Props {
  readonly value: Matching
  readonly onChange: (matching: Matching) => void
  readonly subject_id: string
}

/** Which differences from an accepted answer do not matter (QUI-04). */
export function MatchingFields({ value, onChange, subject_id }: Props) {
  const t = useText()
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('quiz_editor.matching')}</legend>
      {RULES.map((rule) => (
        <Checkbox key={rule} checked={value[rule]} onChange={(on) => onChange({ ...value, [rule]: on })}>
          {t(`quiz_editor.${rule}`)}
        </Checkbox>
      ))}
      {isLanguageSubject(subject_id) && !value.ignores_accents && (
        <p className={classes.soft}>{t('quiz_editor.accents_count')}</p>
      )}
    </fieldset>
  )
}
