import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { selectUser } from '../session/session-slice.ts'
import { useKeepAccount } from '../session/useKeepAccount.ts'
import { useAppSelector } from '../store/hooks.ts'
import classes from './deletion-banner.module.css'
import { focusContent } from './focus-content.ts'

/** ACC-08: on every page while the account is to be deleted, with the one click that keeps it. */
export function DeletionBanner() {
  const t = useText()
  const format = useFormat()
  const user = useAppSelector(selectUser)
  const due_at = user?.deletion_due_at
  const { busy, keep } = useKeepAccount(focusContent)
  if (due_at === undefined) return null
  return (
    <section className={classes.banner} aria-label={t('shell.account_leaving_title')}>
      <Icon name="warning" />
      <p>
        {t('shell.account_leaving', { date: format.date(due_at) })}
        {user?.isTeacher === true && ` ${t('shell.account_leaving_offers')}`}
      </p>
      <Button size="small" loading={busy} onClick={keep}>
        {t('shell.keep_account')}
      </Button>
    </section>
  )
}
