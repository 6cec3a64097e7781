import { useState } from 'react'
import { useCopy } from '../../../app/useCopy.ts'
import { useText } from '../../../i18n/useText.ts'
import { saveText } from '../../../kernel/save-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Form } from '../../../ui/Form.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import classes from './recovery-codes.module.css'

const FILE = 'kredka-recovery-codes.txt'

interface Props {
  readonly codes: readonly string[]
  readonly onKept: () => void
}

/** Shown once, until somebody says that they keep them (ADM-08). */
export function RecoveryCodes({ codes, onKept }: Props) {
  const t = useText()
  const copy = useCopy('admin.codes_copied', 'admin.codes_not_copied')
  const [isKept, setKept] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const text = codes.join('\n')
  const submit = () => {
    setAsked(true)
    if (isKept) onKept()
    return isKept
  }
  return (
    <Card className={classes.sheet}>
      <Stack space={4}>
        <h2>{t('admin.codes_title')}</h2>
        <Notice kind="warning">{t('admin.codes_about')}</Notice>
        <ol className={classes.codes} aria-label={t('admin.codes_title')}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className={classes.tools}>
          <Row>
            <Button icon="copy" onClick={() => void copy(text)}>
              {t('admin.codes_copy')}
            </Button>
            <Button icon="download" onClick={() => saveText(`${text}\n`, FILE)}>
              {t('admin.codes_save')}
            </Button>
            <Button onClick={() => window.print()}>{t('admin.codes_print')}</Button>
          </Row>
          <Form onSubmit={submit} label={t('admin.codes_title')}>
            <Checkbox
              checked={isKept}
              onChange={setKept}
              error={isAsked && !isKept ? t('admin.codes_keep_first') : undefined}
            >
              {t('admin.codes_kept')}
            </Checkbox>
            <div>
              <Button look="primary" type="submit">
                {t('admin.codes_go_on')}
              </Button>
            </div>
          </Form>
        </div>
      </Stack>
    </Card>
  )
}
