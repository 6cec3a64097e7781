import { checkSession, logOut } from '@kredka/contracts/accounts/endpoints'
import { claimAttempts, listAttempts } from '@kredka/contracts/attempts/endpoints'
import { singleFlight } from '../api/refresh.ts'
import { openAuth, selectAuthModal } from '../auth/auth-modal-slice.ts'
import { VISITOR } from '../own-storage.ts'
import { askForResource } from '../store/resources-saga.ts'
import { createStore } from '../store/store.ts'
import { rejected } from '../testing/fake-api.ts'
import { SOMEBODY } from '../testing/render-page.tsx'
import { fakeServices } from '../testing/services.ts'
import { checkSessionNow, loggedIn, logOutNow, selectSession } from './session-slice.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))

function setup(change: Parameters<typeof fakeServices>[0] = {}) {
  const services = fakeServices(change)
  return { services, api: services.api, store: createStore(services) }
}

test('the check says who is logged in, and the device remembers it', async () => {
  const { services, api, store } = setup()
  api.on(checkSession, () => ({ data: SOMEBODY }))
  expect(selectSession(store.getState()).status).toBe('unknown')
  store.dispatch(checkSessionNow())
  await settled()
  expect(selectSession(store.getState())).toEqual({ status: 'user', user: SOMEBODY })
  expect(services.loginFlag.get()).toBe(true)
})

test('ACC-03 with the flag a visitor’s answer is doubted once by a refresh', async () => {
  let refreshed = false
  const { services, api, store } = setup({
    refreshSince: () => async () => {
      refreshed = true
      return 'done'
    },
  })
  services.loginFlag.set(true)
  api.on(checkSession, () => ({ data: refreshed ? SOMEBODY : null }))
  store.dispatch(checkSessionNow())
  await settled()
  expect(selectSession(store.getState()).status).toBe('user')
})

test('ACC-03 a session that was renewed while the check was on its way is not renewed again', async () => {
  let [time, last, refreshes] = [0, 0, 0]
  const refresh = singleFlight({
    ask: async () => {
      refreshes += 1
      return 'done'
    },
    locked: (work) => work(),
    last: {
      get: () => last,
      set: (at) => {
        last = at
      },
    },
    now: () => ++time,
  })
  const refreshSince = () => {
    const sentAt = ++time
    return () => refresh(sentAt)
  }
  const { services, api, store } = setup({ refreshSince })
  services.loginFlag.set(true)
  api.on(checkSession, async () => {
    if (refreshes > 0) return { data: SOMEBODY }
    // another call of the page is refused, and renews the session, before this one is answered
    await refresh(++time)
    return { data: null }
  })
  store.dispatch(checkSessionNow())
  await settled()
  expect(selectSession(store.getState()).status).toBe('user')
  expect(refreshes).toBe(1)
})

test('ACC-03 without the flag no refresh is tried', async () => {
  let refreshes = 0
  const { api, store } = setup({
    refreshSince: () => async () => {
      refreshes += 1
      return 'refused'
    },
  })
  api.on(checkSession, () => ({ data: null }))
  store.dispatch(checkSessionNow())
  await settled()
  expect(selectSession(store.getState()).status).toBe('visitor')
  expect(refreshes).toBe(0)
})

test('a refused refresh clears the flag; a server that is down does not', async () => {
  for (const [outcome, flag] of [
    ['refused', false],
    ['unreachable', true],
  ] as const) {
    const { services, api, store } = setup({ refreshSince: () => async () => outcome })
    services.loginFlag.set(true)
    api.on(checkSession, () => ({ data: null }))
    store.dispatch(checkSessionNow())
    await settled()
    expect(services.loginFlag.get()).toBe(flag)
  }
})

test('when the check cannot be made, nobody is taken for a visitor', async () => {
  const { api, store } = setup()
  api.on(checkSession, () => rejected('UNAVAILABLE'))
  store.dispatch(checkSessionNow())
  await settled()
  expect(selectSession(store.getState())).toMatchObject({ status: 'unreachable', error: { code: 'UNAVAILABLE' } })
})

test('logging out tells the server and the other tabs and reloads', async () => {
  const { services, api, store } = setup()
  api.on(logOut, () => ({ data: null }))
  store.dispatch(loggedIn(SOMEBODY))
  store.dispatch(logOutNow())
  await settled()
  expect(services.told).toEqual(['logged_in', 'logged_out'])
  expect(services.reloads()).toBe(1)
  expect(services.loginFlag.get()).toBe(false)
})

test('ACC-06 who logs in in another tab finds here what they were at, and not what asked them to log in', async () => {
  const { services, api, store } = setup()
  api.on(checkSession, () => ({ data: SOMEBODY }))
  store.dispatch(openAuth({ tab: 'signup' }))
  services.hear('logged_in')
  await settled()
  expect(selectSession(store.getState()).status).toBe('user')
  expect(selectAuthModal(store.getState()).tab).toBe('off')
})

