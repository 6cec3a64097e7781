import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { show } from '../../testing/show.tsx'
import { TimePicker } from './TimePicker.tsx'

function Time({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first)
  return (
    <>
      <TimePicker label="Time" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  )
}
const hours = () => screen.getByRole('spinbutton', { name: 'Hours' }) as HTMLInputElement
const minutes = () => screen.getByRole('spinbutton', { name: 'Minutes' }) as HTMLInputElement
const write = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } })
const held = () => screen.getByRole('status').textContent

test('WID-01 hours go from 0 to 23 and minutes from 0 to 59', () => {
  show(<Time />)
  expect([hours().getAttribute('aria-valuemax'), minutes().getAttribute('aria-valuemax')]).toEqual(['23', '59'])
  write(hours(), '24')
  write(minutes(), '75')
  expect(held()).toBe('23:59')
  write(minutes(), 'x')
  expect(held()).toBe('')
})

test('two digits of hours, or one that cannot have a second, lead on to the minutes', () => {
  show(<Time />)
  hours().focus()
  write(hours(), '1')
  expect(document.activeElement).toBe(hours())
  write(hours(), '14')
  expect(document.activeElement).toBe(minutes())
  hours().focus()
  write(hours(), '9')
  expect(document.activeElement).toBe(minutes())
  write(minutes(), '5')
  expect(held()).toBe('09:05')
})

test('arrow keys turn; past the last comes the first', () => {
  show(<Time first="23:00" />)
  fireEvent.keyDown(hours(), { key: 'ArrowUp' })
  expect(held()).toBe('00:00')
  fireEvent.keyDown(minutes(), { key: 'ArrowDown' })
  expect(held()).toBe('00:59')
  fireEvent.keyDown(hours(), { key: 'End' })
  expect(held()).toBe('23:59')
})
