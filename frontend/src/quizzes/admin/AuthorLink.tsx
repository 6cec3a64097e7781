import { SITE_ACCOUNT_ID } from '@kredka/contracts/accounts/site-account'
import { usePath } from '../../app/routing/usePath.ts'
import { OfficeLink } from '../../back-office/OfficeLink.tsx'
import { useText } from '../../i18n/useText.ts'

/** Who wrote it; of the site there is nothing more to read. */
export function AuthorLink({ author: { id, name } }: { readonly author: { id: string; name: string | null } }) {
  const t = useText()
  const path = usePath()
  const shown = name ?? t('quizzes.deleted_user')
  return id === SITE_ACCOUNT_ID ? (
    shown
  ) : (
    <OfficeLink page="admin.user" to={path('admin.user', { id })}>
      {shown}
    </OfficeLink>
  )
}
