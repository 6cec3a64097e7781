import { scanAdmin } from '@kredka/contracts/admin/endpoints'
import { showStreamState } from '@kredka/contracts/audit/admin-endpoints'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { renderPage } from '../../app/testing/render-page.tsx'
import { fakeServices } from '../../app/testing/services.ts'
import { audit } from '../module.ts'
import { instantAt } from './days.ts'

const id = '01jd0000000000000000000001'
const stream = `order-${id}`

afterEach(cleanup)

test('ADM-03 a moment of a stream is asked for as it is typed, and what is no time yet stays in its field', async () => {
  const services = fakeServices()
  services.api.on(scanAdmin, () => ({
    data: { id, name: 'admin', role: 'owner' as const, second_factor: 'off' as const },
  }))
  const moment = { revision: 3, at: '2026-11-20T10:00:00.000Z' }
  services.api.on(showStreamState, () => ({
    data: {
      stream,
      category: 'order',
      about: '',
      last_revision: 3,
      before: moment,
      after: moment,
      values: [],
      more: 0,
    },
  }))
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const at = (minutes: number) => instantAt('2026-11-20', minutes, zone)
  renderPage(`/adminero/streams/${stream}?at=${at(14 * 60 + 30)}`, { modules: [audit], services })
  const time = await screen.findByLabelText<HTMLInputElement>('Godzina')
  expect(time.value).toBe('14:30')
  const asked = () => services.api.inputsOf(showStreamState).at(-1)?.at
  const type = (text: string) => fireEvent.change(time, { target: { value: text } })

  type('')
  expect(time.value).toBe('')
  type('9')
  expect([time.value, asked()]).toEqual(['9', at(9 * 60)])
  type('6:1')
  type('6:15')
  expect([time.value, asked()]).toEqual(['6:15', at(6 * 60 + 15)])
  fireEvent.blur(time)
  expect(time.value).toBe('06:15')
  type('pół')
  fireEvent.blur(time)
  expect([time.value, asked()]).toEqual(['pół', at(6 * 60 + 15)])
  expect(time.getAttribute('aria-invalid')).toBe('true')
})
