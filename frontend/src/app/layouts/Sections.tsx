import { useContext, useRef } from 'react'
import { NavLink } from 'react-router'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { usePath } from '../routing/usePath.ts'
import classes from './admin-layout.module.css'
import { CountBadge } from './CountBadge.tsx'
import { MenusContext, SECTION_GROUPS } from './menu.ts'
import { useCurrentInSight } from './useCurrentInSight.ts'

/** The way round the back office. */
export function Sections() {
  const t = useText()
  const path = usePath()
  const menu = useRef<HTMLElement>(null)
  useCurrentInSight(menu)
  const { sections } = useContext(MenusContext)
  return (
    <nav ref={menu} aria-label={t('admin_nav.label')} className={classes.nav}>
      {SECTION_GROUPS.map((group) => (
        <div key={group} className={classes.group}>
          {sections[group]?.map(({ name, icon, page }) => (
            <NavLink key={page} to={path(page)} end={page === 'admin.home'} className={classes.entry ?? ''}>
              <Icon name={icon} size={18} />
              {t(`admin_nav.${name}`)}
              <CountBadge of={page} />
            </NavLink>
          ))}
        </div>
      ))}
    </nav>
  )
}
