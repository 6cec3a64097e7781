import { leaveAdmin } from '@kredka/contracts/admin/endpoints'
import { useEffect, useId, useRef, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Hamburger } from '../../ui/Hamburger.tsx'
import { Logo } from '../../ui/icons/Logo.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { backOfficeEntered, backOfficeLeft } from '../live/live-slice.ts'
import { staffOwner } from '../own-storage.ts'
import { adminSession } from '../routing/AdminGate.tsx'
import { useArrival } from '../routing/useArrival.ts'
import { usePath } from '../routing/usePath.ts'
import { useAppDispatch, useAppStore } from '../store/hooks.ts'
import { useResource } from '../store/resource.ts'
import classes from './admin-layout.module.css'
import { LanguageMenu } from './LanguageMenu.tsx'
import { OfficeKeys } from './office-keys/OfficeKeys.tsx'
import { Sections } from './Sections.tsx'
import { SkipLink } from './SkipLink.tsx'
import { ThemeMenu } from './ThemeMenu.tsx'

/** The back office: dense, its own way round, its own session. */
export function AdminLayout() {
  const t = useText()
  const path = usePath()
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const menu = useId()
  // where a narrow screen shows the menu: whatever is chosen in it closes it
  const [menuAt, setMenuAt] = useState<string | null>(null)
  useArrival(main)
  const { api, own, reload } = useAppStore().services
  const session = useResource(adminSession, {})
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(backOfficeEntered())
    return () => {
      dispatch(backOfficeLeft())
    }
  }, [dispatch])
  const isDue = session.data?.second_factor === 'due'
  const leave = async () => {
    await api.call(leaveAdmin, {})
    if (session.data !== null) own.forgetOf(staffOwner(session.data.id))
    reload()
  }
  return (
    <div className={classes.page}>
      <SkipLink to="content" />
      <aside className={classes.side}>
        <Link to={path('admin.home')} className={classes.logo}>
          <Logo size={24} />
        </Link>
        <Sections id={menu} isOpen={menuAt === pathname} role={isDue ? null : (session.data?.role ?? null)} />
        <div className={classes.foot}>
          {session.data !== null && (
            <span className={classes.name}>
              {session.data.name}
              <small>{t(`staff_role.${session.data.role}`)}</small>
            </span>
          )}
          {session.data !== null && !isDue && <OfficeKeys key={session.data.id} adminId={session.data.id} />}
          <LanguageMenu />
          <ThemeMenu />
          <Button look="quiet" size="small" icon="logout" label={t('shell.log_out')} onClick={leave} />
          <span className={classes.opener}>
            <Hamburger
              shown={menuAt === pathname}
              onToggle={(shown) => setMenuAt(shown ? pathname : null)}
              controls={menu}
            />
          </span>
        </div>
      </aside>
      <main ref={main} id="content" tabIndex={-1} className={classes.main}>
        {session.data?.second_factor === 'reset' && pathname !== path('admin.security') && (
          <Notice kind="warning">
            {t('shell.factor_reset')} <Link to={path('admin.security')}>{t('shell.factor_reset_more')}</Link>
          </Notice>
        )}
        <Outlet />
      </main>
    </div>
  )
}
