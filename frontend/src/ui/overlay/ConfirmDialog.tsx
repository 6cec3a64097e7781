import { type ReactNode, useState } from 'react'
import { useText } from '../../app/i18n/useText.ts'
import { Button } from '../Button.tsx'
import { Textarea } from '../fields/Textarea.tsx'
import { Row, Stack } from '../layout.tsx'
import { Modal } from './Modal.tsx'

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
  readonly reason?: { readonly label: string; readonly max: number; readonly required: boolean }
}

/** Asks before something is done that cannot be undone, with its reason where one is needed. */
export function ConfirmDialog({ opened, onClose, onConfirm, title, children, confirm, danger, busy, reason }: Props) {
  const t = useText()
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const missing = reason?.required === true && text.trim() === ''
  const long = reason !== undefined && [...text].length > reason.max
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <Stack>
        {children}
        {reason !== undefined && (
          <Textarea
            label={reason.label}
            value={text}
            onChange={setText}
            max={reason.max}
            rows={3}
            error={tried && missing ? t('form.required') : undefined}
          />
        )}
        <Row end>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button
            look={danger === true ? 'danger' : 'primary'}
            loading={busy === true}
            onClick={() => {
              setTried(true)
              if (!missing && !long) onConfirm(text.trim())
            }}
          >
            {confirm}
          </Button>
        </Row>
      </Stack>
    </Modal>
  )
}
