import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { Checkbox } from './fields/Checkbox.tsx'
import { Hamburger } from './Hamburger.tsx'
import { NotificationCard } from './NotificationCard.tsx'
import { PagedList } from './PagedList.tsx'
import { Rating, RatingInput } from './Rating.tsx'
import { StatusLabel } from './StatusLabel.tsx'
import { EmptyState, NothingFound } from './states.tsx'
import { Tabs, useUrlTab } from './Tabs.tsx'
import { show } from './testing/show.tsx'
import { STATUS_KINDS } from './theme/status-kinds.ts'

test('WID-01 the hamburger says whether its menu is shown or hidden', () => {
  function Menu() {
    const [shown, setShown] = useState(false)
    return <Hamburger shown={shown} onToggle={setShown} />
  }
  show(<Menu />)
  const toggle = screen.getByRole('button', { name: 'Open the menu', expanded: false })
  fireEvent.click(toggle)
  expect(screen.getByRole('button', { name: 'Close the menu', expanded: true })).toBe(toggle)
})

test('WID-01 a checkbox is ticked, and its fault belongs to it', () => {
  function Terms() {
    const [checked, setChecked] = useState(false)
    return (
      <Checkbox checked={checked} onChange={setChecked} error={checked ? undefined : 'This field is required'}>
        I accept the terms
      </Checkbox>
    )
  }
  show(<Terms />)
  const box = () => screen.getByRole('checkbox', { name: 'I accept the terms' }) as HTMLInputElement
  expect(document.getElementById(box().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'This field is required',
  )
  fireEvent.click(box())
  expect(box().checked).toBe(true)
  expect(screen.queryByRole('alert')).toBeNull()
})

describe('WID-01 tabs', () => {
  const VALUES = ['all', 'for-me', 'from-me'] as const
  let search = ''
  function Orders() {
    const [tab, choose] = useUrlTab('tab', VALUES)
    search = useLocation().search
    return (
      <Tabs label="Orders" tabs={VALUES.map((value) => ({ value, label: value }))} value={tab} onChange={choose}>
        {tab}
      </Tabs>
    )
  }
  const selected = () => screen.getByRole('tab', { selected: true }).textContent

  test('keep the open one in the address, beside what else stands there', () => {
    show(<Orders />, { path: '/?q=maths&tab=for-me' })
    expect(selected()).toBe('for-me')
    fireEvent.click(screen.getByRole('tab', { name: 'from-me' }))
    expect(search).toBe('?q=maths&tab=from-me')
    expect(screen.getByRole('tabpanel').textContent).toBe('from-me')
    fireEvent.click(screen.getByRole('tab', { name: 'all' }))
    expect(search).toBe('?q=maths')
  })

  test('an unknown one in the address is the first', () => {
    show(<Orders />, { path: '/?tab=nonsense' })
    expect(selected()).toBe('all')
  })

  test('arrow keys go round; one tab alone is reached by Tab', () => {
    show(<Orders />)
    const list = screen.getByRole('tablist')
    fireEvent.keyDown(list, { key: 'ArrowLeft' })
    expect(selected()).toBe('from-me')
    fireEvent.keyDown(list, { key: 'ArrowRight' })
    expect(selected()).toBe('all')
    expect(document.activeElement?.textContent).toBe('all')
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  })
})

test('WID-01 a paged list leads on only where there is a next page', () => {
  const asked: number[] = []
  const list = (page: number, hasNextPage: boolean) => (
    <PagedList page={page} hasNextPage={hasNextPage} onPage={(to) => asked.push(to)}>
      rows
    </PagedList>
  )
  const { unmount } = show(list(2, false))
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
  fireEvent.click(screen.getByRole('button', { name: 'Prev page' }))
  expect(asked).toEqual([1])
  unmount()
  show(list(1, false))
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('WID-01 a rating has five stars, to read and to give', () => {
  function Stars() {
    const [value, setValue] = useState<number | null>(null)
    return <RatingInput label="How was it" value={value} onChange={setValue} />
  }
  show(
    <>
      <Rating value={3.5} />
      <Stars />
    </>,
  )
  expect(screen.getByRole('img', { name: 'Rated 3.5 of 5' })).toBeTruthy()
  const stars = within(screen.getByRole('group', { name: 'How was it' })).getAllByRole('radio')
  expect(stars).toHaveLength(5)
  fireEvent.click(screen.getByRole('radio', { name: 'Rated 4 of 5' }))
  expect((stars[3] as HTMLInputElement).checked).toBe(true)
})

test.each(STATUS_KINDS)('WID-01 the status %s has an icon and a word', (kind) => {
  const { container } = show(<StatusLabel kind={kind}>Word</StatusLabel>)
  expect(container.querySelector('svg')).not.toBeNull()
  expect(container.textContent).toBe('Word')
})

describe('WID-01 notification card', () => {
  const NOW = Date.parse('2026-11-21T12:00:00Z')
  const card = (seen: boolean) =>
    show(
      <NotificationCard
        kind="new"
        title="You have a new order"
        about="Maths"
        createdAt="2026-11-21T09:00:00Z"
        seen={seen}
        to="/teacher/orders"
        now={NOW}
      />,
    )

  test('says what, about what and when, and leads there', () => {
    card(false)
    const link = screen.getByRole('link', { name: /^New: You have a new order Maths 3 hours ago$/ })
    expect(link.getAttribute('href')).toBe('/teacher/orders')
    expect(link.querySelector('time')?.dateTime).toBe('2026-11-21T09:00:00Z')
  })

  test('one that was seen is not new', () => {
    card(true)
    expect(screen.getByRole('link').textContent).not.toContain('New:')
  })
})

test('section 8: empty is “No records found”, looked for in vain “Not found”', () => {
  show(
    <>
      <EmptyState />
      <NothingFound />
    </>,
  )
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'No records found',
    'Not found',
  ])
})
