import { useText } from '../../i18n/useText.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Sections } from '../components/Sections.tsx'
import { TEACHING_SECTIONS } from '../teaching-sections.ts'

/** PRO-02: how somebody teaches here: when lessons can be booked, where they take place, where to pay. */
export function TeachingSettingsPage() {
  const t = useText()
  return (
    <>
      <PageHeader title={t('menu.teaching_settings')} about={t('settings.teaching_about')} />
      <Sections sections={TEACHING_SECTIONS} />
    </>
  )
}

export { TeachingSettingsPage as Page }
