import { useEffect, useRef } from 'react'
import type { BoundField } from '../../../app/forms/useForm.ts'
import { useText } from '../../../i18n/useText.ts'
import { TextInput } from '../../../ui/fields/TextInput.tsx'

interface Props {
  readonly field: BoundField<string>
  /** `any` takes a recovery code as well. */
  readonly kind: 'app' | 'recovery' | 'any'
  /** It is what comes next: it has the focus from the start. */
  readonly first?: boolean
}

const LABELS = { app: 'admin.code', recovery: 'admin.recovery_code', any: 'admin.code_or_recovery' } as const
const HINTS = {
  app: 'admin.code_hint',
  recovery: 'admin.recovery_code_hint',
  any: 'admin.code_or_recovery_hint',
} as const

/** A code of the second factor, typed or put there by the phone (ADM-08). */
export function CodeField({ field, kind, first = false }: Props) {
  const t = useText()
  const own = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (first) own.current?.focus()
  }, [first])
  return (
    <TextInput
      ref={own}
      key={kind}
      label={t(LABELS[kind])}
      hint={t(HINTS[kind])}
      name="code"
      large
      autoComplete={kind === 'recovery' ? 'off' : 'one-time-code'}
      inputMode={kind === 'app' ? 'numeric' : 'text'}
      {...field}
    />
  )
}
