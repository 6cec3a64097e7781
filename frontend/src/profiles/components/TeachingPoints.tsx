import type { TextId } from '../../i18n/text-ids.ts'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import type { IconName } from '../../ui/icons/icons.ts'
import classes from './teaching-points.module.css'

const POINTS: readonly { readonly icon: IconName; readonly title: TextId; readonly about: TextId }[] = [
  { icon: 'teach', title: 'profiles.point_1', about: 'profiles.point_1_about' },
  { icon: 'wallet', title: 'profiles.point_2', about: 'profiles.point_2_about' },
  { icon: 'shield', title: 'profiles.point_3', about: 'profiles.point_3_about' },
]

/** What it means to teach here. */
export function TeachingPoints() {
  const t = useText()
  return (
    <ul className={classes.points}>
      {POINTS.map(({ icon, title, about }) => (
        <li key={title}>
          <span className={classes.sign}>
            <Icon name={icon} size={24} />
          </span>
          <div>
            <h2 className={classes.title}>{t(title)}</h2>
            <p>{t(about)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
