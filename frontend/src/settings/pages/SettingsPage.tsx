import { Navigate, useLocation } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { FindSetting } from '../components/FindSetting.tsx'
import { SECTIONS } from '../sections.ts'

/** PRO-02: everything about one's own account by its sections, with a search. */
export function SettingsPage() {
  const t = useText()
  const path = usePath()
  const { search, hash } = useLocation()
  const section = sectionMeant(search, hash)
  if (section !== undefined) {
    return <Navigate to={{ pathname: path('settings.section', { section }), search }} replace />
  }
  return (
    <>
      <PageHeader title={t('shell.settings')} about={t('settings.about')} />
      <FindSetting />
    </>
  )
}

/**
 * Sections were parts of this page once: anchors of that time lead to them, and so does the link that confirms the end
 * of an account.
 */
function sectionMeant(search: string, hash: string) {
  const meant = new URLSearchParams(search).has('dt') ? 'delete-account' : hash.slice(1)
  return SECTIONS.find(({ id }) => id === meant)?.id
}

export { SettingsPage as Page }
