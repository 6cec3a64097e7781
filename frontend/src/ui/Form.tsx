import type { ReactNode } from 'react'
import { keepInPlace } from '../app/forms/keep-in-place.ts'
import { useFaultFocus } from '../app/forms/useFaultFocus.ts'
import { Stack } from './layout.tsx'

interface Props {
  /** Sends, where nothing is wrong: false puts the focus on the first field with a fault. */
  readonly onSubmit: () => boolean | Promise<boolean>
  readonly children: ReactNode
  /** What the form is for, where no heading stands above it. */
  readonly label?: string
}

/** Fields below each other that are sent together; Enter in a field sends them. */
export function Form({ onSubmit, children, label }: Props) {
  const { ref, focusFault } = useFaultFocus()
  const submit = async () => {
    if (!(await onSubmit())) focusFault()
  }
  return (
    <form
      ref={ref}
      noValidate
      aria-label={label}
      onMouseDown={keepInPlace}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Stack form>{children}</Stack>
    </form>
  )
}
