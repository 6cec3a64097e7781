import { useText } from '../../i18n/useText.ts'
import classes from './figures.module.css'

/** In the place of a chart of which nothing is known in either period. */
export function EmptyLine({ label }: { readonly label: string }) {
  const t = useText()
  return (
    <div>
      <p className={classes.name}>{label}</p>
      <p className={classes.soft}>{t('figures.nothing')}</p>
    </div>
  )
}
