import { Link } from 'react-router'
import { useText } from '../i18n/useText.ts'
import classes from './breadcrumbs.module.css'
import { Icon } from './icons/Icon.tsx'

export interface Crumb {
  readonly label: string
  /** Without it: the page itself. */
  readonly to?: string
}

export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const t = useText()
  return (
    <nav aria-label={t('ui.breadcrumbs')}>
      <ol className={classes.list}>
        {crumbs.map(({ label, to }, at) => (
          <li key={label} className={classes.crumb}>
            {at > 0 && <Icon name="chevron-right" size={16} />}
            {to === undefined ? <span aria-current="page">{label}</span> : <Link to={to}>{label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
