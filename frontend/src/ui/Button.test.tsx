import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { Button } from './Button.tsx'

test('WID-01 a button that is disabled or busy ignores clicks and stays reachable', () => {
  let clicks = 0
  const count = () => {
    clicks += 1
  }
  render(
    <>
      <Button onClick={count}>Can</Button>
      <Button onClick={count} disabled>
        Cannot
      </Button>
      <Button onClick={count} loading>
        Busy
      </Button>
    </>,
  )
  for (const button of screen.getAllByRole('button')) {
    fireEvent.click(button)
    button.focus()
    expect(document.activeElement).toBe(button)
  }
  expect(clicks).toBe(1)
})

test('a busy submit button does not submit', () => {
  let submitted = 0
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submitted += 1
      }}
    >
      <Button type="submit" loading>
        Send
      </Button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect(submitted).toBe(0)
})

test('WID-01 a link that looks like a button leads on; a disabled one does not', () => {
  render(
    <MemoryRouter>
      <Button to="/offers">Offers</Button>
      <Button to="/offers" disabled>
        No offers
      </Button>
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'Offers' }).getAttribute('href')).toBe('/offers')
  expect(screen.queryByRole('link', { name: 'No offers' })).toBeNull()
})
