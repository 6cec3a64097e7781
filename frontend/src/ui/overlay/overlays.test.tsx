import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Button } from '../Button.tsx'
import { show } from '../testing/show.tsx'
import { Modal } from './Modal.tsx'
import { TOOLTIP_OFFSET, Tooltip } from './Tooltip.tsx'

describe('WID-01 tooltip', () => {
  const tooltip = () => screen.queryByRole('tooltip')

  test('stands 12 px away, comes with the focus and goes with Escape', () => {
    show(
      <Tooltip text="More about it">
        <Button>It</Button>
      </Tooltip>,
    )
    const button = screen.getByRole('button', { name: 'It' })
    expect(TOOLTIP_OFFSET).toBe(12)
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe('More about it')
    expect(tooltip()).toBeNull()
    act(() => button.focus())
    expect(tooltip()?.textContent).toBe('More about it')
    fireEvent.keyDown(button, { key: 'Escape' })
    expect(tooltip()).toBeNull()
  })
})

describe('WID-01 modal', () => {
  function Lesson({ lesson, onClose }: { readonly lesson: string | null; readonly onClose: () => void }) {
    return (
      <Modal opened={lesson !== null} onClose={onClose} title={lesson === null ? 'New lesson' : 'Change the lesson'}>
        {lesson !== null && <p>{lesson}</p>}
      </Modal>
    )
  }
  function Opened() {
    const [lesson, open] = useState<string | null>('Maths')
    return (
      <>
        <Lesson lesson={lesson} onClose={() => open(null)} />
        <Button onClick={() => open('Physics')}>Open</Button>
      </>
    )
  }

  test('keeps its words while it closes, and has new ones when it opens again', async () => {
    show(<Opened />, { env: 'default' })
    expect((await screen.findByRole('dialog', { name: 'Change the lesson' })).textContent).toContain('Maths')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    const closing = screen.getByRole('dialog', { hidden: true })
    expect(closing.textContent).toContain('Change the lesson')
    expect(closing.textContent).toContain('Maths')
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
    fireEvent.click(screen.getByRole('button', { name: 'Open' }))
    expect((await screen.findByRole('dialog', { name: 'Change the lesson' })).textContent).toContain('Physics')
  })
})
