import type { ReactNode } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../../ui/overlay/Modal.tsx'
import classes from './filter-sheet.module.css'

interface Props {
  readonly opened: boolean
  readonly onClose: () => void
  /** Hits that the filters leave; null while they are counted for the first time. */
  readonly total: number | null
  readonly children: ReactNode
}

/** The filters over the whole screen of a phone, with the way back to what they leave. */
export function FilterSheet({ opened, onClose, total, children }: Props) {
  const t = useText()
  return (
    <Modal opened={opened} onClose={onClose} title={t('offers.filters')} fullScreen>
      {children}
      <div className={classes.show}>
        <Button look="primary" size="large" wide onClick={onClose}>
          {total === null ? t('offers.all') : t('offers.show', { count: total })}
        </Button>
      </div>
    </Modal>
  )
}
