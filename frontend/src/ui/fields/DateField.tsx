import { Field, type FieldProps } from './Field.tsx'
import classes from './field.module.css'

interface Props extends FieldProps {
  /** `yyyy-mm-dd`, empty while nothing is chosen. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  /** Earliest day, `yyyy-mm-dd`. */
  readonly min?: string
  readonly name?: string
}

/** One date, typed or chosen in the browser's own calendar. */
export function DateField(props: Props) {
  return (
    <Field {...props}>
      {(control) => (
        <span className={classes.box}>
          <input
            {...control}
            className={classes.input}
            type="date"
            value={props.value}
            name={props.name}
            min={props.min}
            onChange={(event) => props.onChange(event.target.value)}
            onBlur={props.onBlur}
          />
        </span>
      )}
    </Field>
  )
}
