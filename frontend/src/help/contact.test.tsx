import { sendContactMessage } from '@kredka/contracts/help/endpoints'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { VISITOR } from '../app/own-storage.ts'
import { fakeStorage } from '../app/testing/own-storage.ts'
import { renderPage, SOMEBODY } from '../app/testing/render-page.tsx'
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

test('CNT-01 what a visitor began stays in the tab over a reload and a login, nowhere else, and goes once it is sent', async () => {
  const [own, tab] = [fakeStorage().tab(), fakeStorage().tab()]
  const open = (user?: object) => {
    const services = fakeServices({ own, tab })
    services.api.on(sendContactMessage, () => ({ data: null }))
    renderPage('/contact', { modules: [help], services, ...(user === undefined ? {} : { user }) })
  }
  const message = () => screen.findByLabelText<HTMLTextAreaElement>('Wiadomość')
  open()
  await act(async () => fireEvent.change(await message(), { target: { value: 'Nie mogę znaleźć wyceny kursu.' } }))
  fireEvent.click(screen.getByRole('combobox', { name: 'Temat' }))
  fireEvent.click(await screen.findByRole('option', { name: 'Inna sprawa' }))
  expect([own.names('', ''), own.names(VISITOR, 'contact')]).toEqual([[], []])
  cleanup()
  open()
  expect((await message()).value).toBe('Nie mogę znaleźć wyceny kursu.')
  cleanup()
  open({})
  expect((await message()).value).toBe('Nie mogę znaleźć wyceny kursu.')
  screen.getByDisplayValue(SOMEBODY.userEmail)
  expect([tab.names(VISITOR, 'contact'), own.names(SOMEBODY.userId, '')]).toEqual([[], ['contact']])
  fireEvent.click(screen.getByRole('button', { name: 'Wyślij wiadomość' }))
  await screen.findByRole('button', { name: 'Napisz kolejną' })
  expect(own.names(SOMEBODY.userId, '')).toEqual([])
})
