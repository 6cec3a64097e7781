import { OPTION_MAX, OPTIONS_MAX, OPTIONS_MIN } from '@kredka/contracts/quizzes/rules'
import { useId } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextInput } from '../../../ui/fields/TextInput.tsx'
import { BLANK_OPTION, type ChoiceTask } from '../../question-form.ts'
import classes from './editor.module.css'

type Option = ChoiceTask['options'][number]

interface Props {
  readonly task: ChoiceTask
  readonly onChange: (task: ChoiceTask) => void
}

/** Two to eight answers, the right ones marked. */
export function ChoiceFields({ task, onChange }: Props) {
  const t = useText()
  const name = useId()
  const { kind, options } = task
  const set = (next: readonly Option[]) => onChange({ ...task, options: [...next] })
  const change = (at: number, part: Partial<Option>) =>
    set(options.map((option, n) => (n === at ? { ...option, ...part } : option)))
  const mark = (at: number, is_right: boolean) =>
    kind === 'single' ? set(options.map((option, n) => ({ ...option, is_right: n === at }))) : change(at, { is_right })
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('quiz_editor.options')}</legend>
      <p className={classes.soft}>{t(kind === 'single' ? 'quiz_editor.mark_one' : 'quiz_editor.mark_several')}</p>
      <ul className={classes.options}>
        {options.map((option, at) => {
          const number = at + 1
          return (
            // options have no name but their place
            <li key={String(at)} className={classes.option} data-right={option.is_right || undefined}>
              <TextInput
                label={t('quiz_editor.option', { number })}
                value={option.text}
                onChange={(text) => change(at, { text })}
                {...([...option.text].length > OPTION_MAX * 0.8 ? { max: OPTION_MAX } : {})}
                after={
                  options.length > OPTIONS_MIN && (
                    <Button
                      look="quiet"
                      size="small"
                      icon="trash"
                      label={t('quiz_editor.remove_option', { number })}
                      onClick={() => set(options.filter((_, n) => n !== at))}
                    />
                  )
                }
              />
              <div className={classes.marks}>
                <label className={classes.check}>
                  <input
                    type={kind === 'single' ? 'radio' : 'checkbox'}
                    name={name}
                    checked={option.is_right}
                    onChange={(event) => mark(at, event.target.checked)}
                  />
                  <span>
                    {t('quiz_editor.right')}
                    <span className="visually-hidden">: {t('quiz_editor.option', { number })}</span>
                  </span>
                </label>
                <label className={classes.check}>
                  <input
                    type="checkbox"
                    checked={option.stays_put}
                    onChange={(event) => change(at, { stays_put: event.target.checked })}
                  />
                  <span>
                    {t('quiz_editor.stays_put')}
                    <span className="visually-hidden">: {t('quiz_editor.option', { number })}</span>
                  </span>
                </label>
              </div>
            </li>
          )
        })}
      </ul>
      {options.length < OPTIONS_MAX && (
        <div>
          <Button size="small" icon="plus" onClick={() => set([...options, { ...BLANK_OPTION }])}>
            {t('quiz_editor.add_option')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
