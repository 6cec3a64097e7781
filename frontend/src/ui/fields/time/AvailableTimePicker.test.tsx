import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { show } from '../../testing/show.tsx'
import { AvailableTimePicker } from './AvailableTimePicker.tsx'

const FREE = [{ start: 9 * 60, end: 12 * 60 }]
const TAKEN = [{ start: 10 * 60, end: 10 * 60 + 45 }]

function Start({ first = null, free = FREE }: { first?: number | null; free?: typeof FREE }) {
  const [value, setValue] = useState<number | null>(first)
  return (
    <>
      <AvailableTimePicker label="When" free={free} taken={TAKEN} duration={60} value={value} onChange={setValue} />
      <output>{String(value)}</output>
    </>
  )
}
const typed = () => screen.getByLabelText('When: Start') as HTMLInputElement
const leaveWith = (value: string) => {
  fireEvent.change(typed(), { target: { value } })
  fireEvent.blur(typed())
}
const held = () => screen.getByText(/^(null|\d+)$/).textContent

test('WID-01 shows what is free and what is taken, an hour 90 px high', () => {
  show(<Start first={540} />)
  expect(screen.getAllByText(/^Free/).map((block) => block.textContent)).toEqual([
    'Free 09:00–10:00',
    'Free 10:45–12:00',
  ])
  expect(screen.getByText(/^Taken/).textContent).toBe('Taken 10:00–10:45')
  expect(screen.getByText(/^Taken/).style.height).toBe('67.5px')
  expect(screen.getByRole('slider').style.height).toBe('90px')
})

test('WID-01 a time is typed, and rounded to five minutes', () => {
  show(<Start />)
  leaveWith('10:47')
  expect(held()).toBe('645')
  expect(typed().value).toBe('10:45')
  expect(screen.getByText('10:45 to 11:45')).toBeTruthy()
})

test('a time that is not free is refused, and the nearest one is named', () => {
  show(<Start first={540} />)
  leaveWith('10:00')
  expect(screen.getByRole('alert').textContent).toBe('That time is not free. The nearest start is 10:45.')
  expect(held()).toBe('540')
  leaveWith('noon')
  expect(screen.getByRole('alert').textContent).toBe('Type a time such as 14:30')
  leaveWith('')
  expect(held()).toBe('null')
})

test('WID-01 keys move the chosen time past what is taken', () => {
  show(<Start first={540} />)
  const slider = screen.getByRole('slider', { name: 'Chosen time' })
  expect(slider.getAttribute('aria-valuetext')).toBe('09:00 to 10:00')
  fireEvent.keyDown(slider, { key: 'ArrowDown' })
  expect(held()).toBe('645')
  fireEvent.keyDown(slider, { key: 'End' })
  expect(held()).toBe('660')
  fireEvent.keyDown(typed(), { key: 'ArrowUp' })
  expect(held()).toBe('655')
})

test('keys alone reach the first free time', () => {
  show(<Start />)
  fireEvent.keyDown(typed(), { key: 'ArrowDown' })
  expect(held()).toBe('540')
})

test('a day without room says so', () => {
  show(<Start free={[{ start: 540, end: 590 }]} />)
  expect(screen.getByText('No free time of this length that day.')).toBeTruthy()
})
