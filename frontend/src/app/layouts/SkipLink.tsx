import { useText } from '../../i18n/useText.ts'
import classes from './skip-link.module.css'

/** The first thing Tab finds: past header and menus to the page's own content, whose element has this id. */
export function SkipLink({ to }: { readonly to: string }) {
  const t = useText()
  return (
    <a className={classes.skip} href={`#${to}`}>
      {t('shell.skip')}
    </a>
  )
}
