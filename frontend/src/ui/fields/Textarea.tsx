import type { Ref } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import classes from './field.module.css'
import { Counter } from './TextInput.tsx'

interface Props extends FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly placeholder?: string
  readonly max?: number
  readonly rows?: number
  readonly disabled?: boolean
  readonly name?: string
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text, with the counter `current/maximum`. */
export function Textarea(props: Props) {
  const { value, max } = props
  return (
    <Field {...props} aside={max === undefined ? undefined : <Counter now={[...value].length} max={max} />}>
      {(control) => (
        <span className={classes.box}>
          <textarea
            {...control}
            ref={props.ref}
            className={classes.input}
            value={value}
            name={props.name}
            rows={props.rows ?? 5}
            placeholder={props.placeholder}
            disabled={props.disabled}
            onChange={(event) => props.onChange(event.target.value)}
            onBlur={props.onBlur}
          />
        </span>
      )}
    </Field>
  )
}
