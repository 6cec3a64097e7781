import type { ReactNode } from 'react'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { TextInput } from '../../../ui/fields/TextInput.tsx'
import classes from './widgets.module.css'

/** One widget to try, and what can be changed about it. */
export function Playground({ stage, children }: { readonly stage: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={classes.play}>
      <div className={classes.stage}>{stage}</div>
      <div className={classes.controls}>{children}</div>
    </div>
  )
}

interface FlagsProps<T extends string> {
  readonly flags: Readonly<Record<T, boolean>>
  readonly onChange: (flags: Readonly<Record<T, boolean>>) => void
}

/** What is on or off. */
export function Flags<T extends string>({ flags, onChange }: FlagsProps<T>) {
  return Object.keys(flags)
    .filter((name): name is T => name in flags)
    .map((name) => (
      <Checkbox key={name} checked={flags[name]} onChange={(on) => onChange({ ...flags, [name]: on })}>
        {name}
      </Checkbox>
    ))
}

interface ChoiceProps<T extends string> {
  readonly label: string
  readonly values: readonly T[]
  readonly value: T
  readonly onChange: (value: T) => void
}

/** One of some. */
export function Choice<T extends string>({ label, values, value, onChange }: ChoiceProps<T>) {
  return (
    <Select
      label={label}
      options={values.map((one) => ({ value: one, label: one }))}
      value={value}
      clearable={false}
      onChange={(option) => {
        const chosen = values.find((one) => one === option?.value)
        if (chosen !== undefined) onChange(chosen)
      }}
    />
  )
}

/** Any words. */
export function Words(props: {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  return <TextInput {...props} />
}
