/** @jest-environment jsdom */

import { NO_FILTERS } from '@kredka/contracts/offers/filters'
import { addFavourite, listFavouriteIds, removeFavourite } from '@kredka/contracts/searches/endpoints'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { readLoginIntent } from '../app/session/login-intent.ts'
import { loggedIn } from '../app/session/session-slice.ts'
import { renderPage, SOMEBODY } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { FavouriteButton } from './components/FavouriteButton.tsx'
import { SaveSearchButton } from './components/SaveSearchButton.tsx'
import { searches } from './module.ts'

const OFFER = '01j9z3v5e8c7w2q4k6m8n0p2r6'
const page = async () => ({
  Page: () => (
    <>
      <FavouriteButton offer_id={OFFER} title="Matematyka" />
      <SaveSearchButton filters={NO_FILTERS} title="Matematyka" />
    </>
  ),
})
const modules = [searches, { pages: { 'offers.search': page, help: async () => ({ Page: () => <p>Pomoc</p> }) } }]

function setup(path: string, services = fakeServices()) {
  let kept: string[] = []
  services.api.on(listFavouriteIds, () => ({ data: { ids: kept, count: kept.length } }))
  services.api.on(addFavourite, ({ id }) => {
    kept = [id]
    return { data: null }
  })
  return renderPage(path, { modules, services })
}

test('OFR-07 the heart of a visitor keeps the offer once they are logged in, and shows it', async () => {
  const { store, services } = setup('/korepetycje?sort=price')
  fireEvent.click(await screen.findByRole('button', { name: 'W ulubionych: Matematyka' }))
  expect(readLoginIntent(services.own, Date.now())).toEqual({
    what: `favour:${OFFER}`,
    from: '/korepetycje?sort=price',
  })
  expect(services.api.inputsOf(addFavourite)).toEqual([])
  act(() => {
    store.dispatch(loggedIn(SOMEBODY))
  })
  await waitFor(() => expect(services.api.inputsOf(addFavourite)).toEqual([{ id: OFFER }]))
  await screen.findByText('Oferta czeka w zapisanych.')
  await waitFor(() => expect(readLoginIntent(services.own, Date.now())).toBeNull())
})

test('OFR-07 it is kept wherever the login leads, in another tab of the same browser too', async () => {
  const services = fakeServices()
  const visited = setup('/korepetycje', services)
  fireEvent.click(await screen.findByRole('button', { name: 'W ulubionych: Matematyka' }))
  visited.unmount()
  const { store } = setup('/faq-and-help', services)
  await screen.findByText('Pomoc')
  act(() => {
    store.dispatch(loggedIn(SOMEBODY))
  })
  await waitFor(() => expect(services.api.inputsOf(addFavourite)).toEqual([{ id: OFFER }]))
})

test('OFR-07 who gives up the login has asked for nothing', async () => {
  const { services } = setup('/korepetycje')
  fireEvent.click(await screen.findByRole('button', { name: 'W ulubionych: Matematyka' }))
  fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' })
  await waitFor(() => expect(readLoginIntent(services.own, Date.now())).toBeNull())
})

test('OFR-07 who changes their mind while the heart is under way gets what they wanted last', async () => {
  const services = fakeServices()
  let answer = () => undefined as void
  services.api.on(listFavouriteIds, () => ({ data: { ids: [], count: 0 } }))
  services.api.on(
    addFavourite,
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ data: null })
      }),
  )
  services.api.on(removeFavourite, () => ({ data: null }))
  renderPage('/korepetycje', { modules, services, user: {} })
  const heart = await screen.findByRole('button', { name: 'W ulubionych: Matematyka' })
  fireEvent.click(heart)
  await waitFor(() => expect(services.api.inputsOf(addFavourite)).toHaveLength(1))
  fireEvent.click(heart)
  expect(heart.getAttribute('aria-pressed')).toBe('false')
  expect(services.api.inputsOf(removeFavourite)).toEqual([])
  answer()
  await waitFor(() => expect(services.api.inputsOf(removeFavourite)).toEqual([{ id: OFFER }]))
})

test('OFR-07 a search that a visitor wanted to save is asked about after the login', async () => {
  const { store } = setup('/korepetycje')
  fireEvent.click(await screen.findByRole('button', { name: 'Zapisz wyszukiwanie' }))
  act(() => {
    store.dispatch(loggedIn(SOMEBODY))
  })
  expect(await screen.findByDisplayValue('Matematyka')).toBeTruthy()
})
