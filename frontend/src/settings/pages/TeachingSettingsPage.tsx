import { useText } from '../../i18n/useText.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Sections } from '../components/Sections.tsx'
import type { Section } from '../section.ts'
import { BankAccount } from '../sections/BankAccount.tsx'
import { BookingRules } from '../sections/BookingRules.tsx'
import { LessonPlaces } from '../sections/LessonPlaces.tsx'
import { TEACHING_SECTIONS } from '../teaching-sections.ts'

const CONTROLS = { booking: BookingRules, places: LessonPlaces, 'bank-account': BankAccount } as const
const WITH_CONTROLS: readonly Section[] = TEACHING_SECTIONS.map((one) => ({ ...one, Controls: CONTROLS[one.id] }))

/** PRO-02: how somebody teaches here: when lessons can be booked, where they take place, where to pay. */
export function TeachingSettingsPage() {
  const t = useText()
  return (
    <>
      <PageHeader title={t('menu.teaching_settings')} about={t('settings.teaching_about')} />
      <Sections sections={WITH_CONTROLS} />
    </>
  )
}

export { TeachingSettingsPage as Page }
