import {
  beginThirdParty,
  confirmPasswordReset,
  listProviders,
  logIn,
  requestSignup,
} from '@kredka/contracts/accounts/endpoints'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { openAuth } from '../app/auth/auth-modal-slice.ts'
import { keepLoginIntent } from '../app/session/login-intent.ts'
import { shell } from '../app/shell.ts'
import { rejected } from '../app/testing/fake-api.ts'
import { renderPage } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { accounts } from './module.ts'

const TOKEN = 'a'.repeat(40)

async function opened(auth: Parameters<typeof openAuth>[0], services = fakeServices()) {
  const page = renderPage('/nowhere', { modules: [shell, accounts], language: 'en', services })
  act(() => void page.store.dispatch(openAuth(auth)))
  const dialog = within(await screen.findByRole('dialog'))
  // which third parties there are is asked with the panel; the answer is drawn before anything else happens
  if (auth.tab === 'login') await waitFor(() => expect(services.api.inputsOf(listProviders)).toHaveLength(1))
  await act(async () => undefined)
  return { ...page, dialog }
}

/** The form looks at what was typed a moment later. */
async function type(field: HTMLElement, value: string): Promise<void> {
  await act(async () => fireEvent.change(field, { target: { value } }))
}

test('ACC-02 ACC-07 the button reads Logging in while busy; a wrong login stands in a box that closes', async () => {
  const services = fakeServices()
  const answer = Promise.withResolvers<ReturnType<typeof rejected>>()
  services.api.on(logIn, () => answer.promise)
  const { dialog } = await opened({ tab: 'login', email: 'anna@example.com' }, services)
  await type(await dialog.findByLabelText('Password'), 'wrong')
  fireEvent.click(dialog.getByRole('button', { name: 'Log in' }))
  const busy = await dialog.findByRole('button', { name: 'Logging in' })
  expect(busy.getAttribute('aria-disabled')).toBe('true')
  answer.resolve(rejected('INVALID_LOGIN_OR_PASSWORD'))
  const box = await dialog.findByRole('alert')
  expect(box.textContent).toContain('Wrong e-mail or password')
  fireEvent.click(within(box).getByRole('button', { name: 'Close' }))
  expect(dialog.queryByRole('alert')).toBeNull()
})

test('ACC-05 third parties are offered where they are configured; what goes wrong on the way there is told', async () => {
  const services = fakeServices()
  services.api.on(listProviders, () => ({ data: [{ provider: 'facebook' as const }] }))
  services.api.on(beginThirdParty, () => rejected('TOO_MANY_REQUESTS', { params: { seconds: 7 } }))
  const { dialog } = await opened({ tab: 'login' }, services)
  const facebook = await dialog.findByRole('button', { name: 'Continue with Facebook' })
  await act(async () => fireEvent.click(facebook))
  expect((await dialog.findByRole('alert')).textContent).toContain('Try again in 7 seconds.')
  expect(dialog.queryByRole('button', { name: 'Continue with Google' })).toBeNull()
})

test('ACC-06 a sign-up link without its code says so, and leads back to the start', async () => {
  const { dialog } = await opened({ tab: 'signup', token: '', email: 'anna@example.com' })
  expect((await dialog.findByRole('alert')).textContent).toContain('Something is wrong, sorry.')
  fireEvent.click(dialog.getByRole('button', { name: 'Back to start' }))
  expect(dialog.getByLabelText<HTMLInputElement>('E-mail address').value).toBe('anna@example.com')
})

test.each([
  ['REQUEST_EXPIRED', 'Your token expired. Please, request a new one', true],
  ['INTERNAL', 'Something went wrong', false],
] as const)('ACC-04 section 8: a reset refused with %s reads %s', async (code, words, leadsBack) => {
  const services = fakeServices()
  services.api.on(confirmPasswordReset, () => rejected(code))
  const { dialog } = await opened({ tab: 'reset', token: TOKEN, email: 'anna@example.com' }, services)
  await type(await dialog.findByLabelText('New password'), 'Jasne-Niebo-7')
  await type(dialog.getByLabelText('Repeat the password'), 'Jasne-Niebo-7')
  fireEvent.click(dialog.getByRole('button', { name: 'Set a new password' }))
  expect((await dialog.findByRole('alert')).textContent).toContain(words)
  expect(dialog.queryByRole('button', { name: 'Back to start' }) !== null).toBe(leadsBack)
})

test('ROO-04 the seat of a guest goes with the address; one that is refused stands in nobody’s way', async () => {
  const services = fakeServices()
  const seat = { token: '7k2m9xqa', key: 'd'.repeat(32) }
  keepLoginIntent(services.own, { what: 'claim-seat:7k2m9xqa', from: '/quiz-room/7k2m9xqa', seat }, Date.now())
  services.api.on(requestSignup, (input) => (input.seat === undefined ? { data: null } : rejected('SEAT_CLAIMED')))
  const { dialog } = await opened({ tab: 'signup', email: 'anna@example.com' }, services)
  const send = await dialog.findByRole('button', { name: 'Send the link' })
  await act(async () => fireEvent.click(send))
  await dialog.findByText(/You can sign up without it/)
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Send the link' })))
  await waitFor(() => expect(services.api.inputsOf(requestSignup).map((sent) => sent.seat)).toEqual([seat, undefined]))
  await dialog.findByText(/We have sent a message to/)
})
