import type { StaffRole } from '@kredka/contracts/kernel/staff'
import { useContext } from 'react'
import { NavLink } from 'react-router'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { dutyOf, mayDo } from '../routing/staff-role.ts'
import { usePath } from '../routing/usePath.ts'
import classes from './admin-layout.module.css'
import { CountBadge } from './CountBadge.tsx'
import { MenusContext, SECTION_GROUPS } from './menu.ts'

interface Props {
  readonly id: string
  /** Whether it shows where the screen has no room for it beside the page. */
  readonly isOpen: boolean
  readonly role: StaffRole | null
}

/** The way round the back office: what the role sees of it, nothing before that is known (ADM-07). */
export function Sections({ id, isOpen, role }: Props) {
  const t = useText()
  const path = usePath()
  const { sections } = useContext(MenusContext)
  const seen = (group: (typeof SECTION_GROUPS)[number]) =>
    role === null ? [] : (sections[group] ?? []).filter(({ page }) => mayDo(role, dutyOf(page)))
  const groups = SECTION_GROUPS.map((group) => [group, seen(group)] as const).filter(([, { length }]) => length > 0)
  return (
    <nav id={id} aria-label={t('admin_nav.label')} className={classes.nav} data-open={isOpen || undefined}>
      {groups.map(([group, entries]) => (
        <div key={group} className={classes.group}>
          {entries.map(({ name, icon, page }) => (
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
