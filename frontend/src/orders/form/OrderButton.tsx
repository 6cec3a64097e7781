import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import type { Ordering } from './useOrdering.ts'

/** Opens the form of an order; nothing where it is open, or where the offer is the reader's own. */
export function OrderButton({ ordering: { offered, opened, open } }: { readonly ordering: Ordering }) {
  const t = useText()
  if (!offered || opened) return null
  return (
    <Button look="primary" size="large" icon="calendar" onClick={open}>
      {t('orders.choose_time')}
    </Button>
  )
}
