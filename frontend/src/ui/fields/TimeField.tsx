import { TextInput, type TextInputProps } from './TextInput.tsx'
import { parseTime } from './typed-time.ts'

interface Props extends Omit<TextInputProps, 'type' | 'inputMode' | 'max' | 'placeholder'> {
  /** Minutes that a typed time is rounded to. */
  readonly step: number
}

/** An hour of the day up to 24:00. `9`, `930` and `9.30` become `09:30` and the like when the field is left. */
export function TimeField({ step, onBlur, ...rest }: Props) {
  return (
    <TextInput
      {...rest}
      inputMode="numeric"
      placeholder="00:00"
      autoComplete="off"
      onBlur={() => {
        const time = parseTime(rest.value, step)
        if (time !== null && time !== rest.value) rest.onChange(time)
        onBlur?.()
      }}
    />
  )
}
