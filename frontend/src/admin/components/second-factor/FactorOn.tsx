import { endSecondFactor, makeRecoveryCodes } from '@kredka/contracts/admin/endpoints'
import type { SecondFactorView } from '@kredka/contracts/admin/views'
import { useState } from 'react'
import { useSentForm } from '../../../app/forms/useSentForm.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Form } from '../../../ui/Form.tsx'
import { FormFoot } from '../../../ui/FormFoot.tsx'
import { PasswordInput } from '../../../ui/fields/PasswordInput.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Modal } from '../../../ui/overlay/Modal.tsx'
import { CodeField } from './CodeField.tsx'

interface Props {
  readonly factor: SecondFactorView
  readonly onCodes: (codes: readonly string[]) => void
  readonly onOff: () => void
}

/** Fewer left than that, and it is time for new ones. */
const FEW = 3

/** The second factor is on: how many recovery codes are left, new ones, and an end (ADM-08). */
export function FactorOn({ factor: { codes_left, demanded }, onCodes, onOff }: Props) {
  const t = useText()
  const [asks, setAsks] = useState<'codes' | 'end' | null>(null)
  const close = () => setAsks(null)
  return (
    <Card>
      <Stack space={4}>
        <h2>{t('admin.codes_title')}</h2>
        <p>{t('admin.codes_left', { count: codes_left })}</p>
        {codes_left < FEW && <Notice kind="warning">{t('admin.codes_few')}</Notice>}
        <Row>
          <Button icon="refresh" onClick={() => setAsks('codes')}>
            {t('admin.codes_new')}
          </Button>
          <Button look="danger" onClick={() => setAsks('end')}>
            {t('admin.factor_turn_off')}
          </Button>
        </Row>
      </Stack>
      <Modal opened={asks === 'codes'} onClose={close} title={t('admin.codes_new')}>
        <NewCodes
          onClose={close}
          onMade={(codes) => {
            close()
            onCodes(codes)
          }}
        />
      </Modal>
      <Modal opened={asks === 'end'} onClose={close} title={t('admin.factor_turn_off_title')}>
        <TurnOff
          demanded={demanded}
          onClose={close}
          onOff={() => {
            close()
            onOff()
          }}
        />
      </Modal>
    </Card>
  )
}

interface NewCodesProps {
  readonly onClose: () => void
  readonly onMade: (codes: readonly string[]) => void
}

function NewCodes({ onClose, onMade }: NewCodesProps) {
  const t = useText()
  const { form, submit, sending, error } = useSentForm(makeRecoveryCodes, { code: '' }, (values) => values, {
    done: ({ codes }) => onMade(codes),
  })
  return (
    <Form onSubmit={submit}>
      <p>{t('admin.codes_new_about')}</p>
      <CodeField field={form.field('code')} kind="any" first />
      <FormFoot error={error} sending={sending} label={t('admin.codes_new')} onCancel={onClose} dialog />
    </Form>
  )
}

interface TurnOffProps {
  readonly demanded: boolean
  readonly onClose: () => void
  readonly onOff: () => void
}

function TurnOff({ demanded, onClose, onOff }: TurnOffProps) {
  const t = useText()
  const { form, submit, sending, error } = useSentForm(
    endSecondFactor,
    { password: '', code: '' },
    (values) => values,
    {
      success: 'admin.factor_off_done',
      done: onOff,
    },
  )
  return (
    <Form onSubmit={submit}>
      <p>{t(demanded ? 'admin.factor_turn_off_demanded' : 'admin.factor_turn_off_about')}</p>
      <PasswordInput
        label={t('admin.factor_password')}
        name="current-password"
        autoComplete="current-password"
        {...form.field('password')}
      />
      <CodeField field={form.field('code')} kind="any" />
      <FormFoot error={error} sending={sending} label={t('admin.factor_turn_off')} onCancel={onClose} dialog />
    </Form>
  )
}
