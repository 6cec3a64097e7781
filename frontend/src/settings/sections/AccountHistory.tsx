import { useText } from '../../app/i18n/useText.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { Timeline } from '../../audit/index.ts'

/** EVT-11: what happened to the account, for its owner. */
export function AccountHistory() {
  const t = useText()
  const user = useAppSelector(selectUser)
  return user === null ? null : (
    <Timeline kind="account" id={user.userId} title={t('settings.history')} headed={false} />
  )
}
