import type { ThirdPartyView } from '@kredka/contracts/accounts/views'
import { useEffect, useRef, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { openAuth } from '../../app/auth/auth-modal-slice.ts'
import { usePath } from '../../app/routing/usePath.ts'
import { readLoginIntent } from '../../app/session/login-intent.ts'
import { checkSessionNow, selectSession } from '../../app/session/session-slice.ts'
import { useCommand } from '../../app/store/command.ts'
import { useAppDispatch, useAppSelector, useAppStore } from '../../app/store/hooks.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ErrorState, SkeletonLines } from '../../ui/states.tsx'
import { afterLogin } from '../after-login.ts'
import { ConfirmThirdParty } from '../third-party/ConfirmThirdParty.tsx'
import { forget, type Returned, takeReturn } from '../third-party/leaving.ts'
import { THIRD_PARTIES } from '../third-party/providers.ts'
import classes from '../third-party/third-party.module.css'

/**
 * Where a third party sends people back to (ACC-05): the token stands in the address's fragment, which is read once and
 * cleared. A known person goes on, a new one confirms.
 */
export function ThirdPartyPage() {
  const [answer] = useState(() => takeReturn(sessionStorage, window.location.hash))
  const navigate = useNavigate()
  const { status } = useAppSelector(selectSession)
  useEffect(() => {
    forget(sessionStorage)
    void navigate({ hash: '' }, { replace: true })
  }, [navigate])
  return (
    <div className={classes.page}>
      <Card className={classes.card}>
        {answer.is === 'token' && status !== 'unknown' && <Verified {...answer} />}
        {answer.is === 'token' && status === 'unknown' && <SkeletonLines lines={4} />}
        {answer.is !== 'token' && <Failed reason={answer.is} />}
      </Card>
    </div>
  )
}

type WithToken = Extract<Returned, { is: 'token' }>

/**
 * Begins once the first check of the session has answered, so that the check after the login is not taken for that one.
 */
function Verified({ provider, token, from }: WithToken) {
  const t = useText()
  const words = useErrorText()
  const dispatch = useAppDispatch()
  const session = useAppSelector(selectSession)
  const { own } = useAppStore().services
  const { name, verify } = THIRD_PARTIES[provider]
  const [person, setPerson] = useState<ThirdPartyView | null>(null)
  /** The session as it was when the check after the login began. */
  const [before, setBefore] = useState(session)
  const verification = useCommand(verify, {
    quiet: true,
    done: (verified) => {
      setPerson(verified)
      setBefore(session)
      if (verified.needs === 'nothing') dispatch(checkSessionNow())
    },
  })
  const { send } = verification
  const sent = useRef(false)
  useEffect(() => {
    if (!sent.current) send({ token })
    sent.current = true
  }, [send, token])
  if (person !== null && person.needs !== 'nothing') return <ConfirmThirdParty provider={provider} person={person} />
  if (person !== null && session.status === 'user')
    return <Navigate to={afterLogin(from, readLoginIntent(own, Date.now())?.from)} replace />
  if (person !== null && session !== before) {
    // The login went well and yet nobody is logged in: the browser keeps no cookies, or the connection broke.
    if (session.status === 'visitor') return <Failed reason="broken" />
    if (session.status === 'unreachable') {
      return <ErrorState level={1} error={session.error} onRetry={() => dispatch(checkSessionNow())} />
    }
  }
  if (verification.error !== null) return <Failed reason={words(verification.error)} />
  return (
    <Stack space={3}>
      <h1 className={classes.title}>{t('accounts.third_party_checking', { name })}</h1>
      <SkeletonLines lines={3} />
    </Stack>
  )
}

/** @param reason in words, or what happened at the third party */
function Failed({ reason }: { readonly reason: 'cancelled' | 'broken' | (string & {}) }) {
  const t = useText()
  const path = usePath()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const back = async () => {
    await navigate(path('landing'))
    dispatch(openAuth({ tab: 'login' }))
  }
  return (
    <Stack space={4}>
      <h1 className={classes.title}>{t('accounts.third_party_failed')}</h1>
      <Notice kind={reason === 'cancelled' ? 'info' : 'error'}>
        {reason === 'cancelled'
          ? t('accounts.third_party_cancelled')
          : reason === 'broken'
            ? t('accounts.something_wrong')
            : reason}
      </Notice>
      <div>
        <Button look="primary" onClick={() => void back()}>
          {t('accounts.back_to_start')}
        </Button>
      </div>
    </Stack>
  )
}

export { ThirdPartyPage as Page }
