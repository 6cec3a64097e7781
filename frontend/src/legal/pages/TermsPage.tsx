import { Suspense } from 'react'
import { useText } from '../../i18n/useText.ts'
import { SkeletonLines } from '../../ui/states.tsx'
import { Tabs, useUrlTab } from '../../ui/Tabs.tsx'
import { LegalText } from '../components/LegalText.tsx'
import { prepareLegalDocument } from '../useLegalDocument.ts'

const DOCUMENTS = ['general-terms', 'tutor-terms'] as const

/** General terms and tutor terms; `?document=tutor-terms` opens the second (LGL-01). */
export function TermsPage() {
  const t = useText()
  const [open, choose] = useUrlTab('document', DOCUMENTS)
  return (
    <Tabs
      label={t('legal.documents')}
      tabs={[
        { value: 'general-terms', label: t('legal.general_terms') },
        { value: 'tutor-terms', label: t('legal.tutor_terms') },
      ]}
      value={open}
      onChange={choose}
    >
      <Suspense fallback={<SkeletonLines lines={8} />}>
        <LegalText key={open} id={open} />
      </Suspense>
    </Tabs>
  )
}

export { TermsPage as Page }
export const prepare = prepareLegalDocument(...DOCUMENTS)
