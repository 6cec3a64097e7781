import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { isEnter } from '../fields/enter.ts'
import { Field } from '../fields/Field.tsx'
import fieldClasses from '../fields/field.module.css'
import classes from './typed-answer.module.css'
import { VerdictWord } from './VerdictWord.tsx'
import type { AnswerVerdict } from './verdict.ts'

interface Props {
  readonly label: string
  readonly labelHidden?: boolean
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onEnter?: () => void
  /** A number: a phone shows its digits first. Anything may be typed, as a fraction or a unit. */
  readonly numeric?: boolean
  /** Where the question names one unit: shown behind the number. */
  readonly unit?: string | undefined
  readonly hint?: ReactNode
  readonly max?: number
  readonly verdict?: AnswerVerdict | undefined
  /** What the judgement adds, such as the right answer, or that the accent alone was wrong. */
  readonly note?: ReactNode
  /** Under way or judged: it can be read and copied, not changed. */
  readonly locked?: boolean
}

/** An answer in one line, large. Neither corrected nor completed by the browser. */
export function TypedAnswer(props: Props) {
  const { label, labelHidden = false, value, onChange, onEnter, numeric, unit, hint, verdict, note } = props
  return (
    <div className={classes.answer} data-verdict={verdict}>
      <Field label={label} labelHidden={labelHidden} hint={hint}>
        {(control) => (
          <span className={fieldClasses.box} data-large>
            <input
              {...control}
              className={cx(fieldClasses.input, classes.input)}
              value={value}
              maxLength={props.max}
              readOnly={props.locked === true}
              inputMode={numeric === true ? 'decimal' : 'text'}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={(event) => {
                if (!isEnter(event) || onEnter === undefined) return
                event.preventDefault()
                onEnter()
              }}
            />
            {unit !== undefined && <span className={fieldClasses.unit}>{unit}</span>}
          </span>
        )}
      </Field>
      {/* there from the beginning, so that what comes is heard */}
      <div className={classes.result} role="status">
        {verdict !== undefined && <VerdictWord verdict={verdict} />}
        {note !== undefined && <span>{note}</span>}
      </div>
    </div>
  )
}
