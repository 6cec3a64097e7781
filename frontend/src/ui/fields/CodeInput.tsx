import classes from './code-input.module.css'
import { Field, type FieldProps } from './Field.tsx'
import fieldClasses from './field.module.css'

interface Props extends FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A short code that was read aloud, such as `ab3d 5kqz`: large, and left as it is typed by browsers that know better. */
export function CodeInput({ value, onChange, ...field }: Props) {
  return (
    <Field {...field}>
      {(control) => (
        <span className={fieldClasses.box} data-large>
          <input
            {...control}
            className={`${fieldClasses.input} ${classes.code}`}
            value={value}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            onChange={(event) => onChange(event.target.value)}
          />
        </span>
      )}
    </Field>
  )
}
