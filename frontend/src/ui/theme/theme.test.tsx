import { act, cleanup, render } from '@testing-library/react'
import { Theme } from './Theme.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('THM-01 colours chosen in another tab of the browser are drawn here at once', () => {
  render(
    <Theme env="test">
      <p>page</p>
    </Theme>,
  )
  expect(document.documentElement.dataset).toMatchObject({ palette: 'green', mantineColorScheme: 'light' })
  localStorage.setItem('kredka.palette', 'pink')
  localStorage.setItem('kredka.scheme', 'dark')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'kredka.scheme' })))
  expect(document.documentElement.dataset).toMatchObject({ palette: 'pink', mantineColorScheme: 'dark' })
})
