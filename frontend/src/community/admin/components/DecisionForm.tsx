import { useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Form } from '../../../ui/Form.tsx'
import { Textarea } from '../../../ui/fields/Textarea.tsx'
import { Row } from '../../../ui/layout.tsx'

interface Props {
  readonly label: string
  readonly hint: string
  readonly max: number
  readonly required: boolean
  readonly confirm: string
  readonly danger?: boolean
  readonly busy: boolean
  readonly onConfirm: (text: string) => void
  readonly onBack: () => void
}

/** The words that go with a decision, inside the dialog that shows what is decided. */
export function DecisionForm({ label, hint, max, required, confirm, danger, busy, onConfirm, onBack }: Props) {
  const t = useText()
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const missing = required && text.trim() === ''
  const long = [...text].length > max
  const submit = async () => {
    setTried(true)
    if (missing || long) return false
    onConfirm(text.trim())
    return true
  }
  const fault = missing ? t('form.required') : long ? t('form.too_long', { max }) : undefined
  return (
    <Form label={confirm} onSubmit={submit}>
      <Textarea
        label={label}
        hint={hint}
        rows={4}
        value={text}
        onChange={setText}
        max={max}
        error={tried ? fault : undefined}
        {...(required ? {} : { optionalText: t('community.optional') })}
      />
      <Row end>
        <Button onClick={onBack}>{t('community.back')}</Button>
        <Button look={danger === true ? 'danger' : 'primary'} type="submit" loading={busy}>
          {confirm}
        </Button>
      </Row>
    </Form>
  )
}
