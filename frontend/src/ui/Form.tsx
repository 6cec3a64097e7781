import { type ReactNode, useRef } from 'react'
import { focusFirstFault } from '../app/forms/focus-fault.ts'
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
  const element = useRef<HTMLFormElement>(null)
  const submit = async () => {
    if (!(await onSubmit())) focusFirstFault(element.current)
  }
  return (
    <form
      ref={element}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Stack form>{children}</Stack>
    </form>
  )
}
