import { type ReactNode, useId } from 'react'
import { Icon } from '../icons/Icon.tsx'
import classes from './field.module.css'

interface Props {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** May hold links. */
  readonly children: ReactNode
  readonly error?: string | undefined
  readonly disabled?: boolean
  readonly name?: string
}

export function Checkbox({ checked, onChange, children, error, disabled, name }: Props) {
  const id = useId()
  return (
    <div className={classes.field}>
      <label className={classes.check}>
        <input
          type="checkbox"
          checked={checked}
          name={name}
          disabled={disabled}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : id}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {error !== undefined && (
        <span id={id} className={classes.error} role="alert">
          <Icon name="error" size={16} />
          {error}
        </span>
      )}
    </div>
  )
}
