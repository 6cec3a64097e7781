import { useEffect, useState } from 'react'
import { TextInput, type TextInputProps } from './TextInput.tsx'

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'inputMode' | 'max'> {
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  readonly min?: number
  readonly max?: number
}

/** Section 5: one decimal point (or comma), clamped to its limits when it is left. */
export function NumberField(props: Props) {
  return <Numeric {...props} accepts={/^-?\d*(?:[.,]\d*)?$/} inputMode="decimal" />
}

/** Section 5: digits only, clamped to its limits when it is left. */
export function IntegerField(props: Props) {
  return <Numeric {...props} accepts={/^\d*$/} inputMode="numeric" />
}

interface NumericProps extends Props {
  readonly accepts: RegExp
  readonly inputMode: 'decimal' | 'numeric'
}

function Numeric({ value, onChange, min, max, accepts, onBlur, ...rest }: NumericProps) {
  const [text, setText] = useState(() => toText(value))
  useEffect(() => {
    setText((before) => (numberOf(before) === value ? before : toText(value)))
  }, [value])
  return (
    <TextInput
      {...rest}
      value={text}
      onChange={(typed) => {
        if (!accepts.test(typed)) return
        setText(typed)
        onChange(numberOf(typed))
      }}
      onBlur={() => {
        const clamped = clamp(numberOf(text), min, max)
        setText(toText(clamped))
        if (clamped !== value) onChange(clamped)
        onBlur?.()
      }}
    />
  )
}

function numberOf(text: string): number | null {
  const number = Number(text.replace(',', '.'))
  return text.trim() === '' || Number.isNaN(number) ? null : number
}

function toText(value: number | null): string {
  return value === null ? '' : String(value)
}

function clamp(value: number | null, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY): number | null {
  return value === null ? null : Math.min(max, Math.max(min, value))
}
