import { openTeacherInvitation } from '@kredka/contracts/users/endpoints'
import { callApi, put, safely, select, take, takeLatest } from '../saga.ts'
import { loggedIn, loggedOut, selectSession } from '../session/session-slice.ts'
import { showError } from '../store/toasts-slice.ts'
import { openAuth } from './auth-modal-slice.ts'
import { invitationFound, invitationOpened, invitationOver } from './invitation-slice.ts'

/** PRO-03: who follows the link of an invitation makes an account or logs in first, and then goes on. */
export function* invitationSaga() {
  yield* takeLatest(invitationFound, safely('open invitation', open))
}

function* open({ payload: { email, token } }: ReturnType<typeof invitationFound>) {
  let session = yield* select(selectSession)
  while (session.status !== 'visitor' && session.status !== 'user') {
    yield* take([loggedIn, loggedOut])
    session = yield* select(selectSession)
  }
  const result = yield* callApi(openTeacherInvitation, { email, token })
  if (!result.ok) {
    yield* put(invitationOver())
    if (session.status === 'visitor') yield* put(showError(result.error))
    return
  }
  const { name, signup_token } = result.data
  yield* put(invitationOpened({ email, token, name }))
  if (session.status === 'user') return
  yield* put(openAuth(signup_token === null ? { tab: 'login', email } : { tab: 'signup', email, token: signup_token }))
}
