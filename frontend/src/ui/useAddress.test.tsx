import { act, render, screen } from '@testing-library/react'
import { Suspense, startTransition, use, useState } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { useAddress } from './useAddress.ts'

const never = new Promise<never>(() => undefined)

/** Shows the address; what `state` leads to never comes, so that the page stays as it was. */
function Page() {
  const { search } = useLocation()
  const { params, change } = useAddress()
  const [clicks, setClicks] = useState(0)
  if (params.get('state') === 'active' && params.get('q') === null) use(never)
  return (
    <>
      <output>{search}</output>
      <button type="button" onClick={() => startTransition(() => change({ state: 'active', page: null }))}>
        Tab
      </button>
      <button type="button" onClick={() => change({ q: 'ułamki' })}>
        Search {clicks}
      </button>
      <button
        type="button"
        onClick={() => {
          setClicks(clicks + 1)
          change({ sort: 'title' })
          change({ q: '' })
        }}
      >
        Both
      </button>
    </>
  )
}

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Suspense>
        <Page />
      </Suspense>
    </MemoryRouter>,
  )
const press = (name: RegExp) => act(async () => screen.getByRole('button', { name }).click())

test('ADM-02 a tab that was chosen stays chosen where the next search is typed before its rows have come', async () => {
  open('/?page=3')
  await press(/Tab/)
  expect(screen.getByRole('status').textContent).toBe('?page=3')
  await press(/Search/)
  expect(screen.getByRole('status').textContent).toBe('?state=active&q=u%C5%82amki')
})

test('WID-01 changes of the address that follow each other at once all hold; an empty one takes its name away', async () => {
  open('/?q=x&keep=1')
  await press(/Both/)
  expect(screen.getByRole('status').textContent).toBe('?keep=1&sort=title')
})
