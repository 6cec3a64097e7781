import type { TaskKind } from '@kredka/contracts/quizzes/question'
import { QUESTIONS_MAX } from '@kredka/contracts/quizzes/rules'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { TASK_KINDS } from '../../question-form.ts'
import classes from './editor.module.css'

interface Props {
  readonly questions: number
  readonly onAdd: (kind: TaskKind) => void
}

/** A new question of any type, behind the open one. */
export function AddQuestion({ questions, onAdd }: Props) {
  const t = useText()
  if (questions >= QUESTIONS_MAX) return <p className={classes.soft}>{t('errors.QUIZ_FULL')}</p>
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('quiz_editor.add')}</legend>
      <div className={classes.kinds}>
        {TASK_KINDS.map((kind) => (
          <Button key={kind} size="small" icon="plus" onClick={() => onAdd(kind)}>
            {t(`quiz_editor.kind_${kind}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
