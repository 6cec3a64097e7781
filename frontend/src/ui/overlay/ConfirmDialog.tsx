import { type ReactNode, useRef, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../Button.tsx'
import { Textarea } from '../fields/Textarea.tsx'
import { Row, Stack } from '../layout.tsx'
import { Modal } from './Modal.tsx'

interface Reason {
  readonly label: string
  /** What does or does not belong there. */
  readonly hint?: string
  readonly max: number
  readonly required: boolean
  /** Says that nothing need be typed. */
  readonly optionalText?: string
  /** Where what was typed is kept until it is sent; without it each opening begins anew. */
  readonly draft?: readonly [text: string, change: (text: string) => void]
  /** Reasons to choose instead of typing (`readyTexts`): dialogs that have none load nothing of it. */
  readonly ready?: (text: string, change: (text: string) => void) => ReactNode
}

interface Props {
  readonly opened: boolean
  readonly onClose: () => void
  readonly onConfirm: (reason: string) => void
  readonly title: string
  /** What happens then. */
  readonly children?: ReactNode
  /** What the button does, as a verb. */
  readonly confirm: string
  /** Destroys something. */
  readonly danger?: boolean
  readonly busy?: boolean
  /** Asks for a reason; `required` keeps the button from acting without one. */
  readonly reason?: Reason
  /** In place of the button that does it, where it cannot be done any more. */
  readonly instead?: ReactNode
}

/**
 * Asks before something is done that cannot be undone, with its reason where one is needed. A failure leaves it open
 * with what was typed; each time it opens it asks anew.
 */
export function ConfirmDialog({ opened, title, ...question }: Props) {
  return (
    <Modal opened={opened} onClose={question.onClose} title={title}>
      <Question {...question} />
    </Modal>
  )
}

function Question(props: Omit<Props, 'opened' | 'title'>) {
  const { onClose, onConfirm, children, confirm, danger, busy, reason, instead } = props
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  const typed = useState('')
  const [text, setText] = reason?.draft ?? typed
  const [tried, setTried] = useState(false)
  const fault = reason === undefined ? undefined : faultOf(text, reason, t)
  const go = () => {
    setTried(true)
    if (fault === undefined) onConfirm(text.trim())
    else place.current?.querySelector('textarea')?.focus()
  }
  return (
    <div ref={place}>
      <Stack>
        {children}
        {instead === undefined && reason?.ready?.(text, setText)}
        {reason !== undefined && (
          <Textarea
            label={reason.label}
            hint={reason.hint}
            optionalText={reason.optionalText}
            value={text}
            onChange={setText}
            max={reason.max}
            rows={3}
            error={tried ? fault : undefined}
          />
        )}
        <Row end>
          <Button onClick={onClose}>{t(instead === undefined ? 'ui.cancel' : 'ui.close')}</Button>
          {instead ?? (
            <Button look={danger === true ? 'danger' : 'primary'} loading={busy === true} onClick={go}>
              {confirm}
            </Button>
          )}
        </Row>
      </Stack>
    </div>
  )
}

function faultOf(text: string, { max, required }: Reason, t: ReturnType<typeof useText>): string | undefined {
  const said = text.trim()
  if (required && said === '') return t('form.required')
  return [...said].length > max ? t('form.too_long', { max }) : undefined
}
