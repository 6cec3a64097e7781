import type { SessionView } from '@kredka/contracts/accounts/views'
import { useContext, useRef } from 'react'
import { NavLink } from 'react-router'
import type { TextId } from '../../i18n/text-ids.ts'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { usePath } from '../routing/usePath.ts'
import { CountBadge } from './CountBadge.tsx'
import { type MenuEntry, type Menus, MenusContext } from './menu.ts'
import classes from './side-menu.module.css'
import { useCurrentInSight } from './useCurrentInSight.ts'

/** The places of a person, in groups (NAV-02). */
export function SideMenu({ user }: { readonly user: SessionView }) {
  const t = useText()
  const path = usePath()
  const { menu: entries } = useContext(MenusContext)
  const menu = useRef<HTMLElement>(null)
  useCurrentInSight(menu)
  return (
    <nav ref={menu} aria-label={t('shell.side_menu')} className={classes.menu}>
      {menuGroups(entries, user).map(({ title, entries }) => (
        <div key={entries[0]?.page}>
          {title !== null && <h2 className={classes.title}>{t(title)}</h2>}
          <ul>
            {entries.map(({ text, icon, page, special, alone = false, smallOnly }) => (
              <li key={page} className={smallOnly ? classes.smallOnly : undefined}>
                <NavLink to={path(page)} end={alone} className={classes.entry ?? ''} data-special={special}>
                  <Icon name={icon} />
                  {t(text)}
                  <CountBadge of={page} />
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

interface Group {
  readonly title: TextId | null
  readonly entries: readonly MenuEntry[]
}

/** NAV-02: a teacher has a student group too; who does not teach sees student lessons and orders directly. */
function menuGroups({ first = [], teacher = [], student = [], everybody = [] }: Menus['menu'], user: SessionView) {
  const groups: readonly Group[] = user.isTeacher
    ? [
        { title: null, entries: first },
        { title: 'menu.teacher_group', entries: teacher },
        { title: 'menu.student_group', entries: student },
        { title: null, entries: everybody },
      ]
    : [{ title: null, entries: [...first, ...student, ...everybody] }]
  return groups.filter(({ entries }) => entries.length > 0)
}
