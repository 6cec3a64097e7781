import { scanAdmin } from '@kredka/contracts/admin/endpoints'
import { listFeatures, rollOutFeature } from '@kredka/contracts/settings/endpoints'
import type { FeatureView } from '@kredka/contracts/settings/views'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { rejected } from '../app/testing/fake-api.ts'
import { renderPage } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { users } from './module.ts'

afterEach(cleanup)

const FEATURE: FeatureView = {
  feature: 'compact_search',
  mode: 'people',
  share: 0,
  from: null,
  until: null,
  revision: 0,
  since: null,
  reason: null,
  by: null,
  granted: 1,
  requested: 2,
}

function open() {
  const services = fakeServices()
  const owner = { id: '01jd0000000000000000000001', name: 'admin', role: 'owner', second_factor: 'off' } as const
  services.api.on(scanAdmin, () => ({ data: owner }))
  services.api.on(listFeatures, () => ({ data: [FEATURE] }))
  renderPage('/adminero/features', { modules: [users], services })
  return services
}

test('ADM-02 from a feature the way leads to those alone who wait for it', async () => {
  open()
  const link = await screen.findByRole('link', { name: '2 osoby czekają' })
  expect(link.getAttribute('href')).toBe('/adminero/users?beta=waiting')
})

test('ADM-02 who was overtaken is told so, keeps what they typed, and decides on what stands now', async () => {
  const { api } = open()
  fireEvent.click(await screen.findByRole('button', { name: /^Zmień: / }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByLabelText('Dla nikogo'))
  const reason = dialog.getByLabelText<HTMLTextAreaElement>('Powód')
  fireEvent.change(reason, { target: { value: 'Błąd na telefonach.' } })
  api.on(rollOutFeature, () => rejected('BETA_FEATURE_STATE', { status: 409 }))
  api.on(listFeatures, () => ({ data: [{ ...FEATURE, mode: 'share' as const, share: 20, revision: 1 }] }))
  fireEvent.click(dialog.getByRole('button', { name: 'Zmień' }))
  await dialog.findByText(/jest już inna decyzja/)
  expect(reason.value).toBe('Błąd na telefonach.')
  await waitFor(() => expect(screen.getByText(/20% wszystkich|20\s?% wszystkich/)).toBeTruthy())
  api.on(rollOutFeature, () => ({ data: null }))
  fireEvent.click(dialog.getByRole('button', { name: 'Zmień' }))
  await waitFor(() => expect(api.inputsOf(rollOutFeature).map(({ revision }) => revision)).toEqual([0, 1]))
  expect(api.inputsOf(rollOutFeature).at(-1)).toMatchObject({ mode: 'off', reason: 'Błąd na telefonach.' })
})

test('ADM-02 a share that is missing, and a last day before the first, are told at their fields', async () => {
  const { api } = open()
  api.on(listFeatures, () => ({
    data: [{ ...FEATURE, mode: 'share' as const, share: 20, from: '2026-12-10', until: '2026-12-01' }],
  }))
  fireEvent.click(await screen.findByRole('button', { name: /^Zmień: / }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText(/^Jaka część/), { target: { value: '' } })
  fireEvent.change(dialog.getByLabelText('Powód'), { target: { value: 'Pierwszy krok.' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Zmień' }))
  await dialog.findByText('To pole jest wymagane')
  await dialog.findByText('Ostatni dzień wypada przed pierwszym.')
  expect(api.inputsOf(rollOutFeature)).toEqual([])
})
