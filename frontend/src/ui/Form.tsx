import type { ReactNode } from 'react'
import { keepInPlace } from './keep-in-place.ts'
import { Stack } from './layout.tsx'
import { useFaultFocus } from './useFaultFocus.ts'

type Submit = () => boolean | Promise<boolean>

interface Props {
  /** Sends, where nothing is wrong: false puts the focus on the first field with a fault. */
  readonly onSubmit: Submit
  /** `submit` sends in another way, with the same care for faults. */
  readonly children: ReactNode | ((submit: (how: Submit) => void) => ReactNode)
  /** What the form is for, where no heading stands above it. */
  readonly label?: string
  /** As wide as its place, for fields beside each other such as two languages. */
  readonly wide?: boolean
}

/** Fields below each other that are sent together; Enter in a field sends them. */
export function Form({ onSubmit, children, label, wide = false }: Props) {
  const { ref, focusFault } = useFaultFocus()
  const submit = async (how: Submit) => {
    if (!(await how())) focusFault()
  }
  const content = typeof children === 'function' ? children((how) => void submit(how)) : children
  return (
    <form
      ref={ref}
      noValidate
      aria-label={label}
      onMouseDown={keepInPlace}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(onSubmit)
      }}
    >
      <Stack form={!wide} space={wide ? 5 : 4}>
        {content}
      </Stack>
    </form>
  )
}
