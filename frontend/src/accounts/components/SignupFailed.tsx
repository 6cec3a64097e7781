import type { ApiError } from '../../app/api/errors.ts'
import { useErrorText } from '../../app/i18n/useErrorText.ts'
import { useText } from '../../app/i18n/useText.ts'
import type { AuthPanelProps } from '../../app/routing/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'

interface Props extends Pick<AuthPanelProps, 'goTo'> {
  readonly error: ApiError | null
  /** The link had no usable code. */
  readonly broken: boolean
  readonly email: string
  readonly onRestart: () => void
}

/** Section 8: that the sign-up failed, why, and the way out that fits the reason. */
export function SignupFailed({ error, broken, email, onRestart, goTo }: Props) {
  const t = useText()
  const words = useErrorText()
  if (error === null && !broken) return null
  const restart = (
    <Button size="small" onClick={onRestart}>
      {t('accounts.back_to_start')}
    </Button>
  )
  if (broken || error === null) {
    return (
      <Notice kind="error">
        <Stack space={2}>
          <p>{t('accounts.something_wrong')}</p>
          <Row>{restart}</Row>
        </Stack>
      </Notice>
    )
  }
  return (
    <Notice kind="error">
      <Stack space={2}>
        <p>
          <strong>{t('accounts.signup_failed')}</strong> {words(error)}
        </p>
        {error.code === 'REQUEST_EXPIRED' && <Row>{restart}</Row>}
        {error.code === 'EMAIL_TAKEN' && (
          <Row space={2}>
            <Button size="small" onClick={() => goTo('login', email)}>
              {t('shell.log_in')}
            </Button>
            <Button size="small" onClick={() => goTo('reset', email)}>
              {t('accounts.set_password')}
            </Button>
          </Row>
        )}
      </Stack>
    </Notice>
  )
}
