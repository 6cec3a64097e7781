import { NOTE_MAX } from '@kredka/contracts/chat/rules'
import { type ReactNode, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { Row } from '../../ui/layout.tsx'
import { Modal } from '../../ui/overlay/Modal.tsx'

interface Props<R extends string> {
  readonly opened: boolean
  readonly onClose: () => void
  readonly title: string
  /** What happens then. */
  readonly children: ReactNode
  readonly reasons: readonly { readonly value: R; readonly label: string }[]
  /** What the button does, as a verb. */
  readonly confirm: string
  readonly busy: boolean
  /** Where the words are kept until they are sent. */
  readonly draft: readonly [text: string, change: (text: string) => void]
  readonly onConfirm: (reason: R, note: string) => void
}

/** Asks why, with some words where the person wants to add them. The reason is asked anew each time it opens. */
export function ReasonDialog<R extends string>({ opened, onClose, title, ...question }: Props<R>) {
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      {opened && <Question {...question} title={title} onClose={onClose} />}
    </Modal>
  )
}

function Question<R extends string>(props: Omit<Props<R>, 'opened'>) {
  const { children, reasons, confirm, busy, draft, onConfirm, onClose, title } = props
  const t = useText()
  const [reason, setReason] = useState<R | null>(null)
  const [note, setNote] = draft
  const [tried, setTried] = useState(false)
  const tooLong = [...note.trim()].length > NOTE_MAX
  const submit = () => {
    setTried(true)
    if (reason === null || tooLong) return false
    if (!busy) onConfirm(reason, note.trim())
    return true
  }
  return (
    <Form onSubmit={submit} label={title}>
      {children}
      <RadioGroup
        label={t('chat.reason')}
        options={reasons}
        value={reason}
        onChange={setReason}
        error={tried && reason === null ? t('form.required') : undefined}
      />
      <Textarea
        label={t('chat.note')}
        optionalText={t('chat.optional')}
        rows={3}
        value={note}
        onChange={setNote}
        max={NOTE_MAX}
        error={tooLong ? t('form.too_long', { max: NOTE_MAX }) : undefined}
      />
      <Row end>
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <Button look="danger" type="submit" loading={busy}>
          {confirm}
        </Button>
      </Row>
    </Form>
  )
}
