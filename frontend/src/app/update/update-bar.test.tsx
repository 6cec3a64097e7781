import { act, fireEvent, screen } from '@testing-library/react'
import { show } from '../../ui/testing/show.tsx'
import type { NewVersion } from './new-version.ts'
import { UpdateBar, VersionContext } from './UpdateBar.tsx'

test('NAV-07 NAV-04 a new version is said: its region is there before its words; later gives the focus to the content', () => {
  let offered = false
  let changed = () => {}
  const version: NewVersion = {
    follow: (listener) => {
      changed = listener
      return () => {}
    },
    isOffered: () => offered,
    take: () => {},
  }
  show(
    <VersionContext value={version}>
      <main id="content" tabIndex={-1} />
      <UpdateBar />
    </VersionContext>,
  )
  const region = screen.getByRole('status')
  expect(region.textContent).toBe('')
  offered = true
  act(changed)
  expect(screen.getByRole('status')).toBe(region)
  expect(region.textContent).not.toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(region.textContent).toBe('')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
