import type { QuestionTask } from '@kredka/contracts/quizzes/question'
import { ACCEPTED_MAX, WORDS_MAX } from '@kredka/contracts/quizzes/rules'
import type { OwnQuestionView } from '@kredka/contracts/quizzes/views'
import { useText } from '../../../i18n/useText.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { MathText } from '../../../ui/math/MathText.tsx'
import { MatchingFields } from '../editor/MatchingFields.tsx'
import { NumberFields, TextFields } from '../editor/TypedFields.tsx'
import { WordsField } from '../editor/WordsField.tsx'
import classes from './key.module.css'

interface Props {
  readonly task: QuestionTask
  readonly formulas: OwnQuestionView['formulas']
  readonly onChange: (task: QuestionTask) => void
}

/** What counts as right, and nothing else of the question: its words are frozen. */
export function KeyFields({ task, formulas, onChange }: Props) {
  const t = useText()
  switch (task.kind) {
    case 'single':
    case 'several':
      return (
        <fieldset className={classes.group}>
          <legend>{t('quiz_keys.right')}</legend>
          <p className="soft-note">
            {t(task.kind === 'single' ? 'quiz_keys.right_single' : 'quiz_keys.right_several')}
          </p>
          {task.options.map((option, at) => (
            // options have no name but their place
            <Checkbox
              key={String(at)}
              checked={option.is_right}
              onChange={(is_right) =>
                onChange({ ...task, options: task.options.map((one, n) => (n === at ? { ...one, is_right } : one)) })
              }
            >
              <MathText text={option.text} formulas={formulas} />
            </Checkbox>
          ))}
        </fieldset>
      )
    case 'gaps':
      return (
        <>
          {task.gaps.map((gap, at) => (
            // gaps have no name but their number
            <WordsField
              key={String(at)}
              label={t('quiz_editor.gap', { number: at + 1 })}
              hint={t('quiz_editor.one_a_line')}
              value={gap.accepted}
              max={ACCEPTED_MAX}
              longest={WORDS_MAX}
              rows={2}
              onChange={(accepted) =>
                onChange({ ...task, gaps: task.gaps.map((one, n) => (n === at ? { accepted } : one)) })
              }
            />
          ))}
          {!task.has_bank && (
            <MatchingFields
              value={task.matching}
              onChange={(matching) => onChange({ ...task, matching })}
              subject_id=""
            />
          )}
        </>
      )
    case 'text':
      return <TextFields task={task} onChange={onChange} subject_id="" />
    case 'number':
      return <NumberFields task={task} onChange={onChange} />
  }
}
