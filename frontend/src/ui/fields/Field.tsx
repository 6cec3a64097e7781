import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icons/Icon.tsx'
import classes from './field.module.css'

/** What every field shows around its control. */
export interface FieldProps {
  readonly label: string
  /** The label is read but not seen: where a placeholder and a picture say it too. */
  readonly labelHidden?: boolean
  readonly hint?: ReactNode
  /** What is wrong, in words; marks the control as invalid. */
  readonly error?: string | undefined
  /** Shown as a word beside the label; most fields are required, so the optional ones are marked. */
  readonly optionalText?: string | undefined
}

export interface ControlIds {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

interface Props extends FieldProps {
  /** Counter or the like, at the end of the line below. */
  readonly aside?: ReactNode
  readonly children: (control: ControlIds) => ReactNode
  /** A group of controls (check boxes, stars) instead of one. */
  readonly group?: boolean
}

/** Label above, control, then error or hint; all tied together for those who listen. */
export function Field({ label, labelHidden, hint, error, optionalText, aside, children, group = false }: Props) {
  const id = useId()
  const note = error !== undefined || hint !== undefined ? `${id}-note` : undefined
  const wrong = error !== undefined
  const Label = group ? 'span' : 'label'
  return (
    <div
      className={classes.field}
      data-invalid={wrong || undefined}
      {...(group ? { role: 'group', 'aria-labelledby': `${id}-label` } : {})}
    >
      <Label
        id={`${id}-label`}
        className={cx(classes.label, labelHidden === true && 'visually-hidden')}
        {...(group ? {} : { htmlFor: id })}
      >
        {label}
        {/* the space is heard, not seen: without it the name of the field ends in one long word */}
        {optionalText !== undefined && (
          <>
            <span className={classes.gap}> </span>
            <span className={classes.optional}>{optionalText}</span>
          </>
        )}
      </Label>
      {children({ id, 'aria-describedby': note, 'aria-invalid': wrong || undefined })}
      {(note !== undefined || aside !== undefined) && (
        <div className={classes.below}>
          <span id={note} className={wrong ? classes.error : classes.hint} role={wrong ? 'alert' : undefined}>
            {wrong && <Icon name="error" size={16} />}
            {error ?? hint}
          </span>
          {aside}
        </div>
      )}
    </div>
  )
}
