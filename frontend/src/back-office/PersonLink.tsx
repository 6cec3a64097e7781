import { usePath } from '../app/routing/usePath.ts'
import { useText } from '../i18n/useText.ts'
import { OfficeLink } from './OfficeLink.tsx'

interface Props {
  /** `name` is null for a deleted user. */
  readonly person: { readonly id: string; readonly name: string | null }
}

/** The way from a person's name to their page in the back office. */
export function PersonLink({ person: { id, name } }: Props) {
  const t = useText()
  const path = usePath()
  return (
    <OfficeLink page="admin.user" to={path('admin.user', { id })}>
      {name ?? t('back_office.deleted_user')}
    </OfficeLink>
  )
}
