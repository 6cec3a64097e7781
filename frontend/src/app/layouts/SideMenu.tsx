import type { SessionView } from '@kredka/contracts/accounts/views'
import { useRef } from 'react'
import { NavLink } from 'react-router'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { CountBadge } from './CountBadge.tsx'
import { menuGroups } from './menu-entries.ts'
import classes from './side-menu.module.css'
import { useCurrentInSight } from './useCurrentInSight.ts'

/** The places of a person, in groups (NAV-02). */
export function SideMenu({ user }: { readonly user: SessionView }) {
  const t = useText()
  const menu = useRef<HTMLElement>(null)
  useCurrentInSight(menu)
  return (
    <nav ref={menu} aria-label={t('shell.side_menu')} className={classes.menu}>
      {menuGroups(user).map(({ title, entries }) => (
        <div key={entries[0]?.to}>
          {title !== null && <h2 className={classes.title}>{t(title)}</h2>}
          <ul>
            {entries.map(({ text, icon, to, special, smallOnly, count }) => (
              <li key={to} className={smallOnly ? classes.smallOnly : undefined}>
                <NavLink to={to} className={classes.entry ?? ''} data-special={special}>
                  <Icon name={icon} />
                  {t(text)}
                  {count !== undefined && <CountBadge of={count} />}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
