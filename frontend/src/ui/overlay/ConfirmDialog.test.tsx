import { jest } from '@jest/globals'
import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { Button } from '../Button.tsx'
import { show } from '../testing/show.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const onConfirm = jest.fn<(reason: string) => void>()

function Asking() {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button onClick={() => setOpened(true)}>Ask</Button>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        onConfirm={onConfirm}
        title="Block the account?"
        confirm="Block"
        reason={{ label: 'Reason', hint: 'No names', max: 5, required: true }}
      />
    </>
  )
}

async function asked() {
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Block the account?' }))
  return {
    reason: dialog.getByRole('textbox', { name: 'Reason' }) as HTMLTextAreaElement,
    block: dialog.getByRole('button', { name: 'Block' }),
    cancel: dialog.getByRole('button', { name: 'Cancel' }),
    alert: () => dialog.getByRole('alert').textContent,
  }
}

beforeEach(() => onConfirm.mockClear())

test('EVT-10 what does not belong into a reason is said at its field', async () => {
  show(<Asking />)
  const { reason } = await asked()
  const described = reason.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain('No names')
})

test('ADM-03 without its reason, or with one too long, nothing is done and the focus goes to the field', async () => {
  show(<Asking />)
  const { reason, block, alert } = await asked()
  fireEvent.click(block)
  expect(alert()).toBe('This field is required')
  expect(document.activeElement).toBe(reason)
  fireEvent.change(reason, { target: { value: 'too long' } })
  fireEvent.click(block)
  expect(alert()).toBe('At most 5 characters')
  expect(onConfirm).not.toHaveBeenCalled()
  fireEvent.change(reason, { target: { value: ' spam ' } })
  fireEvent.click(block)
  expect(onConfirm).toHaveBeenCalledWith('spam')
})

test('ADM-03 the reason given for one thing does not stand there for the next', async () => {
  show(<Asking />)
  const first = await asked()
  fireEvent.change(first.reason, { target: { value: 'spam' } })
  fireEvent.click(first.cancel)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect((await asked()).reason.value).toBe('')
})
