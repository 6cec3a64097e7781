import { jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { createStore } from '../../app/store/store.ts'
import { showSuccess } from '../../app/store/toasts-slice.ts'
import { fakeServices } from '../../app/testing/services.ts'
import { Button } from '../Button.tsx'
import { show } from '../testing/show.tsx'
import { Modal } from './Modal.tsx'
import { SHOWN_MS } from './ToastCard.tsx'
import { Toasts } from './Toasts.tsx'
import { TOOLTIP_OFFSET, Tooltip } from './Tooltip.tsx'

describe('WID-01 toast', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })
  const after = (ms: number) => act(() => jest.advanceTimersByTime(ms))
  function toast() {
    const store = createStore(fakeServices())
    show(
      <Provider store={store}>
        <Toasts />
      </Provider>,
    )
    act(() => void store.dispatch(showSuccess('widgets.done')))
    return screen.getByText('Done').parentElement as HTMLElement
  }

  test('is said politely and closes after 5000 ms', () => {
    toast()
    expect(SHOWN_MS).toBe(5000)
    expect(screen.getByRole('status').textContent).toContain('Done')
    after(4999)
    expect(screen.queryByText('Done')).toBeTruthy()
    after(1)
    expect(screen.queryByText('Done')).toBeNull()
  })

  test('waits while it is pointed at or has the focus, and goes on where it stopped', () => {
    const shown = toast()
    after(3000)
    fireEvent.pointerEnter(shown)
    after(60_000)
    fireEvent.pointerLeave(shown)
    after(1000)
    act(() => screen.getByRole('button', { name: 'Close' }).focus())
    after(60_000)
    expect(screen.queryByText('Done')).toBeTruthy()
    act(() => screen.getByRole('button', { name: 'Close' }).blur())
    after(999)
    expect(screen.queryByText('Done')).toBeTruthy()
    after(1)
    expect(screen.queryByText('Done')).toBeNull()
  })

  test('can be closed', () => {
    toast()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('Done')).toBeNull()
  })
})

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
