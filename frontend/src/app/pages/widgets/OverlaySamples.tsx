import { useState } from 'react'
import { localError } from '../../../kernel/errors.ts'
import { Button } from '../../../ui/Button.tsx'
import { DatePicker } from '../../../ui/fields/day/DatePicker.tsx'
import { readyTexts } from '../../../ui/fields/ReadyTexts.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { Menu } from '../../../ui/overlay/Menu.tsx'
import { Modal } from '../../../ui/overlay/Modal.tsx'
import { ToastCard } from '../../../ui/overlay/ToastCard.tsx'
import { Tooltip } from '../../../ui/overlay/Tooltip.tsx'
import { useAppDispatch } from '../../store/hooks.ts'
import { showError, showSuccess } from '../../store/toasts-slice.ts'
import { Sample, Samples } from './Section.tsx'

const nothing = () => undefined
const LEVELS = [
  { value: 'basic', label: 'Basic' },
  { value: 'advanced', label: 'Advanced' },
]

export function ModalSamples() {
  const [open, setOpen] = useState<'modal' | 'wide' | 'confirm' | null>(null)
  const [level, setLevel] = useState<string | null>(null)
  const [day, setDay] = useState('')
  const close = () => setOpen(null)
  return (
    <>
      <Row>
        <Button onClick={() => setOpen('modal')}>Open a modal</Button>
        <Button onClick={() => setOpen('wide')}>Open a wide one</Button>
        <Button onClick={() => setOpen('confirm')}>Ask for a reason</Button>
      </Row>
      <Modal opened={open === 'modal'} onClose={close} title="Your lesson">
        <Stack>
          <p>Opens and closes in about half a second.</p>
          <Select label="Level" options={LEVELS} value={level} onChange={(option) => setLevel(option?.value ?? null)} />
          <DatePicker label="Day" value={day} onChange={setDay} />
          <Row end>
            <Button look="primary" onClick={close}>
              Good
            </Button>
          </Row>
        </Stack>
      </Modal>
      <Modal opened={open === 'wide'} onClose={close} title="Log in" width={600}>
        <p>As wide as the one for logging in.</p>
      </Modal>
      <ConfirmDialog
        opened={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Reject the offer?"
        confirm="Reject"
        danger
        reason={{
          label: 'Reason',
          max: 500,
          required: true,
          ready: readyTexts(['The description is too short.', 'It holds a phone number.']),
        }}
      >
        <p>The teacher gets a mail with your reason.</p>
      </ConfirmDialog>
    </>
  )
}

export function ToastSamples() {
  const dispatch = useAppDispatch()
  return (
    <Samples min="20rem">
      <Sample name="success">
        <ToastCard kind="success" onClose={nothing} autoCloseMs={null}>
          Saved
        </ToastCard>
      </Sample>
      <Sample name="error, long text">
        <ToastCard kind="error" onClose={nothing} autoCloseMs={null}>
          The connection is gone. What you typed is still here: try again in a moment.
        </ToastCard>
      </Sample>
      <Sample name="to try">
        <Row>
          <Button onClick={() => dispatch(showSuccess('widgets.done'))}>Show a success</Button>
          <Button onClick={() => dispatch(showError(localError('OFFLINE')))}>Show an error</Button>
        </Row>
      </Sample>
    </Samples>
  )
}

export function TooltipSamples() {
  return (
    <Row>
      <Tooltip text="A word about the button">
        <Button icon="info" label="Short help" />
      </Tooltip>
      <Tooltip text="The teacher confirms each lesson by hand. Until then you can cancel it without a reason and without paying.">
        <Button>Long help</Button>
      </Tooltip>
    </Row>
  )
}

export function MenuSamples() {
  return (
    <Row>
      <Menu
        label="Sort"
        groups={[
          [
            { label: 'Newest', icon: 'new', chosen: true },
            { label: 'Cheapest', icon: 'wallet', chosen: false },
          ],
          [{ label: 'Reset', icon: 'refresh', onClick: nothing }],
        ]}
      >
        Sort
      </Menu>
    </Row>
  )
}