test('what was written and not sent goes at the logout, and at the login of somebody else', async () => {
  const { services, store } = setup()
  services.own.write('another-person', 'draft', 'Dzień dobry')
  services.own.write(SOMEBODY.userId, 'draft', 'Cześć')
  store.dispatch(loggedIn(SOMEBODY))
  await settled()
  expect(services.own.read('another-person', 'draft')).toBeNull()
  expect(services.own.read(SOMEBODY.userId, 'draft')).toBe('Cześć')
  store.dispatch(logOutNow())
  await settled()
  expect(services.own.read(SOMEBODY.userId, 'draft')).toBeNull()
})

test('NAV-07 what can be opened without a connection goes with the session, however that ends', async () => {
  const kept = async ({ offline }: ReturnType<typeof setup>['services']) =>
    (await offline.list()).map(({ name }) => name)
  const { services, store } = setup({ refreshSince: () => async () => 'refused' })
  for (const owner of [VISITOR, 'another-person']) await services.offline.keep(owner, owner, {}, new Map())
  store.dispatch(loggedIn(SOMEBODY))
  await settled()
  expect(await kept(services)).toEqual([VISITOR])
  await services.offline.keep(SOMEBODY.userId, 'own', {}, new Map())
  // the server does not know the session any more: the account may be gone
  services.api.on(checkSession, () => ({ data: null }))
  store.dispatch(checkSessionNow())
  await settled()
  expect(await kept(services)).toEqual([VISITOR])
  store.dispatch(logOutNow())
  await settled()
  expect(await kept(services)).toEqual([])
})

test('what a visitor began lives over the login, nothing of a tab over a logout here or in another tab', async () => {
  for (const elsewhere of [false, true]) {
    const { services, store } = setup()
    services.tab.write(VISITOR, 'order', 'Dzień dobry')
    store.dispatch(loggedIn(SOMEBODY))
    await settled()
    expect(services.tab.read(VISITOR, 'order')).toBe('Dzień dobry')
    services.tab.write(SOMEBODY.userId, 'order', 'Cześć')
    if (elsewhere) services.hear('logged_out')
    else store.dispatch(logOutNow())
    await settled()
    expect(services.reloads()).toBe(1)
    expect([VISITOR, SOMEBODY.userId].map((id) => services.tab.read(id, 'order'))).toEqual([null, null])
  }
})

test('a logout in another tab reloads this one', async () => {
  const { services, store } = setup()
  store.dispatch(loggedIn(SOMEBODY))
  services.hear('logged_out')
  await settled()
  expect(services.reloads()).toBe(1)
})

test('QUI-05 after a login pages begin anew at once, and once more where something played before became theirs', async () => {
  const { api, store } = setup()
  const answer = Promise.withResolvers<{ readonly data: { readonly claimed: number } }>()
  api.on(claimAttempts, () => answer.promise)
  let asked = 0
  api.on(listAttempts, () => {
    asked += 1
    return { data: [] }
  })
  store.dispatch(
    askForResource({ at: { name: 'history', key: '' }, endpoint: listAttempts, input: {}, on: ['attempt'] }),
  )
  await settled()
  store.dispatch(loggedIn(SOMEBODY))
  // as the page does when it is drawn anew
  store.dispatch(
    askForResource({ at: { name: 'history', key: '' }, endpoint: listAttempts, input: {}, on: ['attempt'] }),
  )
  await settled()
  expect(asked).toBe(2)
  answer.resolve({ data: { claimed: 2 } })
  await settled()
  expect(asked).toBe(3)
})

test('QUI-05 what was played before a login is claimed by the next page where the first was left at once', async () => {
  const first = setup({ refreshSince: () => async () => 'done' })
  first.api.on(checkSession, () => ({ data: SOMEBODY }))
  // the page is left before the answer comes
  first.api.on(claimAttempts, () => new Promise(() => undefined))
  first.store.dispatch(loggedIn(SOMEBODY))
  await settled()

  let asked = 0
  const { loginFlag, own } = first.services
  const open = async (answer: () => { readonly data: { readonly claimed: number } } | ReturnType<typeof rejected>) => {
    const next = setup({ loginFlag, own })
    next.api.on(checkSession, () => ({ data: SOMEBODY }))
    next.api.on(claimAttempts, () => {
      asked += 1
      return answer()
    })
    next.store.dispatch(checkSessionNow())
    await settled()
  }
  await open(() => rejected('UNAVAILABLE'))
  expect(asked).toBe(1)
  await open(() => ({ data: { claimed: 2 } }))
  expect(asked).toBe(2)
  await open(() => ({ data: { claimed: 0 } }))
  expect(asked).toBe(2)
})

test('I18-01 a login brings the language of the account to a device where none was chosen', async () => {
  const login = async () => {
    const { services, store } = setup()
    store.dispatch(loggedIn({ ...SOMEBODY, chosen_language: 'en' }))
    await settled()
    await settled()
    return services.reloads()
  }
  document.documentElement.lang = 'pl'
  localStorage.clear()
  expect(await login()).toBe(1)
  expect(localStorage.getItem('kredka.language')).toBe('en')
  expect(await login()).toBe(0)
  localStorage.setItem('kredka.language', 'pl')
  expect(await login()).toBe(0)
  expect(localStorage.getItem('kredka.language')).toBe('pl')
  localStorage.clear()
})
