import { useState } from 'react'
import { Navigate } from 'react-router'
import { openAuth } from '../../app/auth/auth-modal-slice.ts'
import { usePath } from '../../app/routing/usePath.ts'
import { selectSession } from '../../app/session/session-slice.ts'
import { useAppDispatch, useAppSelector } from '../../app/store/hooks.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import { SignupForm } from '../components/SignupForm.tsx'
import classes from './signup-page.module.css'

/** The sign-up as a page of its own; who has an account goes on to the dashboard. */
export function SignupPage() {
  const { status } = useAppSelector(selectSession)
  return status === 'unknown' ? <SkeletonLines lines={6} /> : <Shown known={status === 'user'} />
}

const REASONS = ['accounts.reason_learn', 'accounts.reason_teach', 'accounts.reason_data'] as const

/** Asked once: who signs up here is logged in a moment before the page is left. */
function Shown({ known }: { readonly known: boolean }) {
  const t = useText()
  const path = usePath()
  const dispatch = useAppDispatch()
  const [hasAccount] = useState(known)
  const goTo = (tab: 'login' | 'signup' | 'reset', email = '') => dispatch(openAuth({ tab, email }))
  if (hasAccount) return <Navigate to={path('dashboard')} replace />
  return (
    <div className={classes.page}>
      <div>
        <PageHeader title={t('accounts.signup_title')} about={t('accounts.signup_intro')} />
        <ul className={classes.reasons}>
          {REASONS.map((reason) => (
            <li key={reason}>
              <Icon name="check" />
              {t(reason)}
            </li>
          ))}
        </ul>
      </div>
      <Card>
        <SignupForm token={null} email={null} goTo={goTo} close={() => undefined} />
        <p className={classes.login}>
          {t('accounts.have_account')}
          <Button look="quiet" size="small" onClick={() => goTo('login')}>
            {t('shell.log_in')}
          </Button>
        </p>
      </Card>
    </div>
  )
}

export { SignupPage as Page }
