import { useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../../ui/overlay/Modal.tsx'
import { LatePart } from '../components/LatePart.tsx'
import { lateChunk } from '../late-chunk.ts'

const form = lateChunk(() => import('./ReportForm.tsx'))

interface Props {
  readonly id: string
  readonly version: number
}

/** Tells staff what is wrong with a level that somebody drew (GAM-03). */
export function ReportLevel(of: Props) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button look="quiet" icon="warning" onClick={() => setOpen(true)}>
        {t('snake.report')}
      </Button>
      <Modal opened={isOpen} onClose={close} title={t('snake.report')}>
        {isOpen && <LatePart chunk={form}>{({ ReportForm }) => <ReportForm {...of} onClose={close} />}</LatePart>}
      </Modal>
    </>
  )
}
