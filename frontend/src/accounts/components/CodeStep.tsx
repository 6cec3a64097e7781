import { type ReactNode, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Row } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { type PastedCode, readPastedCode } from '../pasted-code.ts'
import { useFirstField } from './useFirstField.ts'

interface Props {
  /** Parameter of the mail's link. */
  readonly name: 'st' | 'rt'
  /** What was sent, and where to; null where the person came with a code of their own. */
  readonly sent: ReactNode
  readonly onCode: (code: PastedCode) => void
  readonly onBack: () => void
}

/** The mail is on its way: its link leads on, and so does its code, pasted here. */
export function CodeStep({ name, sent, onCode, onBack }: Props) {
  const t = useText()
  const field = useFirstField(true)
  const [pasted, setPasted] = useState('')
  const [tried, setTried] = useState(false)
  const code = readPastedCode(pasted, name)
  const submit = () => {
    setTried(true)
    if (code !== null) onCode(code)
    return code !== null
  }
  return (
    <Form onSubmit={submit}>
      {sent !== null && <Notice kind="success">{sent}</Notice>}
      <TextInput
        ref={field}
        label={t('accounts.code')}
        hint={t('accounts.code_hint')}
        name="one-time-code"
        autoComplete="one-time-code"
        value={pasted}
        onChange={setPasted}
        error={tried && code === null ? t('accounts.code_invalid') : undefined}
      />
      <Row>
        <Button look="primary" type="submit">
          {t('accounts.next')}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {t('accounts.send_again')}
        </Button>
      </Row>
    </Form>
  )
}
