import type { Provider } from '@kredka/contracts/accounts/rules'
import type { ThirdPartyView } from '@kredka/contracts/accounts/views'
import { GENERAL_TERMS_VERSION } from '@kredka/contracts/legal/versions'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { openAuth } from '../../app/auth/auth-modal-slice.ts'
import { useSentForm } from '../../app/forms/useSentForm.ts'
import { usePath } from '../../app/routing/usePath.ts'
import { readLoginIntent } from '../../app/session/login-intent.ts'
import { loggedIn } from '../../app/session/session-slice.ts'
import { useAppDispatch, useAppStore } from '../../app/store/hooks.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { PasswordInput } from '../../ui/fields/PasswordInput.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { afterLogin } from '../after-login.ts'
import { AcceptTerms, termsFault } from '../components/AcceptTerms.tsx'
import { sessionOf } from '../session-of.ts'
import { THIRD_PARTIES } from './providers.ts'
import classes from './third-party.module.css'

interface Props {
  readonly provider: Provider
  readonly person: ThirdPartyView
}

interface Values {
  readonly password: string
  readonly terms: boolean
}

/**
 * Section 2's confirmation: a new person agrees to the terms; who has an account already that the third party does not
 * vouch for gives its password. Then the dashboard opens (ACC-05), or what they wanted as a visitor.
 */
export function ConfirmThirdParty({ provider, person }: Props) {
  const t = useText()
  const path = usePath()
  const words = useErrorText()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { own } = useAppStore().services
  const { name, confirm: endpoint } = THIRD_PARTIES[provider]
  const joins = person.needs === 'password'
  const [closed, setClosed] = useState(false)
  const bodyOf = ({ password }: Values) => ({
    token: person.creation_token ?? '',
    email: person.email,
    terms_version: GENERAL_TERMS_VERSION,
    ...(joins ? { password } : {}),
  })
  const { form, submit, sending, error } = useSentForm(endpoint, { password: '', terms: false }, bodyOf, {
    faults: (values) => (joins ? {} : termsFault(values)),
    always: (session) => dispatch(loggedIn(sessionOf(session))),
    done: () => void navigate(afterLogin(pathname, readLoginIntent(own, Date.now())?.from), { replace: true }),
    failed: () => setClosed(false),
  })
  const resetPassword = async () => {
    await navigate(path('landing'))
    dispatch(openAuth({ tab: 'reset', email: person.email }))
  }
  return (
    <Stack space={4}>
      <h1 className={classes.title}>{t(joins ? 'accounts.third_party_join' : 'accounts.third_party_new')}</h1>
      <p>{t(joins ? 'accounts.third_party_join_about' : 'accounts.third_party_new_about', { name })}</p>
      <div className={classes.who}>
        <strong>{person.name}</strong>
        <span className={classes.address}>{person.email}</span>
      </div>
      <Form onSubmit={submit}>
        {joins ? (
          <PasswordInput
            label={t('accounts.password')}
            name="password"
            autoComplete="current-password"
            value={form.values.password}
            onChange={(value) => form.set('password', value)}
            error={form.fault('password')}
          />
        ) : (
          <AcceptTerms form={form} text="accounts.accept_terms" to={path('legal.terms')} />
        )}
        {error !== null && !closed && (
          <Notice kind="error" onClose={() => setClosed(true)}>
            {words(error)}
          </Notice>
        )}
        <Row>
          <Button look="primary" type="submit" loading={sending}>
            {t('accounts.confirm')}
          </Button>
          {joins && (
            <Button look="quiet" onClick={() => void resetPassword()}>
              {t('accounts.forgot')}
            </Button>
          )}
        </Row>
      </Form>
    </Stack>
  )
}
