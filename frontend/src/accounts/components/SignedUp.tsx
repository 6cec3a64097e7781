import { listAttempts } from '@kredka/contracts/attempts/endpoints'
import { listRooms } from '@kredka/contracts/quiz-rooms/endpoints'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { selectAfterSignup } from '../../app/auth/invitation-slice.ts'
import type { AuthPanelProps } from '../../app/routing/page.ts'
import { usePath } from '../../app/routing/usePath.ts'
import { readLoginIntent } from '../../app/session/login-intent.ts'
import { useAppSelector, useAppStore } from '../../app/store/hooks.ts'
import { createResource, useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { afterLogin } from '../after-login.ts'

const REDIRECT_MS = 1_000

const keptRooms = createResource(listRooms)
const keptQuizzes = createResource(listAttempts)

/**
 * The account stands. What was played before is on it already, in whatever browser it was: the page says so and leads
 * there. Else, after 1 s, the dashboard opens, or what the person wanted as a visitor (ACC-01).
 */
export function SignedUp({ close }: Pick<AuthPanelProps, 'close'>) {
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const { own } = useAppStore().services
  const usual = useAppSelector(selectAfterSignup)
  const [wanted] = useState(() => readLoginIntent(own, Date.now())?.from)
  const next = usual === 'dashboard' ? afterLogin(path('signup'), wanted) : path(usual)
  const kept = useKept()
  const leads = kept !== 'asked' && (kept === null || next !== path('dashboard'))
  useEffect(() => {
    if (!leads) return
    const timer = setTimeout(() => {
      void navigate(next)
      close()
    }, REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [navigate, close, next, leads])
  if (kept !== null && kept !== 'asked') {
    return (
      <Stack space={4}>
        <Notice kind="success">{t(kept.room === null ? 'accounts.kept_quizzes' : 'accounts.kept_result')}</Notice>
        <Row>
          <Button
            look="primary"
            to={kept.room === null ? path('quizzes.history') : path('quiz-rooms.room', { token: kept.room })}
            onClick={close}
          >
            {t('accounts.see_kept')}
          </Button>
          <Button to={path('dashboard')} onClick={close}>
            {t('shell.to_dashboard')}
          </Button>
        </Row>
      </Stack>
    )
  }
  return (
    <Notice kind="success">
      {t(
        next === path('dashboard')
          ? 'accounts.signed_up'
          : next === path(usual)
            ? 'accounts.signed_up_invited'
            : 'accounts.signed_up_back',
      )}
    </Notice>
  )
}

/** What a new account has been given of what was played before it; `room`: token of the one that was played in. */
function useKept(): 'asked' | null | { readonly room: string | null } {
  const rooms = useResource(keptRooms, { page: 1 })
  const quizzes = useResource(keptQuizzes, {})
  const room = rooms.data?.[0]?.token ?? null
  if (room !== null) return { room }
  if ([rooms, quizzes].some(({ status }) => status === 'idle' || status === 'loading')) return 'asked'
  return (quizzes.data ?? []).length > 0 ? { room: null } : null
}
