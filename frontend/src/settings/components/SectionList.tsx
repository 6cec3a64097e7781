import { Link } from 'react-router'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import type { SectionWords } from '../section.ts'
import classes from './section-list.module.css'

interface Props {
  readonly sections: readonly (Pick<SectionWords, 'id' | 'title' | 'icon'> & { readonly to: string })[]
  readonly current: string | undefined
  /** Whether the sections are parts of one page, or pages. */
  readonly as: 'location' | 'page'
}

/** The sections beside the one that is read, which is marked. Out of sight where there is no room. */
export function SectionList({ sections, current, as }: Props) {
  const t = useText()
  return (
    <nav className={classes.list} aria-label={t('settings.sections')}>
      <ul>
        {sections.map(({ id, title, icon, to }) => (
          <li key={id}>
            <Link to={to} className={classes.entry} aria-current={id === current ? as : undefined}>
              <Icon name={icon} size={18} />
              {t(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
