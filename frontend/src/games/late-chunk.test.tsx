import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { renderPage } from '../app/testing/render-page.tsx'
import { LatePart } from './components/LatePart.tsx'
import { lateChunk } from './late-chunk.ts'

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'onLine')
})

test('GAM-06 a part that cannot be loaded without a connection says so, and comes when it is tried again', async () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  let isThere = false
  const chunk = lateChunk(async () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module')
    return 'Jest'
  })
  const Page = () => <LatePart chunk={chunk}>{(part) => <p>{part}</p>}</LatePart>
  renderPage('/games', { modules: [{ pages: { 'games.menu': async () => ({ Page }) } }] })
  const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
  expect(screen.getAllByRole('alert').length).toBeGreaterThan(0)
  isThere = true
  await act(async () => {
    fireEvent.click(again)
  })
  expect(await screen.findByText('Jest')).toBeTruthy()
})

test('GAM-06 what could not be loaded ahead is asked for anew by who needs it, and otherwise loaded once', async () => {
  let [loads, isThere] = [0, false]
  const chunk = lateChunk(async () => {
    loads += 1
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module')
    return 'here'
  })
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  chunk.prepare()
  expect(await chunk.load()).toBeNull()
  isThere = true
  const before = loads
  expect(await chunk.load()).toBe('here')
  expect(await chunk.load()).toBe('here')
  expect(loads).toBe(before + 1)
})
