import { useId } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import classes from './field.module.css'

interface Props<T extends string> extends FieldProps {
  readonly value: T | null
  readonly onChange: (value: T) => void
  readonly options: readonly { readonly value: T; readonly label: string }[]
}

/** One of a few that all stand in sight. */
export function RadioGroup<T extends string>({ value, onChange, options, ...field }: Props<T>) {
  const name = useId()
  return (
    <Field {...field} group>
      {() =>
        options.map((option) => (
          <label key={option.value} className={classes.check} data-round>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>{option.label}</span>
          </label>
        ))
      }
    </Field>
  )
}
