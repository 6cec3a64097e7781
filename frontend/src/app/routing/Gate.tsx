import type { Route } from '@kredka/contracts/kernel/routes'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import { ErrorState, SkeletonLines, State } from '../../ui/states.tsx'
import { openAuth } from '../auth/auth-modal-slice.ts'
import { useText } from '../i18n/useText.ts'
import { checkSessionNow, selectSession } from '../session/session-slice.ts'
import { useAppDispatch, useAppSelector } from '../store/hooks.ts'

interface Props {
  readonly gate: Exclude<Route['gate'], 'admin'>
  readonly children: ReactNode
}

/** NAV-03: who may not see a page reads why, and what to do. */
export function Gate({ gate, children }: Props) {
  const session = useAppSelector(selectSession)
  const dispatch = useAppDispatch()
  if (gate === 'public') return children
  if (session.status === 'unknown') return <SkeletonLines lines={6} />
  if (session.status === 'unreachable') {
    return <ErrorState level={1} error={session.error} onRetry={() => dispatch(checkSessionNow())} />
  }
  if (session.status === 'visitor') return <LoginNeeded />
  return gate === 'teacher' && !session.user.isTeacher ? <TeacherNeeded /> : children
}

function LoginNeeded() {
  const t = useText()
  const dispatch = useAppDispatch()
  return (
    <State
      picture="closed"
      level={1}
      title={t('shell.login_needed')}
      action={
        <Row>
          <Button look="primary" onClick={() => dispatch(openAuth({ tab: 'login' }))}>
            {t('shell.go_to_login')}
          </Button>
          <Button onClick={() => dispatch(openAuth({ tab: 'signup' }))}>{t('shell.sign_up')}</Button>
        </Row>
      }
    >
      <p>{t('shell.login_needed_about')}</p>
    </State>
  )
}

function TeacherNeeded() {
  const t = useText()
  return (
    <State
      picture="closed"
      level={1}
      title={t('shell.teacher_needed')}
      action={
        <Button look="primary" to="/start-teaching">
          {t('shell.start_teaching')}
        </Button>
      }
    >
      <p>{t('shell.teacher_needed_about')}</p>
    </State>
  )
}
