import { PROMPT_MAX } from '@kredka/contracts/quizzes/rules'
import { useRef } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Textarea } from '../../../ui/fields/Textarea.tsx'
import { makeGap, type QuestionForm } from '../../question-form.ts'
import classes from './editor.module.css'

interface Props {
  readonly form: QuestionForm
  readonly onChange: (form: QuestionForm) => void
}

/** What is asked. Of a text with gaps, what is selected becomes one. */
export function PromptField({ form, onChange }: Props) {
  const t = useText()
  const field = useRef<HTMLTextAreaElement>(null)
  const { content } = form
  const { task } = content
  return (
    <div className={classes.group}>
      <Textarea
        ref={field}
        label={t('quiz_editor.prompt')}
        hint={t(task.kind === 'gaps' ? 'quiz_editor.gaps_hint' : 'quiz_editor.formulas_hint')}
        rows={task.kind === 'gaps' ? 5 : 3}
        max={PROMPT_MAX}
        value={content.prompt}
        onChange={(prompt) => onChange({ ...form, content: { ...content, prompt } })}
      />
      {task.kind === 'gaps' && (
        <div>
          <Button
            size="small"
            icon="plus"
            onClick={() => {
              const { selectionStart, selectionEnd } = field.current ?? { selectionStart: 0, selectionEnd: 0 }
              onChange({ ...form, content: makeGap(content, task, selectionStart, selectionEnd) })
              field.current?.focus()
            }}
          >
            {t('quiz_editor.make_gap')}
          </Button>
        </div>
      )}
    </div>
  )
}
