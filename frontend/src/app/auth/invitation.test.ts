import { openTeacherInvitation } from '@kredka/contracts/users/endpoints'
import { loggedIn, loggedOut } from '../session/session-slice.ts'
import { createStore } from '../store/store.ts'
import { selectToasts } from '../store/toasts-slice.ts'
import { rejected } from '../testing/fake-api.ts'
import { SOMEBODY } from '../testing/render-page.tsx'
import { fakeServices } from '../testing/services.ts'
import { selectAuthModal } from './auth-modal-slice.ts'
import { invitationFound, selectAfterSignup, selectInvitation } from './invitation-slice.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))
const invitation = { email: 'ola@example.com', token: 'a'.repeat(40) }

function setup() {
  const services = fakeServices()
  return { api: services.api, store: createStore(services) }
}

test('PRO-03 an invited visitor without an account makes one, with the token that the invitation gave', async () => {
  const { api, store } = setup()
  api.on(openTeacherInvitation, () => ({ data: { name: 'Ola', signup_token: 'b'.repeat(40) } }))
  store.dispatch(invitationFound(invitation))
  await settled()
  expect(selectInvitation(store.getState()).status).toBe('none')
  store.dispatch(loggedOut())
  await settled()
  expect(selectInvitation(store.getState())).toMatchObject({ status: 'open', ...invitation })
  expect(selectAuthModal(store.getState())).toEqual({ tab: 'signup', email: invitation.email, token: 'b'.repeat(40) })
  expect(selectAfterSignup(store.getState())).toBe('start-teaching')
})

test('PRO-03 an invited visitor with an account logs in', async () => {
  const { api, store } = setup()
  api.on(openTeacherInvitation, () => ({ data: { name: 'Ola', signup_token: null } }))
  store.dispatch(loggedOut())
  store.dispatch(invitationFound(invitation))
  await settled()
  expect(selectAuthModal(store.getState())).toMatchObject({ tab: 'login', email: invitation.email })
})

test('PRO-03 somebody who is logged in goes on at once; an invitation that is over says so', async () => {
  const { api, store } = setup()
  api.on(openTeacherInvitation, () => ({ data: { name: 'Ola', signup_token: null } }))
  store.dispatch(loggedIn(SOMEBODY))
  store.dispatch(invitationFound(invitation))
  await settled()
  expect(selectAuthModal(store.getState()).tab).toBe('off')
  expect(selectInvitation(store.getState()).status).toBe('open')
  api.on(openTeacherInvitation, () => rejected('REQUEST_EXPIRED'))
  store.dispatch(invitationFound(invitation))
  await settled()
  expect(selectInvitation(store.getState()).status).toBe('over')
  expect(selectToasts(store.getState())).toEqual([])
})
