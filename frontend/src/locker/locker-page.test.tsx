import { buyPart, chooseAvatar, getLocker } from '@kredka/contracts/locker/endpoints'
import { avatarCode, FIRST_AVATAR } from '@kredka/contracts/locker/parts'
import type { LockerView } from '@kredka/contracts/locker/views'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderPage } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { locker } from './module.ts'

function open(view: LockerView) {
  const services = fakeServices()
  services.api.on(getLocker, () => ({ data: view }))
  renderPage('/locker', { modules: [locker], user: {}, services })
  return services
}
const onTrial = (name: string) => screen.findByRole('region', { name })

afterEach(cleanup)

test('GAM-05 a part that costs points is tried on, says what it costs and what is left, and is bought', async () => {
  const services = open({ code: null, owned: [], balance: 70 })
  fireEvent.click(await screen.findByRole('radio', { name: 'Bluzka w paski, do kupienia za 50 punktów' }))
  const region = within(await onTrial('Bluzka w paski'))
  expect(region.getByText('Masz 70 punktów. Po zakupie zostanie 20 punktów.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Zapisz awatara' }))
  expect(services.api.inputsOf(chooseAvatar)).toEqual([])
  services.api.on(buyPart, () => {
    services.api.on(getLocker, () => ({ data: { code: null, owned: ['c7'], balance: 20 } }))
    return { data: null }
  })
  fireEvent.click(region.getByRole('button', { name: 'Bluzka w paski: kup za 50 punktów' }))
  await waitFor(() => expect(services.api.inputsOf(buyPart)).toEqual([{ part: 'c7' }]))
  await screen.findByText('Masz 20 punktów.')
  expect(screen.queryByRole('region', { name: 'Bluzka w paski' })).toBeNull()
  services.api.on(chooseAvatar, () => ({ data: null }))
  fireEvent.click(screen.getByRole('button', { name: 'Zapisz awatara' }))
  const code = avatarCode({ ...FIRST_AVATAR, clothes: 7 })
  await waitFor(() => expect(services.api.inputsOf(chooseAvatar)).toEqual([{ code }]))
})

test('GAM-05 who has too few points sees how many are missing, and no way to buy', async () => {
  open({ code: null, owned: [], balance: 70 })
  fireEvent.click(await screen.findByRole('radio', { name: 'Korona, do kupienia za 600 punktów' }))
  const region = within(await onTrial('Korona'))
  expect(region.getByText('Masz 70 punktów. Brakuje 530 punktów.')).toBeTruthy()
  expect(region.queryByRole('button')).toBeNull()
})
