import type { AuthPanelProps } from '../../app/routing/page.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useText } from '../../i18n/useText.ts'
import type { ApiError } from '../../kernel/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'

interface Props extends Pick<AuthPanelProps, 'goTo'> {
  readonly error: ApiError | null
  readonly email: string
  readonly onRestart: () => void
}

/** Section 8: that the sign-up failed, why, and the way out that fits the reason. */
export function SignupFailed({ error, email, onRestart, goTo }: Props) {
  const t = useText()
  const words = useErrorText()
  if (error === null) return null
  return (
    <Notice kind="error">
      <Stack space={2}>
        <p>
          <strong>{t('accounts.signup_failed')}</strong> {words(error)}
        </p>
        {error.code === 'REQUEST_EXPIRED' && (
          <Row>
            <Button size="small" onClick={onRestart}>
              {t('accounts.back_to_start')}
            </Button>
          </Row>
        )}
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
