import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/layout.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { Menu } from '../../../ui/overlay/Menu.tsx'
import { Modal } from '../../../ui/overlay/Modal.tsx'
import { Tooltip } from '../../../ui/overlay/Tooltip.tsx'
import { localError } from '../../api/errors.ts'
import { useAppDispatch } from '../../store/hooks.ts'
import { showError, showSuccess } from '../../store/toasts-slice.ts'
import { Section } from './Section.tsx'

export function Overlays() {
  const dispatch = useAppDispatch()
  const [open, setOpen] = useState<'modal' | 'confirm' | null>(null)
  const close = () => setOpen(null)
  return (
    <Section title="Overlays">
      <Row>
        <Button onClick={() => setOpen('modal')}>Modal</Button>
        <Button onClick={() => setOpen('confirm')}>Confirm with a reason</Button>
        <Tooltip text="A word about the button">
          <span>
            <Button icon="info" label="Tooltip" />
          </span>
        </Tooltip>
        <Menu
          label="Menu"
          groups={[[{ label: 'First', icon: 'home', chosen: true }, { label: 'Second' }], [{ label: 'Third' }]]}
        >
          Menu
        </Menu>
        <Button onClick={() => dispatch(showSuccess('widgets.done'))}>Toast</Button>
        <Button onClick={() => dispatch(showError(localError('OFFLINE')))}>Toast of an error</Button>
      </Row>
      <Modal opened={open === 'modal'} onClose={close} title="Modal">
        <p>Opens and closes in about half a second.</p>
      </Modal>
      <ConfirmDialog
        opened={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Reject the offer?"
        confirm="Reject"
        danger
        reason={{ label: 'Reason', max: 500, required: true }}
      >
        <p>The teacher gets a mail with your reason.</p>
      </ConfirmDialog>
    </Section>
  )
}
