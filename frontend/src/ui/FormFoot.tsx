import type { ReactNode } from 'react'
import { useText } from '../i18n/useText.ts'
import type { ApiError } from '../kernel/errors.ts'
import { Button } from './Button.tsx'
import { ErrorNotice } from './ErrorNotice.tsx'
import { Row } from './layout.tsx'

interface Props {
  /** Why it was refused. */
  readonly error: ApiError | null
  readonly sending: boolean
  /** On the button that sends. */
  readonly label: string
  readonly onCancel?: (() => void) | undefined
  /** In a dialog: at its end, the button that sends last. */
  readonly dialog?: boolean
  /** What may be done beside sending. */
  readonly children?: ReactNode
}

/** The end of a form: what is wrong as a whole, and its buttons. */
export function FormFoot({ error, sending, label, onCancel, dialog = false, children }: Props) {
  const t = useText()
  const cancel = onCancel && <Button onClick={onCancel}>{t('ui.cancel')}</Button>
  return (
    <>
      <ErrorNotice error={error} />
      <Row end={dialog}>
        {dialog && cancel}
        <Button look="primary" type="submit" loading={sending}>
          {label}
        </Button>
        {!dialog && cancel}
        {children}
      </Row>
    </>
  )
}
