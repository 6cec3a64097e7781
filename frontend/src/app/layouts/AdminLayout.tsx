import { leaveAdmin } from '@kredka/contracts/admin/endpoints'
import { useContext, useEffect, useRef } from 'react'
import { Link, NavLink, Outlet } from 'react-router'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Logo } from '../../ui/icons/Logo.tsx'
import { backOfficeEntered, backOfficeLeft } from '../live/live-slice.ts'
import { adminSession } from '../routing/AdminGate.tsx'
import { useArrival } from '../routing/useArrival.ts'
import { usePath } from '../routing/usePath.ts'
import { useAppDispatch, useAppStore } from '../store/hooks.ts'
import { useResource } from '../store/resource.ts'
import classes from './admin-layout.module.css'
import { CountBadge } from './CountBadge.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { MenusContext, SECTION_GROUPS } from './menu.ts'
import { SkipLink } from './SkipLink.tsx'
import { ThemeMenu } from './ThemeMenu.tsx'
import { useCurrentInSight } from './useCurrentInSight.ts'

/** The back office: dense, its own way round, its own session. */
export function AdminLayout() {
  const t = useText()
  const path = usePath()
  const main = useRef<HTMLElement>(null)
  useArrival(main)
  const menu = useRef<HTMLElement>(null)
  useCurrentInSight(menu)
  const { sections } = useContext(MenusContext)
  const { api, reload } = useAppStore().services
  const session = useResource(adminSession, {})
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(backOfficeEntered())
    return () => {
      dispatch(backOfficeLeft())
    }
  }, [dispatch])
  const leave = async () => {
    await api.call(leaveAdmin, {})
    reload()
  }
  return (
    <div className={classes.page}>
      <SkipLink to="content" />
      <aside className={classes.side}>
        <Link to={path('admin.home')} className={classes.logo}>
          <Logo size={24} />
        </Link>
        <nav ref={menu} aria-label={t('admin_nav.label')} className={classes.nav}>
          {SECTION_GROUPS.map((group) => (
            <div key={group} className={classes.group}>
              {sections[group]?.map(({ text, icon, page }) => (
                <NavLink key={page} to={path(page)} end={page === 'admin.home'} className={classes.entry ?? ''}>
                  <Icon name={icon} size={18} />
                  {t(text)}
                  <CountBadge of={page} />
                </NavLink>
              ))}
            </div>
          ))}
        </nav>
        <div className={classes.foot}>
          <span className={classes.name}>{session.data?.name}</span>
          <LanguageMenu />
          <ThemeMenu />
          <Button look="quiet" size="small" icon="logout" label={t('shell.log_out')} onClick={leave} />
        </div>
      </aside>
      <main ref={main} id="content" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
    </div>
  )
}
