import { jest } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { comeToRoom, roomOf } from './testing/at-room.tsx'
import { HOST, LOBBY, SEATS } from './testing/room.ts'

afterEach(cleanup)

jest.unstable_mockModule('uqr', () => ({
  encode: () => {
    throw new Error('it did not load')
  },
}))

test('ROO-01 where no QR code can be drawn the host is told what to give out, and the code stands there', async () => {
  const { services } = comeToRoom({ door: { is_host: true }, user: {} })
  const { open } = await roomOf(services)
  await open({ ...LOBBY, seats: SEATS, host: HOST })
  await screen.findByText('Nie udało się przygotować kodu QR. Podaj graczom kod pokoju albo link.')
  expect(screen.getByText('AB3D 5KQZ')).toBeTruthy()
})

test('ROO-01 ROO-04 where no QR code can be drawn the wall shows the address and the code, and no empty square', async () => {
  const { services } = comeToRoom({ hash: `#screen=${'e'.repeat(64)}` })
  const { open } = await roomOf(services)
  await open({ ...LOBBY, seats: SEATS })
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  expect(screen.getByText(/quiz-rooms i wpisz kod/)).toBeTruthy()
  expect(screen.getByText('AB3D 5KQZ')).toBeTruthy()
  expect(screen.queryByRole('img', { name: /QR/ })).toBeNull()
  // that is for the host
  expect(screen.queryByText(/Podaj graczom/)).toBeNull()
})
