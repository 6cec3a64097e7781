import type { AdminIdView } from '@kredka/contracts/admin/views'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { adminSession, pageAfterLogin } from '../../app/routing/AdminGate.tsx'
import { usePath } from '../../app/routing/usePath.ts'
import { useAppDispatch } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import type { ApiError } from '../../kernel/errors.ts'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PasswordStep } from '../components/PasswordStep.tsx'
import { SecondStep } from '../components/second-factor/SecondStep.tsx'
import classes from './login-page.module.css'

type Step = { readonly at: 'password'; readonly why: ApiError | null } | { readonly at: 'code' }

/** The back office's own door (ADM-01), with a second step for whoever has a second factor (ADM-08). */
export function LoginPage() {
  const t = useText()
  const path = usePath()
  const dispatch = useAppDispatch()
  const session = useResource(adminSession, {})
  const { state } = useLocation()
  const [step, setStep] = useState<Step>({ at: 'password', why: null })
  if (session.data !== null) return <Navigate to={pageAfterLogin(state, path('admin.home'))} replace />
  const enter = (admin: AdminIdView) => dispatch(adminSession.replace({}, admin))
  return (
    <div className={classes.page}>
      <Card className={classes.card}>
        <Stack space={4}>
          <h1 className={classes.title}>{t(step.at === 'code' ? 'admin.second_step' : 'admin.login')}</h1>
          {step.at === 'code' ? (
            <SecondStep onEntered={enter} onOver={(why) => setStep({ at: 'password', why })} />
          ) : (
            <PasswordStep
              before={step.why}
              onRight={(admin) => (admin === null ? setStep({ at: 'code' }) : enter(admin))}
            />
          )}
        </Stack>
      </Card>
    </div>
  )
}

export { LoginPage as Page }
