import {
  changeProfile,
  changeVideo,
  getCurrentUser,
  getOwnVideo,
  removePicture,
} from '@kredka/contracts/profiles/endpoints'
import type { CurrentUserView } from '@kredka/contracts/profiles/views'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { fakeStorage } from '../app/testing/own-storage.ts'
import { renderPage, SOMEBODY } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { profiles } from './module.ts'

const ANNA: CurrentUserView = {
  id: SOMEBODY.userId,
  email: SOMEBODY.userEmail,
  name: 'Anna Kowalska',
  phone: null,
  about: 'Lubię całki.',
  picture_url: '/files/01jd0000000000000000000f01',
  is_teacher: false,
  currency: 'PLN',
  timezone: 'Europe/Warsaw',
  beta_features: [],
}

function profilePage(user: CurrentUserView = ANNA, own = fakeStorage().tab()) {
  const services = fakeServices({ own })
  services.api.on(getCurrentUser, () => ({ data: user }))
  const page = renderPage('/profile', { modules: [profiles], user: { userPictureUrl: ANNA.picture_url }, services })
  return { ...page, services }
}
const about = async () => (await screen.findByLabelText(/^O mnie/)) as HTMLTextAreaElement

afterEach(cleanup)

test('PRO-01 what is typed is kept over a reload until it is saved or taken back', async () => {
  const own = fakeStorage().tab()
  profilePage(ANNA, own)
  fireEvent.change(await about(), { target: { value: 'Lubię całki i szeregi.' } })
  await screen.findByText('Masz niezapisane zmiany')
  cleanup()
  profilePage(ANNA, own)
  expect((await about()).value).toBe('Lubię całki i szeregi.')
  screen.getByText('Masz niezapisane zmiany')
  expect(document.querySelector('[aria-labelledby=profile-sketch]')?.textContent).toContain('Lubię całki i szeregi.')
  fireEvent.click(screen.getByRole('button', { name: 'Cofnij zmiany' }))
  expect((await about()).value).toBe('Lubię całki.')
  expect(own.read(ANNA.id, 'profile')).toBeNull()
})

test('PRO-01 saving sends what is tidy, and nothing is unsaved afterwards', async () => {
  const { services } = profilePage()
  services.api.on(changeProfile, ({ name, about: words }) => {
    services.api.on(getCurrentUser, () => ({ data: { ...ANNA, name, about: words } }))
    return { data: null }
  })
  fireEvent.change(await about(), { target: { value: ' Nowy opis ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Zapisz' }))
  await waitFor(() =>
    expect(services.api.inputsOf(changeProfile)).toEqual([{ name: 'Anna Kowalska', phone: null, about: 'Nowy opis' }]),
  )
  await waitFor(() => expect(screen.queryByText('Masz niezapisane zmiany')).toBeNull())
  expect(services.own.read(ANNA.id, 'profile')).toBeNull()
})

test('PRO-01 a removed picture is gone from the session at once', async () => {
  const { services, store } = profilePage()
  services.api.on(removePicture, () => ({ data: null }))
  fireEvent.click(await screen.findByRole('button', { name: 'Usuń' }))
  const dialog = await screen.findByRole('dialog', { name: 'Usunąć zdjęcie?' })
  fireEvent.click([...dialog.querySelectorAll('button')].at(-1) as HTMLButtonElement)
  await waitFor(() => expect(store.getState().session).toMatchObject({ user: { userPictureUrl: null } }))
  expect(await screen.findByRole('button', { name: 'Dodaj zdjęcie' })).toBeTruthy()
})

test('PRO-04 a teacher sees their film as others will, and empties the field to take it away', async () => {
  const { services } = profilePage({ ...ANNA, is_teacher: true })
  services.api.on(getOwnVideo, () => ({ data: { video: 'https://vimeo.com/76979871' } }))
  services.api.on(changeVideo, () => ({ data: null }))
  const field = (await screen.findByLabelText(/^Link do filmu/)) as HTMLInputElement
  const watch = () => screen.queryByRole('link', { name: /^Obejrzyj film/ })?.getAttribute('href')
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Zapisz link' }))
  expect(watch()).toBe('https://vimeo.com/76979871')
  fireEvent.change(field, { target: { value: 'https://youtu.be/aZ09_-bcdef' } })
  expect(watch()).toBe('https://www.youtube.com/watch?v=aZ09_-bcdef')
  fireEvent.change(field, { target: { value: 'http://example.com/film' } })
  save()
  expect(await screen.findByText(/^Wklej cały link/)).toBeTruthy()
  expect(watch()).toBeUndefined()
  fireEvent.change(field, { target: { value: ' ' } })
  save()
  await waitFor(() => expect(services.api.inputsOf(changeVideo)).toEqual([{ video: null }]))
})

test('PRO-04 who does not teach is not asked for a film', async () => {
  const { services } = profilePage()
  await about()
  expect(screen.queryByLabelText(/^Link do filmu/)).toBeNull()
  expect(services.api.inputsOf(getOwnVideo)).toEqual([])
})
