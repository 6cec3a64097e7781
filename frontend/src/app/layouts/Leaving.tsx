import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { selectUser } from '../session/session-slice.ts'
import { useKeepAccount } from '../session/useKeepAccount.ts'
import { useAppSelector } from '../store/hooks.ts'
import { focusContent } from './focus-content.ts'
import classes from './leaving.module.css'

/** When an account is deleted, and the one click that keeps it. */
export function Leaving({ due_at }: { readonly due_at: string }) {
  const t = useText()
  const format = useFormat()
  const user = useAppSelector(selectUser)
  const { busy, keep } = useKeepAccount(focusContent)
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
