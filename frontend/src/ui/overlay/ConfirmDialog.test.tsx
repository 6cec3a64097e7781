import { jest } from '@jest/globals'
import { fireEvent, screen, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { Button } from '../Button.tsx'
import { readyTexts } from '../fields/ReadyTexts.tsx'
import { show } from '../testing/show.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const ready = readyTexts(['Spam.', 'Lie.'])
const onConfirm = jest.fn<(reason: string) => void>()

function Asking(more: { readonly instead?: ReactNode }) {
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
        reason={{ label: 'Reason', hint: 'No names', max: 5, required: true, ready }}
        {...more}
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
    pressed: (pressed: boolean) => dialog.queryAllByRole('button', { pressed }).map(({ textContent }) => textContent),
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

test('ADM-02 a ready-made reason fills the field, which stays editable, and is taken out by choosing it again', async () => {
  show(<Asking />)
  const { reason, block, pressed } = await asked()
  expect(screen.getByRole('group', { name: 'Ready-made texts' })).toBeTruthy()
  expect(pressed(false)).toEqual(['Spam.', 'Lie.'])
  fireEvent.click(screen.getByRole('button', { name: 'Spam.' }))
  expect(reason.value).toBe('Spam.')
  expect(pressed(true)).toEqual(['Spam.'])
  fireEvent.change(reason, { target: { value: 'Spam. Twice' } })
  expect(pressed(true)).toEqual(['Spam.'])
  fireEvent.click(screen.getByRole('button', { name: 'Spam.' }))
  expect(reason.value).toBe('Twice')
  fireEvent.change(reason, { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Lie.' }))
  fireEvent.click(block)
  expect(onConfirm).toHaveBeenCalledWith('Lie.')
})

test('ADM-02 no ready-made reason is offered for what cannot be done any more', async () => {
  show(<Asking instead={<Button>Copy</Button>} />)
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('button', { name: 'Copy' })).toBeTruthy()
  expect(dialog.queryByRole('group')).toBeNull()
})
