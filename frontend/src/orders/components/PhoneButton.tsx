import { useState } from 'react'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { orderPhone } from '../resources.ts'

/** PRO-01: the other side's number, asked for when somebody wants to see it. */
export function PhoneButton({ id }: { readonly id: string }) {
  const t = useText()
  const [asked, setAsked] = useState(false)
  const found = useResource(orderPhone, asked ? { id } : null)
  if (!asked || found.data === null) {
    return (
      <Button loading={asked && found.status === 'loading'} onClick={() => (asked ? found.refresh() : setAsked(true))}>
        {t('orders.show_phone')}
      </Button>
    )
  }
  const { phone } = found.data
  return (
    <span role="status">
      {phone === null ? t('orders.no_phone') : <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
    </span>
  )
}
