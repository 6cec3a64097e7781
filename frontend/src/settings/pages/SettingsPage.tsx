import { useText } from '../../i18n/useText.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Sections } from '../components/Sections.tsx'
import { SECTIONS } from '../sections.ts'

/** PRO-02: everything about one's own account, section by section. */
export function SettingsPage() {
  const t = useText()
  return (
    <>
      <PageHeader title={t('shell.settings')} about={t('settings.about')} />
      <Sections sections={SECTIONS} />
    </>
  )
}

export { SettingsPage as Page }
