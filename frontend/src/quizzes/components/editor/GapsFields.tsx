import { ACCEPTED_MAX, DISTRACTORS_MAX, WORDS_MAX } from '@kredka/contracts/quizzes/rules'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import type { GapsTask } from '../../question-form.ts'
import classes from './editor.module.css'
import { MatchingFields } from './MatchingFields.tsx'
import { WordsField } from './WordsField.tsx'

interface Props {
  readonly task: GapsTask
  readonly onChange: (task: GapsTask) => void
  readonly onRemove: (index: number) => void
  readonly subject_id: string
}

/** What fits into each gap, typed or chosen from a bank of words. */
export function GapsFields({ task, onChange, onRemove, subject_id }: Props) {
  const t = useText()
  return (
    <>
      {task.gaps.length > 0 && (
        <ul className={classes.options}>
          {task.gaps.map((gap, at) => {
            const number = at + 1
            return (
              // gaps have no name but their number
              <li key={String(at)} className={classes.gap}>
                <WordsField
                  label={t('quiz_editor.gap', { number })}
                  hint={t('quiz_editor.one_a_line')}
                  value={gap.accepted}
                  max={ACCEPTED_MAX}
                  longest={WORDS_MAX}
                  rows={2}
                  onChange={(accepted) =>
                    onChange({ ...task, gaps: task.gaps.map((other, n) => (n === at ? { accepted } : other)) })
                  }
                />
                <Button look="quiet" size="small" icon="trash" onClick={() => onRemove(at)}>
                  {t('quiz_editor.remove_gap', { number })}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      <Checkbox checked={task.has_bank} onChange={(has_bank) => onChange({ ...task, has_bank })}>
        {t('quiz_editor.has_bank')}
      </Checkbox>
      {task.has_bank ? (
        <WordsField
          label={t('quiz_editor.distractors')}
          hint={t('quiz_editor.distractors_hint')}
          optionalText={t('quiz_editor.optional')}
          value={task.distractors}
          max={DISTRACTORS_MAX}
          longest={WORDS_MAX}
          onChange={(distractors) => onChange({ ...task, distractors })}
        />
      ) : (
        <MatchingFields
          value={task.matching}
          onChange={(matching) => onChange({ ...task, matching })}
          subject_id={subject_id}
        />
      )}
    </>
  )
}
