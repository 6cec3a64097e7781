import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { currentUser } from '../../profiles/index.ts'
import { LinkCard } from './LinkCard.tsx'

/** The person's profile, and what it still lacks. Where the profile cannot be read the way to it stays. */
export function CompleteProfile() {
  const t = useText()
  const format = useFormat()
  const { data } = useResource(currentUser, {})
  const missing =
    data === null
      ? []
      : [
          ...(data.about.trim() === '' ? [t('dashboard.missing_about')] : []),
          ...(data.phone === null ? [t('dashboard.missing_phone')] : []),
        ]
  const lacks = missing.length > 0
  return (
    <LinkCard icon="user" title={t(lacks ? 'dashboard.complete_profile' : 'dashboard.profile')} page="profile">
      {lacks ? t('dashboard.missing', { what: format.list(missing) }) : t('dashboard.profile_about')}
    </LinkCard>
  )
}
