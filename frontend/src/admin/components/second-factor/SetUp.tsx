import { beginSecondFactor, confirmSecondFactor } from '@kredka/contracts/admin/endpoints'
import type { SecondFactorSecretView } from '@kredka/contracts/admin/views'
import { useState } from 'react'
import { useSentForm } from '../../../app/forms/useSentForm.ts'
import { useCopy } from '../../../app/useCopy.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Form } from '../../../ui/Form.tsx'
import { FormFoot } from '../../../ui/FormFoot.tsx'
import { PasswordInput } from '../../../ui/fields/PasswordInput.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { QrCode } from '../../../ui/qr/QrCode.tsx'
import { CodeField } from './CodeField.tsx'
import classes from './set-up.module.css'

interface Props {
  readonly onOn: (codes: readonly string[]) => void
}

/** Turns the second factor on: the password, the secret for an app, a code that shows it arrived there (ADM-08). */
export function SetUp({ onOn }: Props) {
  const [secret, setSecret] = useState<SecondFactorSecretView | null>(null)
  return (
    <Card>
      {secret === null ? (
        <Begin onBegun={setSecret} />
      ) : (
        <Confirm secret={secret} onOn={onOn} onOver={() => setSecret(null)} />
      )}
    </Card>
  )
}

const NO_PASSWORD = { password: '' }

function Begin({ onBegun }: { readonly onBegun: (secret: SecondFactorSecretView) => void }) {
  const t = useText()
  const { form, submit, sending, error } = useSentForm(beginSecondFactor, NO_PASSWORD, (values) => values, {
    done: onBegun,
  })
  return (
    <Form onSubmit={submit}>
      <h2>{t('admin.factor_set_up')}</h2>
      <p>{t('admin.factor_needs')}</p>
      <PasswordInput
        label={t('admin.factor_password')}
        name="current-password"
        autoComplete="current-password"
        {...form.field('password')}
      />
      <FormFoot error={error} sending={sending} label={t('admin.factor_begin')} />
    </Form>
  )
}

interface ConfirmProps extends Props {
  readonly secret: SecondFactorSecretView
  readonly onOver: () => void
}

const NO_CODE = { code: '' }

function Confirm({ secret: { secret, uri }, onOn, onOver }: ConfirmProps) {
  const t = useText()
  const copy = useCopy('admin.factor_secret_copied', 'admin.factor_secret_not_copied')
  const { form, submit, sending, error } = useSentForm(confirmSecondFactor, NO_CODE, (values) => values, {
    done: ({ codes }) => onOn(codes),
  })
  return (
    <Form onSubmit={submit}>
      <h2>{t('admin.factor_set_up')}</h2>
      <p>{t('admin.factor_scan')}</p>
      <QrCode text={uri} label={t('admin.factor_qr')} failure={t('admin.factor_no_qr')} />
      <Stack space={2}>
        <p>{t('admin.factor_type')}</p>
        <p className={classes.secret}>
          <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <div>
          <Button size="small" icon="copy" onClick={() => void copy(secret)}>
            {t('admin.factor_copy_secret')}
          </Button>
        </div>
      </Stack>
      <CodeField field={form.field('code')} kind="app" first />
      <FormFoot error={error} sending={sending} label={t('admin.factor_turn_on')} onCancel={onOver} />
    </Form>
  )
}
