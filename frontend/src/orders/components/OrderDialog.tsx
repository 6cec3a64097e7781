import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Modal } from '../../ui/overlay/Modal.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import { oneOrder } from '../resources.ts'
import { OrderDetail } from './OrderDetail.tsx'

interface Props {
  /** Of the order that is open; null for none. */
  readonly id: string | null
  readonly onClose: () => void
}

/** One order whole; its address is the page's with `?order=`. */
export function OrderDialog({ id, onClose }: Props) {
  const t = useText()
  return (
    <Modal opened={id !== null} onClose={onClose} title={t('orders.one')} width={680}>
      {id !== null && <Opened id={id} onClose={onClose} />}
    </Modal>
  )
}

function Opened({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const found = useResource(oneOrder, { id })
  return (
    <ResourceView of={found} skeleton={<SkeletonLines lines={8} />}>
      {(order) => <OrderDetail order={order} onClose={onClose} />}
    </ResourceView>
  )
}
