import type { PageName } from '@kredka/contracts/kernel/routes'
import { useContext } from 'react'
import type { GateText } from '../../i18n/text-ids.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import { State } from '../../ui/states.tsx'
import type { AuthTab } from '../auth/auth-modal-slice.ts'
import { useAskToLogIn } from '../session/useLoginIntent.ts'
import { GateTextsContext, intentToOpen } from './gate-texts.ts'
import { useOriginState } from './origin.ts'
import { usePath } from './usePath.ts'

interface Props {
  readonly page: PageName
  /** Who stands outside: nobody who is known, or somebody who does not teach. */
  readonly to: 'visitor' | 'student'
}

/** NAV-03: instead of a page that somebody may not see. */
export function Closed({ page, to }: Props) {
  const t = useText()
  const text = useContext(GateTextsContext)[page]
  const about = text && t(aboutOf(text))
  return to === 'visitor' ? <LoginNeeded page={page} about={about} /> : <TeacherNeeded about={about} />
}

const aboutOf = (text: GateText) => `gate.${text}` as const

function LoginNeeded({ page, about }: { readonly page: PageName; readonly about: string | undefined }) {
  const t = useText()
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
      <p>{about ?? t('shell.login_needed_about')}</p>
    </State>
  )
}

function TeacherNeeded({ about }: { readonly about: string | undefined }) {
  const t = useText()
  const path = usePath()
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
      <p>{about ?? t('shell.teacher_needed_about')}</p>
    </State>
  )
}
