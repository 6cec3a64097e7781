import type { InputHTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../Button.tsx'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icons.ts'
import { isEnter } from './enter.ts'
import { Field, type FieldProps } from './Field.tsx'
import classes from './field.module.css'
import { useOneRef } from './useOneRef.ts'

export interface TextInputProps extends FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  /** Enter; without it Enter submits the form around the field. */
  readonly onEnter?: () => void
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  readonly type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | 'time'
  readonly placeholder?: string
  /** Longest length; shows the counter `current/maximum`. */
  readonly max?: number
  /** Shows the cross that empties the field. */
  readonly clearable?: boolean
  readonly icon?: IconName
  /** `zł`, `min`, behind the text. */
  readonly unit?: string
  readonly disabled?: boolean
  readonly large?: boolean
  readonly name?: string
  readonly autoComplete?: string
  /** In a dialog: the field that has the focus when it opens. */
  readonly firstInDialog?: boolean
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  readonly after?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

/** One line of text (WID-01). */
export function TextInput(props: TextInputProps) {
  const { value, max, type = 'text' } = props
  const t = useText()
  const [own, setRef] = useOneRef(props.ref)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    props.onKeyDown?.(event)
    if (!isEnter(event) || props.onEnter === undefined) return
    event.preventDefault()
    props.onEnter()
  }
  return (
    <Field {...props} aside={max === undefined ? undefined : <Counter now={[...value].length} max={max} />}>
      {(control) => (
        <span className={classes.box} data-large={props.large === true || undefined}>
          {props.icon !== undefined && <Icon name={props.icon} />}
          <input
            {...control}
            ref={setRef}
            className={classes.input}
            type={type}
            value={value}
            name={props.name}
            placeholder={props.placeholder}
            disabled={props.disabled}
            autoComplete={props.autoComplete}
            data-autofocus={props.firstInDialog || undefined}
            inputMode={props.inputMode}
            onChange={(event) => props.onChange(event.target.value)}
            onBlur={props.onBlur}
            onKeyDown={onKeyDown}
          />
          {props.unit !== undefined && <span className={classes.unit}>{props.unit}</span>}
          {props.clearable === true && value !== '' && props.disabled !== true && (
            <span className={classes.inside}>
              <Button
                look="close"
                size="small"
                label={t('ui.clear')}
                onClick={() => {
                  props.onChange('')
                  own.current?.focus()
                }}
              />
            </span>
          )}
          {props.after}
        </span>
      )}
    </Field>
  )
}

/** `current/maximum` (section 5). */
export function Counter({ now, max }: { readonly now: number; readonly max: number }) {
  return (
    <span className={classes.counter} data-full={now > max || undefined}>
      {now}/{max}
    </span>
  )
}
