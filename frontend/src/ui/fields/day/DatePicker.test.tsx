import { jest } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { show } from '../../testing/show.tsx'
import { DatePicker } from './DatePicker.tsx'

const WEDNESDAY = new Date(2026, 10, 25, 12)

beforeEach(() => {
  jest.useFakeTimers({ now: WEDNESDAY })
})
afterEach(() => {
  jest.useRealTimers()
})

function Day({ first = '', ...props }: { first?: string; min?: string }) {
  const [value, setValue] = useState(first)
  return <DatePicker label="Day" value={value} onChange={setValue} {...props} />
}
const field = () => screen.getByLabelText('Day') as HTMLInputElement
const open = () => fireEvent.click(screen.getByRole('button', { name: 'Choose a day in the calendar' }))
const day = (name: RegExp) => screen.getByRole('gridcell', { name })
const focused = () => document.activeElement?.getAttribute('data-day')
const key = (name: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more })

test('WID-01 the earliest day is tomorrow, and it has the focus', () => {
  show(<Day />)
  open()
  expect(focused()).toBe('2026-11-26')
  expect(day(/25 November/).getAttribute('aria-disabled')).toBe('true')
  expect(day(/25 November/).getAttribute('aria-current')).toBe('date')
  fireEvent.click(day(/25 November/))
  expect(field().value).toBe('')
  key('ArrowLeft')
  expect(focused()).toBe('2026-11-26')
})

test('WID-01 what is chosen stands in the field as yyyy-mm-dd, and the focus goes back', () => {
  show(<Day />)
  open()
  fireEvent.click(day(/30 November/))
  expect(field().value).toBe('2026-11-30')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Choose a day in the calendar')
  open()
  expect(day(/30 November/).getAttribute('aria-selected')).toBe('true')
})

test('WID-01 weeks begin on Monday, in Polish too', () => {
  show(<Day />, { language: 'pl' })
  fireEvent.click(screen.getByRole('button', { name: 'Wybierz dzień w kalendarzu' }))
  expect(screen.getAllByRole('columnheader').map((header) => header.getAttribute('aria-label'))).toEqual([
    'poniedziałek',
    'wtorek',
    'środa',
    'czwartek',
    'piątek',
    'sobota',
    'niedziela',
  ])
  expect(screen.getByText('listopad 2026')).toBeTruthy()
})

test('WID-01 keys go by days, weeks, months and years; Escape closes', () => {
  show(<Day first="2026-12-15" />)
  open()
  const way = ['ArrowRight', 'ArrowDown', 'Home', 'End', 'PageDown', 'PageUp']
  const days = way.map((name) => {
    key(name)
    return focused()
  })
  expect(days).toEqual(['2026-12-16', '2026-12-23', '2026-12-21', '2026-12-27', '2027-01-27', '2026-12-27'])
  key('PageDown', { shiftKey: true })
  expect(focused()).toBe('2027-12-27')
  key('Escape')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the buttons above turn the months and keep the focus; none leads before the earliest day', () => {
  show(<Day />)
  open()
  const before = screen.getByRole('button', { name: 'Previous month' })
  const after = screen.getByRole('button', { name: 'Next month' })
  expect(before.getAttribute('aria-disabled')).toBe('true')
  after.focus()
  fireEvent.click(after)
  expect(screen.getByText('December 2026')).toBeTruthy()
  expect(document.activeElement).toBe(after)
})

test('what is typed is put in order; a day too early and no day at all are said in words', () => {
  show(<Day />)
  const leaveWith = (value: string) => {
    fireEvent.change(field(), { target: { value } })
    fireEvent.blur(field())
  }
  leaveWith('7.12.2026')
  expect(field().value).toBe('2026-12-07')
  leaveWith('2026-11-25')
  expect(screen.getByRole('alert').textContent).toBe('The earliest day is 26 Nov 2026')
  leaveWith('soon')
  expect(screen.getByRole('alert').textContent).toBe('Type a date such as 2026-11-30')
  fireEvent.change(field(), { target: { value: '' } })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('another earliest day can be asked for', () => {
  show(<Day min="2026-01-01" first="2026-06-01" />)
  open()
  expect(day(/, 1 June/).getAttribute('aria-disabled')).toBeNull()
})
