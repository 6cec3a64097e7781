import { passSecondStep } from '@kredka/contracts/admin/endpoints'
import type { AdminIdView } from '@kredka/contracts/admin/views'
import { useState } from 'react'
import { useSentForm } from '../../../app/forms/useSentForm.ts'
import { useText } from '../../../i18n/useText.ts'
import type { ApiError } from '../../../kernel/errors.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Form } from '../../../ui/Form.tsx'
import { CodeField } from './CodeField.tsx'

interface Props {
  readonly onEntered: (admin: AdminIdView) => void
  /** Begins anew with the password, and says why where it was not asked for. */
  readonly onOver: (error: ApiError | null) => void
}

const EMPTY = { code: '' }

/** The second step of the log-in: a code of the app, or one of the recovery codes (ADM-08). */
export function SecondStep({ onEntered, onOver }: Props) {
  const t = useText()
  const [kind, setKind] = useState<'app' | 'recovery'>('app')
  const { form, submit, sending, error } = useSentForm(passSecondStep, EMPTY, (values) => values, {
    done: onEntered,
    failed(refused) {
      if (refused.code === 'SECOND_STEP_OVER') onOver(refused)
      else form.replace(EMPTY)
    },
  })
  const change = () => {
    setKind(kind === 'app' ? 'recovery' : 'app')
    form.replace(EMPTY)
  }
  return (
    <Form onSubmit={submit} label={t('admin.second_step')}>
      <p>{t(kind === 'app' ? 'admin.second_step_about' : 'admin.second_step_recovery')}</p>
      <ErrorNotice error={error} />
      <CodeField key={kind} field={form.field('code')} kind={kind} first />
      <Button look="primary" type="submit" wide loading={sending}>
        {t('admin.enter')}
      </Button>
      <Button wide onClick={change}>
        {t(kind === 'app' ? 'admin.use_recovery' : 'admin.use_app')}
      </Button>
      <Button look="quiet" wide onClick={() => onOver(null)}>
        {t('admin.begin_anew')}
      </Button>
    </Form>
  )
}
