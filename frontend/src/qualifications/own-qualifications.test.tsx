import { getCurrentUser } from '@kredka/contracts/profiles/endpoints'
import { listOwnQualifications, proveQualification } from '@kredka/contracts/qualifications/endpoints'
import type { OwnQualificationView } from '@kredka/contracts/qualifications/views'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderPage, SOMEBODY } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { profiles } from '../profiles/module.ts'

const one = (n: number, more: Partial<OwnQualificationView>): OwnQualificationView => ({
  id: `01jd000000000000000000007${n}`,
  title: `Dyplom ${n}`,
  institution: 'Uniwersytet',
  year: null,
  state: 'stated',
  reason: null,
  ...more,
})

function open(all: readonly OwnQualificationView[]) {
  const services = fakeServices()
  services.api.on(getCurrentUser, () => ({
    data: {
      ...{ id: SOMEBODY.userId, email: SOMEBODY.userEmail, name: 'Anna', phone: null, about: '', picture_url: null },
      ...{ is_teacher: true, currency: 'PLN' as const, timezone: 'Europe/Warsaw', beta_features: [] },
    },
  }))
  services.api.on(listOwnQualifications, () => ({ data: [...all] }))
  renderPage('/profile', { modules: [profiles], user: {}, services })
  return services
}
const row = async (title: string) => {
  const words = await screen.findByText(title)
  return within(words.closest('li') as HTMLElement)
}

afterEach(cleanup)

test('PRO-04 each qualification says how it stands, why it was refused, and what can be done now', async () => {
  open([one(1, {}), one(2, { state: 'checked' }), one(3, { state: 'refused', reason: 'Nieczytelne.' })])
  const stated = await row('Dyplom 1')
  expect(stated.getByText('Bez dokumentu')).toBeTruthy()
  expect(stated.getByRole('button', { name: 'Prześlij dokument: Dyplom 1' })).toBeTruthy()
  const checked = await row('Dyplom 2')
  expect(checked.getByText('Sprawdzone przez Kredkę')).toBeTruthy()
  expect(checked.queryByRole('button', { name: /^Prześlij/ })).toBeNull()
  expect((await row('Dyplom 3')).getByText(/Nieczytelne\./)).toBeTruthy()
})

test('PRO-04 a file that is no paper is refused before it is sent, and six qualifications are enough', async () => {
  const services = open(Array.from({ length: 6 }, (_, n) => one(n, {})))
  const first = await row('Dyplom 0')
  const choose = (type: string) =>
    fireEvent.change(first.getByLabelText('Prześlij dokument: Dyplom 0', { selector: 'input' }), {
      target: { files: [new File(['%PDF-1.7'], 'dyplom', { type })] },
    })
  choose('text/plain')
  expect(await first.findByRole('alert')).toHaveProperty('textContent', 'Wybierz plik PDF, JPG albo PNG')
  expect(services.api.inputsOf(proveQualification)).toEqual([])
  services.api.on(proveQualification, () => ({ data: null }))
  choose('application/pdf')
  await waitFor(() => expect(services.api.inputsOf(proveQualification)).toHaveLength(1))
  expect(screen.getByRole('button', { name: 'Dodaj kwalifikację' }).getAttribute('aria-disabled')).toBe('true')
})
