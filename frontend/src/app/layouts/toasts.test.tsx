import { jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { SHOWN_MS } from '../../ui/overlay/ToastCard.tsx'
import { show } from '../../ui/testing/show.tsx'
import { createStore } from '../store/store.ts'
import { showSuccess } from '../store/toasts-slice.ts'
import { fakeServices } from '../testing/services.ts'
import { Toasts } from './Toasts.tsx'

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
