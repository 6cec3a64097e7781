import { useRef } from 'react'
import { Link, Outlet } from 'react-router'
import { useText } from '../../i18n/useText.ts'
import { Logo } from '../../ui/icons/Logo.tsx'
import { AuthModal } from '../auth/AuthModal.tsx'
import { useArrival } from '../routing/useArrival.ts'
import { usePath } from '../routing/usePath.ts'
import classes from './bare-layout.module.css'

/** The logo and the page, nothing that leads away: logins of the back office, quizzes being played. */
export function BareLayout() {
  const t = useText()
  const path = usePath()
  const main = useRef<HTMLElement>(null)
  useArrival(main)
  return (
    <div className={classes.page}>
      <Link to={path('landing')} className={classes.logo} aria-label={t('shell.logo')}>
        <Logo />
      </Link>
      <main ref={main} tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <AuthModal />
    </div>
  )
}
