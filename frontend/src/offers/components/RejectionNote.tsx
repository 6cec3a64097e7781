import { useText } from '../../i18n/useText.ts'
import { Notice } from '../../ui/Notice.tsx'

/** Why a version was rejected, in the words of who reviewed it. */
export function RejectionNote({ reason }: { readonly reason: string | null }) {
  const t = useText()
  if (reason === null) return null
  return (
    <Notice kind="warning">
      <strong>{t('own_offers.rejected_because')}</strong> {reason}
    </Notice>
  )
}
