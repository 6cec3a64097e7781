import { sendContactMessage } from '@kredka/contracts/help/endpoints'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderPage } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { help } from './module.ts'

afterEach(cleanup)

test('CNT-01 NAV-04 who writes another message stands at the form again, not at the top of nowhere', async () => {
  const services = fakeServices()
  services.api.on(sendContactMessage, () => ({ data: null }))
  renderPage('/contact', { modules: [help], user: {}, services })
  const message = await screen.findByLabelText('Wiadomość')
  // the form looks at what was typed a moment later
  await act(async () => fireEvent.change(message, { target: { value: 'Nie mogę znaleźć wyceny kursu.' } }))
  fireEvent.click(screen.getByRole('combobox', { name: 'Temat' }))
  fireEvent.click(await screen.findByRole('option', { name: 'Inna sprawa' }))
  fireEvent.click(screen.getByRole('button', { name: 'Wyślij wiadomość' }))
  const another = await screen.findByRole('button', { name: 'Napisz kolejną' })
  another.focus()
  fireEvent.click(another)
  const field = await screen.findByLabelText('Wiadomość')
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  expect(document.activeElement?.contains(field)).toBe(true)
})
