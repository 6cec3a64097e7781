import { useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Notice } from '../../ui/Notice.tsx'

/** What happens next with an offer that was just sent; `state` comes with the navigation from the editor. */
export function SentNote({ state }: { readonly state: unknown }) {
  const t = useText()
  const [shown, setShown] = useState(true)
  const sent = sentOf(state)
  if (sent === null || !shown) return null
  return (
    <Notice kind="success" onClose={() => setShown(false)}>
      <strong>{t('own_offers.sent')}</strong> {t(sent === 'change' ? 'own_offers.next_change' : 'own_offers.next_new')}
    </Notice>
  )
}

function sentOf(state: unknown): 'new' | 'change' | null {
  const sent = typeof state === 'object' && state !== null && 'sent' in state ? state.sent : null
  return sent === 'new' || sent === 'change' ? sent : null
}
