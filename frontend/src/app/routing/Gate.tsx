import type { PageName, Route } from '@kredka/contracts/kernel/routes'
import { type ReactNode, useContext } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import { ErrorState, SkeletonLines, State } from '../../ui/states.tsx'
import type { AuthTab } from '../auth/auth-modal-slice.ts'
import { checkSessionNow, selectSession } from '../session/session-slice.ts'
import { useAskToLogIn, useLoginIntent } from '../session/useLoginIntent.ts'
import { useAppDispatch, useAppSelector } from '../store/hooks.ts'
import { GateTextsContext } from './gate-texts.ts'
import { useOriginState } from './origin.ts'
import { usePath } from './usePath.ts'

interface Props {
  readonly route: Route
  readonly children: ReactNode
}

/** NAV-03: who may not see a page reads why, and what to do. */
export function Gate({ route, children }: Props) {
  const session = useAppSelector(selectSession)
  const dispatch = useAppDispatch()
  if (route.gate === 'public') return <Open>{children}</Open>
  if (session.status === 'unknown') return <SkeletonLines lines={6} />
  if (session.status === 'unreachable') {
    return <ErrorState level={1} error={session.error} onRetry={() => dispatch(checkSessionNow())} />
  }
  if (session.status === 'visitor') return <LoginNeeded page={route.name} />
  return (
    <Open wanted={route.name}>
      {route.gate === 'teacher' && !session.user.isTeacher ? <TeacherNeeded page={route.name} /> : children}
    </Open>
  )
}

interface OpenProps {
  /** The page that may have been wanted before a login. */
  readonly wanted?: PageName
  readonly children: ReactNode
}

/** A page has the same place behind a gate as without one: so the page before stays until the next is there. */
function Open({ wanted, children }: OpenProps) {
  return (
    <>
      {wanted !== undefined && <Arrived page={wanted} />}
      {children}
    </>
  )
}

const intentToOpen = (page: PageName) => `open:${page}`

/** Who wanted to come here before they logged in is here: it is wanted no more. */
function Arrived({ page }: { readonly page: PageName }) {
  useLoginIntent(intentToOpen(page), () => undefined)
  return null
}

function LoginNeeded({ page }: { readonly page: PageName }) {
  const t = useText()
  const about = useContext(GateTextsContext)[page]
  // a sign-up ends in the tab that its mail's link opens: what was wanted is remembered until then
  const askToLogIn = useAskToLogIn()
  const ask = (tab: AuthTab) => askToLogIn(intentToOpen(page), tab)
  return (
    <State
      picture="closed"
      level={1}
      title={t('shell.login_needed')}
      action={
        <Row>
          <Button look="primary" onClick={() => ask('login')}>
            {t('shell.go_to_login')}
          </Button>
          <Button onClick={() => ask('signup')}>{t('shell.sign_up')}</Button>
        </Row>
      }
    >
      <p>{t(about ?? 'shell.login_needed_about')}</p>
    </State>
  )
}

function TeacherNeeded({ page }: { readonly page: PageName }) {
  const t = useText()
  const path = usePath()
  const about = useContext(GateTextsContext)[page]
  const origin = useOriginState()
  return (
    <State
      picture="closed"
      level={1}
      title={t('shell.teacher_needed')}
      action={
        <Button look="primary" to={path('start-teaching')} state={origin}>
          {t('shell.start_teaching')}
        </Button>
      }
    >
      <p>{t(about ?? 'shell.teacher_needed_about')}</p>
    </State>
  )
}
