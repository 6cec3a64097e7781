import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import type { Section } from '../section.ts'
import { useSectionInView } from '../useSectionInView.ts'
import classes from './section-list.module.css'

interface Props {
  readonly sections: readonly Pick<Section, 'id' | 'title' | 'icon'>[]
}

/** The sections of a long page beside it; the one in view is marked. Out of sight where there is no room. */
export function SectionList({ sections }: Props) {
  const t = useText()
  const current = useSectionInView(sections.map(({ id }) => id))
  return (
    <nav className={classes.list} aria-label={t('settings.sections')}>
      <ul>
        {sections.map(({ id, title, icon }) => (
          <li key={id}>
            <a href={`#${id}`} className={classes.entry} aria-current={id === current ? 'location' : undefined}>
              <Icon name={icon} size={18} />
              {t(title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
